import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { PartnerView } from '../../src/sections/partner/PartnerView.tsx';
import { Button } from '../../src/ui/button/Button.tsx';
import { many } from '../fixtures.tsx';

const [partner] = world.partners;
const school = world.partners.find(({ kind }) => kind === 'School');
if (!partner) throw new Error('demo/content/partners.csv is empty.');

const meta = {
  title: 'Sections/Partner',
  component: PartnerView,
  args: {
    partner,
    products: world.products.slice(0, 3),
    courses: world.courses.slice(0, 3),
    share: <Button>Share</Button>,
  },
} satisfies Meta<typeof PartnerView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const School: Story = { args: { partner: school ?? partner } };

export const Empty: Story = {
  args: { products: [], courses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const One: Story = { args: { products: world.products.slice(0, 1), courses: world.courses.slice(0, 1) } };

export const Many: Story = { args: { products: many(world.products), courses: many(world.courses) } };

export const CountedDownloads: Story = {
  args: { downloadHref: ({ id }) => `/go/${id}?partner=${partner.id}` },
  play: async ({ canvas }) => {
    const [first] = world.products;
    const link = canvas.getByRole('link', { name: `Download ${first?.name}` });
    await expect(link.getAttribute('href')).toBe(`/go/${first?.id}?partner=${partner.id}`);
  },
};

export const LongNames: Story = {
  args: {
    partner: {
      ...partner,
      name: 'Maximiliane-Theodora '.repeat(4),
      about: 'She could not stop talking about it. '.repeat(8),
      imageUrl: '/media/none.svg',
    },
    products: [
      {
        id: 'long',
        name: 'Unbreakable'.repeat(14),
        description: 'Short words go on and on. '.repeat(40),
        imageUrl: '/media/none.svg',
        downloadUrl: '/media/downloads/long.pdf',
      },
      { id: 'bare', name: 'Bare', description: '', imageUrl: '', downloadUrl: '' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    partner: {
      ...partner,
      name: 'مہوش گل',
      about: 'برسات کے ہر ہفتے میری جماعت گرہوں والی رسی سے دریائے سوات ناپتی ہے۔ یہ صفحے ہم خود چھاپتے ہیں۔',
    },
  },
  globals: { direction: 'rtl' },
};
