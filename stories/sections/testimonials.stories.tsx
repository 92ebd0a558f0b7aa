import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { TestimonialsView } from '../../src/sections/testimonials/TestimonialsView.tsx';
import { many } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Testimonials',
  component: TestimonialsView,
  args: { testimonials: world.homeTestimonials, status: 'loaded' },
} satisfies Meta<typeof TestimonialsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { status: 'loading', testimonials: undefined } };

export const Failed: Story = {
  args: { status: 'failed', testimonials: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = { ...Failed, args: { testimonials: [] } };

export const LongNames: Story = {
  args: {
    testimonials: [
      {
        id: 'long',
        name: 'Maximiliane-Theodora '.repeat(6),
        courseName: 'Unbreakable'.repeat(12),
        imageUrl: '/media/none.svg',
        content: 'We could not stop talking about it. '.repeat(30),
      },
      { id: 'bare', name: '', courseName: '', imageUrl: '', content: 'Good.' },
      ...world.homeTestimonials.slice(0, 2),
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    testimonials: world.homeTestimonials.map((one) => ({
      ...one,
      name: 'عائشہ، حمزہ کی والدہ',
      courseName: 'پل بنانے والے',
      content: 'ہماری کھانے کی میز چھ ہفتے تک دریا بنی رہی۔',
    })),
  },
  globals: { direction: 'rtl' },
};

export const One: Story = { args: { testimonials: world.homeTestimonials.slice(0, 1) } };

export const Many: Story = { args: { testimonials: many(world.homeTestimonials) } };
