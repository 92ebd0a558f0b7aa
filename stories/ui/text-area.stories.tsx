import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '../../src/ui/field/TextArea.tsx';

const meta = {
  title: 'UI/Text area',
  parameters: { layout: 'padded' },
  component: TextArea,
  args: { label: 'Message', name: 'body' },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Dear teachers,\n\nwhen does the next course begin?' } };
export const Wrong: Story = { args: { error: 'Your Message is required' } };
export const LongText: Story = { args: { defaultValue: 'A line of a very long letter.\n'.repeat(80) } };
