import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/button/Button.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../src/ui/dialog/DialogTitle.tsx';
import { TextField } from '../../src/ui/field/TextField.tsx';

function Opener({ open: first, onClose, ...rest }: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(first);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      <Dialog {...rest} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  // In a frame, because open modals would cover the docs page.
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onClose: fn(),
    labelledBy: 'dialog-title',
    children: (
      <>
        <DialogTitle id="dialog-title">Welcome Back</DialogTitle>
        <TextField label="Email" name="email" type="email" />
      </>
    ),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Wide: Story = { args: { wide: true } };
export const LongContent: Story = {
  args: {
    children: (
      <>
        <DialogTitle id="dialog-title">Terms</DialogTitle>
        {Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1} of what nobody reads to its end.`).map(
          (text) => (
            <p key={text}>{text}</p>
          ),
        )}
      </>
    ),
  },
};
export const ClosesByItsButton: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open it' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Labelled: Story = {
  args: { labelledBy: undefined, label: 'Watch a lecture', children: <p>A dialog without a visible heading.</p> },
};

export const RightToLeft: Story = {
  args: { children: <DialogTitle id="dialog-title">خوش آمدید</DialogTitle> },
  globals: { direction: 'rtl' },
};
