import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import type { Category } from '../../src/domain/entities.ts';
import { CategoriesView } from '../../src/sections/categories/CategoriesView.tsx';
import { inColumn } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Categories',
  component: CategoriesView,
  args: { categories: world.categories, status: 'loaded', href: '/explore-allcourses' },
  decorators: [inColumn()],
} satisfies Meta<typeof CategoriesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { status: 'loading', categories: undefined } };

export const Failed: Story = {
  args: { status: 'failed', categories: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = { ...Failed, args: { categories: [] } };

const again = (round: string): Category[] => world.categories.map((one) => ({ ...one, id: `${one.id}${round}` }));

/** The sixth card repeats the first colour. */
export const Many: Story = { args: { categories: [...world.categories, ...again('-2')] } };

export const LongNames: Story = {
  args: {
    categories: [
      {
        id: 'long',
        name: 'Naturwissenschaftlichmathematischtechnische Grundlagen',
        highlights: ['word '.repeat(60), 'Unbreakable'.repeat(12)],
        imageUrl: '',
      },
      ...world.categories.slice(0, 2),
      { id: 'bare', name: 'Bare', highlights: [], imageUrl: '/media/none.svg' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    categories: world.categories.map((one) => ({
      ...one,
      name: 'سائنس',
      highlights: ['ایک سوال پوچھیں جس کا جواب دنیا دے سکے', 'گھر پر اگائیں، ملائیں، تولیں اور دیکھیں'],
    })),
  },
  globals: { direction: 'rtl' },
};

export const One: Story = { args: { categories: world.categories.slice(0, 1) } };
