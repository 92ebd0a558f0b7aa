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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const At390px: Story = { globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = { args: { children: wordy } };
