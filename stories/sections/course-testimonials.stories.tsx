import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseTestimonialsView } from '../../src/sections/course-testimonials/CourseTestimonialsView.tsx';
import { many } from '../fixtures.tsx';
import { testimonials } from './course-page-parts.ts';

const meta = {
  title: 'Sections/Course testimonials',
  component: CourseTestimonialsView,
  args: { testimonials },
} satisfies Meta<typeof CourseTestimonialsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Failed: Story = {
  args: { testimonials: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    testimonials: testimonials.map((voice, index) => ({
      ...voice,
      name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3),
      courseName: 'x'.repeat(200),
      content: voice.content.repeat(1 + index * 4),
      imageUrl: '',
    })),
  },
};

export const Empty: Story = { args: { testimonials: [] } };

export const One: Story = { args: { testimonials: testimonials.slice(0, 1) } };

export const Many: Story = { args: { testimonials: many(testimonials) } };

export const RightToLeft: Story = {
  args: { testimonials: testimonials.map((one) => ({ ...one, content: 'بہت اچھا کورس تھا۔', name: 'عائشہ' })) },
  globals: { direction: 'rtl' },
};
