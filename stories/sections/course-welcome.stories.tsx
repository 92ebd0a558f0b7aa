import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseWelcomeView } from '../../src/sections/course-welcome/CourseWelcomeView.tsx';
import { bareCourse, course, wordyCourse } from './course-page-parts.ts';

const meta = {
  title: 'Sections/Course welcome',
  component: CourseWelcomeView,
  args: { course },
  decorators: [
    (Part) => (
      <div style={{ padding: 24, maxInlineSize: 800 }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseWelcomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const LongNames: Story = { args: { course: wordyCourse } };

export const MissingFields: Story = { args: { course: bareCourse } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const At390px: Story = {
  decorators: [
    (Part) => (
      <div style={{ inlineSize: 390 }}>
        <Part />
      </div>
    ),
  ],
};
