import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseHeaderView } from '../../src/sections/course-header/CourseHeaderView.tsx';
import { Button } from '../../src/ui/button/Button.tsx';
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

export const Shared: Story = { args: { share: <Button variant="outlined">Share</Button> } };

export const WithCalendar: Story = {
  args: { calendarHref: '/course-details/kitchen-chemistry/calendar.ics', timesHere: 'Sat 11 am–12 pm' },
};

const urdu = { course: { ...course, name: 'باورچی خانے کی کیمیا', shortDescription: 'گھر پر تجربے۔' } };
export const RightToLeft: Story = { args: urdu, globals: { direction: 'rtl' } };
