import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopyLink } from '../../../src/office/parts/CopyLink.tsx';
import { IconButton } from '../../../src/office/parts/IconButton.tsx';
import * as icons from '../../../src/office/parts/icons.ts';
import { unbroken, wordy } from '../../fixtures.tsx';
import { interactions } from '../../interaction-states.tsx';

const meta = {
  title: 'Office/Parts/Icon button',
  parameters: { layout: 'padded' },
  component: IconButton,
  argTypes: { icon: { control: 'select', options: Object.keys(icons), mapping: icons } },
  subcomponents: { CopyLink },
  args: { icon: icons.bin, label: 'Delete Robots for beginners', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Enabled: Story = {};
export const Hovered: Story = interactions.Hovered;
export const Focused: Story = interactions.Focused;
export const LongLabel: Story = { args: { label: wordy } };
export const KeepsTheFocusWhenDisabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Robots for beginners' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const CopyLinkShort: Story = {
  render: () => <CopyLink link="https://karakoram.example/office/invitation#c2VjcmV0" what="the invitation" />,
};
export const CopyLinkLongText: Story = {
  render: () => <CopyLink link={`https://${unbroken}`} what="the invitation" />,
};
