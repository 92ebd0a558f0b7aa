import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextStepsView } from '../../src/sections/next-steps/NextStepsView.tsx';
import { inColumn } from '../fixtures.tsx';

const steps = ['Write to the school.', 'The school answers by e-mail.', 'The first class begins.'];

const meta = {
  title: 'Sections/Next steps',
  component: NextStepsView,
  args: { steps },
  decorators: [inColumn(720)],
} satisfies Meta<typeof NextStepsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { steps: steps.slice(0, 1) } };
export const Empty: Story = { args: { steps: [] } };
export const LongNames: Story = {
  args: { steps: [...steps, 'Short words go on and on. '.repeat(12), 'x'.repeat(120)] },
};
export const RightToLeft: Story = {
  args: { steps: ['اسکول کو لکھیں۔', 'اسکول ای میل سے جواب دیتا ہے۔'] },
  globals: { direction: 'rtl' },
};
