import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseWelcomeView } from '../../src/sections/course-welcome/CourseWelcomeView.tsx';
import { inColumn } from '../fixtures.tsx';
import { bareCourse, course, wordyCourse } from './course-page-parts.ts';

const meta = {
  title: 'Sections/Course welcome',
  component: CourseWelcomeView,
  args: { course },
  decorators: [inColumn(800)],
} satisfies Meta<typeof CourseWelcomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const LongNames: Story = { args: { course: wordyCourse } };
export const MissingFields: Story = {
  args: { course: bareCourse },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

const urdu = { course: { ...course, name: 'باورچی خانے کی کیمیا', shortDescription: 'گھر پر تجربے۔' } };
export const RightToLeft: Story = { args: urdu, globals: { direction: 'rtl' } };
