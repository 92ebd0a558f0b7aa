import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseSideCardView } from '../../src/sections/course-side-card/CourseSideCardView.tsx';
import { inColumn } from '../fixtures.tsx';
import { bareCourse, course, wordyCourse } from './course-page-parts.ts';

const meta = {
  title: 'Sections/Course side card',
  component: CourseSideCardView,
  args: { course, demoHref: '/video/kitchen-chemistry-m1-l1' },
  decorators: [inColumn(408)],
} satisfies Meta<typeof CourseSideCardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const LongNames: Story = { args: { course: wordyCourse } };

export const MissingFields: Story = { args: { course: bareCourse } };
