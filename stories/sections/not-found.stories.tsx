import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundView } from '../../src/sections/not-found/NotFoundView.tsx';
import { unbroken, wordy } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Not found',
  component: NotFoundView,
  args: {
    title: 'This course is not here',
    children: 'It may have a new address, or it is no longer taught. Others are waiting for you.',
  },
} satisfies Meta<typeof NotFoundView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

/** A school with one subject has nothing to choose from. */
export const One: Story = { args: { subjects: ['Arts'] } };

export const Empty: Story = { args: { subjects: [] } };

export const LongNames: Story = { args: { title: unbroken, children: wordy } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
