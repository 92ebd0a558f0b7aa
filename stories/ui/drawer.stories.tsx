import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/button/Button.tsx';
import { Drawer } from '../../src/ui/drawer/Drawer.tsx';
import { Link } from '../../src/ui/link/Link.tsx';
import { following, unbroken, wordy } from '../fixtures.tsx';

function Opener({ open: first, onClose, ...rest }: ComponentProps<typeof Drawer>) {
  const [open, setOpen] = useState(first);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer {...rest} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  decorators: following(() => {}),
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onClose: fn(),
    label: 'Menu',
    children: (
      <ul>
        <li>
          <Link href="/">Home</Link>
        </li>
        <li>
          <Link href="/aboutus">About Us</Link>
        </li>
      </ul>
    ),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const LongNames: Story = { args: { children: [unbroken, wordy].map((text) => <p key={text}>{text}</p>) } };

export const ClosesWhenALinkIsFollowed: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('link', { name: 'About Us' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  args: { label: 'مینو', children: <Link href="/">صفحہ اول</Link> },
  globals: { direction: 'rtl' },
};
