import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../../src/ui/visually-hidden/VisuallyHidden.tsx';
import { wordy } from '../fixtures.tsx';

const meta = {
  title: 'UI/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Only screen readers say this' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OutOfSight: Story = {};

export const LongNames: Story = { args: { children: wordy } };
