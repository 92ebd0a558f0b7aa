import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CopyButton } from '../../src/ui/copy-button/CopyButton.tsx';

const meta = {
  title: 'UI/Copy button',
  parameters: { layout: 'padded' },
  component: CopyButton,
  args: { text: 'https://steam.example/p/green-valley', what: 'the link', from: () => null },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { large: true, children: 'Copy the link' } };
export const LongLabel: Story = { args: { children: 'Copy '.repeat(60) } };

export const SaysThatItCopied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(canvas.getByRole('status').textContent).not.toBe('');
  },
};

export const RightToLeft: Story = { args: { children: 'لنک کاپی کریں' }, globals: { direction: 'rtl' } };
