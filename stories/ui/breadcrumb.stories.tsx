import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../../src/ui/breadcrumb/Breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  tags: ['autodocs'],
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Courses', href: '/explore-allcourses' },
      { label: 'Night Sky of Pakistan' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {};
export const LongNames: Story = {
  args: { items: [{ label: 'Home', href: '/' }, { label: 'A course with a name that has no end '.repeat(8) }] },
};
export const RightToLeft: Story = {
  args: {
    items: [{ label: 'صفحہ اول', href: '/' }, { label: 'کورسز', href: '/explore-allcourses' }, { label: 'فلکیات' }],
  },
  parameters: { direction: 'rtl' },
};
