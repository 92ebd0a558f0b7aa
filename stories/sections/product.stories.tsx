import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { ProductView } from '../../src/sections/product/ProductView.tsx';
import { Button } from '../../src/ui/button/Button.tsx';

const [product] = world.products;
if (!product) throw new Error('demo/content/products.csv is empty.');

const meta = {
  title: 'Sections/Product',
  component: ProductView,
  args: {
    product,
    file: { type: 'PDF', bytes: 84_000 },
    share: <Button variant="outlined">Share</Button>,
  },
} satisfies Meta<typeof ProductView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const HostedElsewhere: Story = {
  args: { file: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/PDF/)).toBeNull();
  },
};

export const WithoutLink: Story = {
  args: { product: { ...product, downloadUrl: '' }, file: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Download/ })).toBeNull();
  },
};

export const CountedDownload: Story = { args: { downloadHref: `/go/${product.id}?partner=green-valley` } };

export const LongNames: Story = {
  args: {
    product: {
      ...product,
      name: 'Unbreakable'.repeat(14),
      description: 'Short words go on and on. '.repeat(40),
      imageUrl: '/media/none.svg',
    },
  },
};

export const RightToLeft: Story = {
  args: {
    product: {
      ...product,
      name: 'پہاڑوں کی پتنگ',
      description: 'ایک سے دس تک کا پہاڑا، پتنگ کی شکل میں۔ پہلے بیچ کے مربع اعداد میں رنگ بھریں۔',
    },
  },
  globals: { direction: 'rtl' },
};
