import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../../src/ui/breadcrumb/Breadcrumb.tsx';

const meta = {
  title: 'UI/Breadcrumb',
  parameters: { layout: 'padded' },
  component: Breadcrumb,
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
  globals: { direction: 'rtl' },
};

export const Empty: Story = { args: { items: [] } };

export const One: Story = { args: { items: [{ label: 'Home', href: '/' }] } };

export const Many: Story = {
  args: { items: Array.from({ length: 12 }, (_, index) => ({ label: `Step ${index + 1}`, href: `/${index}` })) },
};
