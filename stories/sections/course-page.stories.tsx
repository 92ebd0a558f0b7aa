import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CourseHeaderView } from '../../src/sections/course-header/CourseHeaderView.tsx';
import { CourseSideCardView } from '../../src/sections/course-side-card/CourseSideCardView.tsx';
import { CourseWelcomeView } from '../../src/sections/course-welcome/CourseWelcomeView.tsx';
import { Button } from '../../src/ui/button/Button.tsx';
import { inColumn } from '../fixtures.tsx';
import { bareCourse, course, wordyCourse } from './course-page-parts.ts';

const meta = {
  title: 'Sections/Course page',
  component: CourseHeaderView,
  subcomponents: { CourseWelcomeView, CourseSideCardView },
  args: { course },
} satisfies Meta<typeof CourseHeaderView>;

export default meta;
type Story = StoryObj<typeof meta>;

const header: Story = { decorators: [inColumn(800)] };
export const CourseHeaderLoaded: Story = header;
export const CourseHeaderLongNames: Story = { ...header, args: { course: wordyCourse } };
export const CourseHeaderMissingFields: Story = { ...header, args: { course: bareCourse } };

const welcome: Story = { ...header, render: (args) => <CourseWelcomeView {...args} /> };
export const CourseWelcomeLoaded: Story = welcome;
export const CourseWelcomeLongNames: Story = { ...welcome, args: { course: wordyCourse } };
export const CourseWelcomeMissingFields: Story = { ...welcome, args: { course: bareCourse } };

const sideCard: Story = {
  decorators: [inColumn(408)],
  render: (args) => <CourseSideCardView {...args} demoHref="/video/kitchen-chemistry-m1-l1" />,
};
export const CourseSideCardLoaded: Story = sideCard;
export const CourseSideCardLongNames: Story = { ...sideCard, args: { course: wordyCourse } };
export const CourseSideCardMissingFields: Story = { ...sideCard, args: { course: bareCourse } };

const onDemo = fn((event: { preventDefault: () => void }) => event.preventDefault());
export const CourseSideCardTryDemo: Story = {
  ...sideCard,
  render: (args) => <CourseSideCardView {...args} demoHref="/video/kitchen-chemistry-m1-l1" onDemo={onDemo} />,
  play: async ({ canvas, userEvent }) => {
    onDemo.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Try Demo' }));
    await expect(onDemo).toHaveBeenCalledTimes(1);
  },
};

const urdu = { course: { ...course, name: 'باورچی خانے کی کیمیا', shortDescription: 'گھر پر تجربے۔' } };
const rightToLeft: Story = { args: urdu, globals: { direction: 'rtl' } };
export const CourseHeaderRightToLeft: Story = { ...header, ...rightToLeft };
export const CourseWelcomeRightToLeft: Story = { ...welcome, ...rightToLeft };
export const CourseSideCardRightToLeft: Story = { ...sideCard, ...rightToLeft };

export const CourseHeaderShared: Story = {
  ...header,
  render: (args) => <CourseHeaderView {...args} share={<Button variant="outlined">Share</Button>} />,
};

export const CourseSideCardWithOwnEnrolment: Story = {
  ...sideCard,
  render: (args) => (
    <CourseSideCardView {...args} demoHref="/video/kitchen-chemistry-m1-l1" enrolHref="https://wa.me/923001234567" />
  ),
};
