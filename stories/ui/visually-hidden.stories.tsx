import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../../src/ui/visually-hidden/VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: 'Only screen readers say this' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OutOfSight: Story = {};
