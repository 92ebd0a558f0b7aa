import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wire } from '../../demo/content/index.ts';
import { inColumn, many, unbroken, wordy } from '../fixtures.tsx';
import { controlsOf, failed, loaded, loading, ProductListElement, within } from './elements.tsx';

const meta = {
  title: 'Embed/Product list',
  component: ProductListElement,
  decorators: [inColumn()],
  argTypes: controlsOf('product-list'),
  args: { list: loaded(wire.products), children: <a href="/">See all products</a> },
} satisfies Meta<typeof ProductListElement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** The page's own content stands there until there is a list. */
export const Loading: Story = { args: { list: loading } };

/** And it stays where there is none. */
export const Empty: Story = { args: { list: loaded([]) } };

export const Failed: Story = {
  args: { list: failed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all products' })).toBeVisible();
  },
};

export const One: Story = { args: { list: loaded(wire.products.slice(0, 1)) } };

export const Many: Story = { args: { list: loaded(many(wire.products, 4)) } };

export const LongNames: Story = {
  args: { list: loaded(wire.products.map((one) => ({ ...one, productname: unbroken, description: wordy }))) },
};

export const InAGrid: Story = { args: { layout: 'grid' } };

export const OnlyTwo: Story = { args: { products: ['lab-notebook', 'steam-words'] } };

export const InUrdu: Story = { args: { lang: 'ur' } };

export const RightToLeft: Story = { args: { dir: 'rtl' }, globals: { direction: 'rtl' } };

export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } };

export const TellsOfADownload: Story = {
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
