import type { Meta, StoryObj } from '@storybook/react-vite';
import { withActions } from 'storybook/actions/decorator';
import { expect, fn, userEvent } from 'storybook/test';
import { wire } from '../../demo/content/index.ts';
import { inColumn, unbroken, wordy } from '../fixtures.tsx';
import { elementDocs } from './element-docs.ts';
import { loaded, ProductListElement, within } from './elements.tsx';
import { listStates } from './list-states.tsx';

const meta = {
  title: 'Embed/Product list',
  component: ProductListElement,
  decorators: [inColumn(), withActions],
  ...elementDocs('product-list'),
  args: { list: loaded(wire.products), children: <a href="/">See all products</a> },
} satisfies Meta<typeof ProductListElement>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(
  wire.products,
  4,
  (one) => ({ ...one, productname: unbroken, description: wordy }),
  'See all products',
);

export const Loaded: Story = states.Loaded;
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const Failed: Story = states.Failed;
export const One: Story = states.One;
export const Many: Story = states.Many;
export const LongNames: Story = states.LongNames;
export const InUrdu: Story = states.InUrdu;
export const RightToLeft: Story = states.RightToLeft;
export const Dark: Story = states.Dark;
export const PartnerColours: Story = states.PartnerColours;
export const PartnerLinks: Story = states.PartnerLinks;

export const InAGrid: Story = { args: { layout: 'grid' } };

/** Only the download button of one product. */
export const OneButton: Story = { args: { layout: 'button', products: ['lab-notebook'] } };

export const OnlyTwo: Story = { args: { products: ['lab-notebook', 'steam-words'] } };

export const DownloadsAProduct: Story = {
  play: async ({ canvasElement }) => {
    const downloaded = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('steam-download', downloaded);
    const list = await within(canvasElement, 'steam-product-list');
    const [first] = await list.findAllByRole('link', { name: /^Download Now !/ });
    if (!first) throw new Error('No download is there.');
    await userEvent.click(first);
    await expect(downloaded).toHaveBeenCalledTimes(1);
  },
};
