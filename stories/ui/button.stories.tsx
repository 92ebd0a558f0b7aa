import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../src/ui/button/Button.tsx';
import { Icon } from '../../src/ui/icon/Icon.tsx';
import { arrow } from '../../src/ui/icon/paths.ts';
import { interactions } from '../interaction-states.tsx';

const meta = {
  title: 'UI/Button',
  parameters: { layout: 'padded' },
  component: Button,
  args: { children: 'Learn with Us', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Small: Story = { args: { size: 'sm' } };
export const WithIcon: Story = { args: { children: ['Explore All Courses', <Icon key="icon" path={arrow} ahead />] } };
export const Busy: Story = { args: { busy: true, children: 'Sending' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongLabel: Story = { args: { children: 'A label that a translator has made rather long '.repeat(6) } };

export const IsReachedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const IgnoresClicksWhileBusy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Hovered: Story = interactions.Hovered;
export const Focused: Story = interactions.Focused;
export const RightToLeft: Story = {
  args: { children: ['تمام کورسز دیکھیں', <Icon key="icon" path={arrow} ahead />] },
  globals: { direction: 'rtl' },
};
