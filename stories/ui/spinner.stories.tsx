import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../src/ui/spinner/Spinner.tsx';
import { unbroken, wordy } from '../fixtures.tsx';

const meta = {
  title: 'UI/Spinner',
  parameters: { layout: 'padded' },
  component: Spinner,
  args: { label: 'Loading courses' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Turning: Story = {};

export const LongNames: Story = { args: { label: `${unbroken} ${wordy}` } };

export const RightToLeft: Story = { args: { label: 'کورسز آ رہے ہیں' }, globals: { direction: 'rtl' } };
