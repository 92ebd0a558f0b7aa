import type { Meta, StoryObj } from '@storybook/react-vite';
import { EnrolBarView } from '../../src/sections/enrol-bar/EnrolBarView.tsx';
import { course, wordyCourse } from './course-page-parts.ts';

const meta = {
  title: 'Sections/Enrol bar',
  component: EnrolBarView,
  args: { course },
} satisfies Meta<typeof EnrolBarView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutFee: Story = {};
export const WithFee: Story = { args: { course: { ...course, fee: 'Rs 4,500 a month' } } };
export const LongNames: Story = { args: { course: { ...wordyCourse, fee: 'Rs 4,500 a month, or less '.repeat(4) } } };
export const WithOwnEnrolment: Story = { args: { enrolHref: 'https://wa.me/923001234567' } };
export const WithWhatsApp: Story = { args: { askHref: 'https://wa.me/923001234567' } };
export const RightToLeft: Story = {
  args: { course: { ...course, name: 'باورچی خانے کی کیمیا', fee: '۴۵۰۰ روپے' } },
  globals: { direction: 'rtl' },
};
