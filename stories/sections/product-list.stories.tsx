import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { layouts } from '../../src/sections/product-list/layouts.ts';
import { ProductListView, type ProductListViewProps } from '../../src/sections/product-list/ProductListView.tsx';
import { Spinner } from '../../src/ui/spinner/Spinner.tsx';
import { many } from '../fixtures.tsx';

const { products } = world;

const meta = {
  title: 'Sections/Product list',
  component: ProductListView,
  args: {
    products,
    status: 'loaded',
    onDownload: fn<NonNullable<ProductListViewProps['onDownload']>>((_product, event) => event.preventDefault()),
  },
  decorators: [
    (List, { parameters }) => (
      <div style={{ maxWidth: parameters.hostWidth, padding: 16 }}>
        <List />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Grid: Story = { args: { layout: 'grid' } };

/** Low rows, as on the pages of partners. */
export const Compact: Story = { args: { layout: layouts.compact } };

/** One row that scrolls sideways, with a link to all products. */
export const InARow: Story = {
  args: { layout: layouts.row },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all products' })).toBeVisible();
  },
};

/** Only the name and the download of the first product. */
export const OneButton: Story = { args: { layout: layouts.button } };

export const OnlyTwo: Story = {
  args: { only: ['lab-notebook', 'no-such-product', 'steam-words'] },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading');
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Lab Notebook Page', 'STEAM Words']);
  },
};

export const Loading: Story = {
  args: { products: undefined, status: 'loading', spinner: <Spinner label="Loading products" /> },
};

export const Failed: Story = {
  args: { products: undefined, status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = { ...Failed, args: { products: [] } };

export const WithoutLinks: Story = {
  args: { products: products.map((product) => ({ ...product, downloadUrl: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Download Now !/)).toBeNull();
  },
};

export const CountedDownloads: Story = {
  args: { counted: true },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first?.getAttribute('href')).toBe('/go/steam-words');
  },
};

export const LongNames: Story = {
  args: {
    products: [
      {
        id: 'long',
        name: 'Unbreakable'.repeat(14),
        description: 'Short words go on and on. '.repeat(40),
        imageUrl: '/media/none.svg',
        downloadUrl: '/media/downloads/long.pdf',
      },
      { id: 'bare', name: 'Bare', description: '', imageUrl: '', downloadUrl: '' },
      ...products.slice(0, 2),
    ],
  },
};

export const LongNamesInAGrid: Story = { args: { ...LongNames.args, layout: 'grid' } };

/** A narrow column on a wide screen, because the layout depends on the width of the column. */
export const InANarrowColumn: Story = { parameters: { hostWidth: 320 } };

export const RightToLeft: Story = {
  args: {
    products: products.map((product) => ({
      ...product,
      name: 'پہاڑوں کی پتنگ',
      description: 'ایک سے دس تک کا پہاڑا، پتنگ کی شکل میں۔ پہلے بیچ کے مربع اعداد میں رنگ بھریں۔',
    })),
    labels: { download: 'ابھی اتاریں' },
  },
  globals: { direction: 'rtl' },
};

export const One: Story = { args: { products: products.slice(0, 1) } };

export const Many: Story = { args: { products: many(products) } };

export const TellsOfADownload: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Download Now ! Multiplication Kite' }));
    await expect(args.onDownload).toHaveBeenCalledWith(products[1], expect.anything());
  },
};
