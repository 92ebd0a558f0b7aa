import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../src/ui/spinner/Spinner.tsx';

const meta = {
  component: Spinner,
  tags: ['autodocs'],
  args: { label: 'Loading courses' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Turning: Story = {};
