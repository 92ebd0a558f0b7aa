import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseHeaderView } from '../../src/sections/course-header/CourseHeaderView.tsx';
import { inColumn } from '../fixtures.tsx';
import { bareCourse, course, wordyCourse } from './course-page-parts.ts';

const meta = {
  title: 'Sections/Course header',
  component: CourseHeaderView,
  args: { course },
  decorators: [inColumn(800)],
} satisfies Meta<typeof CourseHeaderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const LongNames: Story = { args: { course: wordyCourse } };

export const MissingFields: Story = { args: { course: bareCourse } };
