import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

const onDemo = fn((event: { preventDefault: () => void }) => event.preventDefault());
export const TryDemo: Story = {
  args: { onDemo },
  play: async ({ canvas, userEvent }) => {
    onDemo.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Try Demo' }));
    await expect(onDemo).toHaveBeenCalledTimes(1);
  },
};

export const WithoutDemo: Story = {
  args: { demoHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Try Demo' })).toBeNull();
  },
};

export const WithOwnEnrolment: Story = { args: { enrolHref: 'https://wa.me/923001234567' } };

export const WithWhatsApp: Story = { args: { askHref: 'https://wa.me/923001234567' } };

export const InProgress: Story = {
  args: {
    progress: { text: '3 of 13 lessons', label: 'Continue: Testing lemon', href: '/video/kitchen-chemistry-m1-l4' },
  },
};

const urdu = { course: { ...course, name: 'باورچی خانے کی کیمیا', shortDescription: 'گھر پر تجربے۔' } };
export const RightToLeft: Story = { args: urdu, globals: { direction: 'rtl' } };
