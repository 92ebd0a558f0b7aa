import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import type { CourseSummary } from '../../src/domain/entities.ts';
import { CourseCardsView } from '../../src/sections/course-finder/CourseCardsView.tsx';
import { inColumn } from '../fixtures.tsx';

const six = world.courses.slice(0, 6);

const meta = {
  title: 'Sections/Course cards',
  component: CourseCardsView,
  args: { courses: six },
  decorators: [inColumn()],
} satisfies Meta<typeof CourseCardsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = {
  args: { courses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A single card is centred, as the heading on the home page. */
export const One: Story = {
  args: { courses: world.courses.slice(0, 1) },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('article').getBoundingClientRect();
    await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(4);
  },
};

export const Many: Story = { args: { courses: world.courses.slice(0, 13) } };

const named = (course: CourseSummary, name: string): CourseSummary => ({ ...course, name, highlights: [name] });

export const LongNames: Story = {
  args: { courses: six.map((course) => named(course, 'Naturwissenschaftlichmathematischtechnische Grundlagen')) },
};

export const RightToLeft: Story = {
  args: { courses: six.map((course) => named(course, 'باورچی خانے کی کیمیا')) },
  globals: { direction: 'rtl' },
};
