import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/button/Button.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { Toaster, type ToasterProps } from '../../src/ui/toast/Toaster.tsx';
import { ToastProvider, useToast } from '../../src/ui/toast/toasts.ts';

interface Says extends ToasterProps {
  successes?: string[];
  errors?: string[];
}

function Speaker({ successes = [], errors = [] }: Says) {
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    for (const text of errors) toast.error(text);
    for (const text of successes) toast.success(text);
  }, []);
  return <Button onClick={() => toast.success('User login Successfully')}>Say it</Button>;
}

function Modal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <Dialog open={open} onClose={() => setOpen(false)} label="Sign in">
        <Speaker />
      </Dialog>
    </>
  );
}

const meta = {
  title: 'UI/Toaster',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  render: (args) => (
    <ToastProvider>
      <Speaker {...args} />
      <Toaster />
    </ToastProvider>
  ),
} satisfies Meta<Says>;
export default meta;

type Story = StoryObj<Says>;

export const Success: Story = { args: { successes: ['Registered Successfully'] } };
export const Failure: Story = { args: { errors: ['Please login for course lecture'] } };
export const Several: Story = { args: { successes: ['One', 'Two'], errors: ['Three'] } };
export const LongText: Story = {
  args: { errors: ['A server that explains itself at length. '.repeat(40), 'e'.repeat(300)] },
};
export const IsClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    const said = await canvas.findByText('User login Successfully');
    await waitFor(() => expect(said).toBeVisible());
    canvas.getByRole('button', { name: 'Close message' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('User login Successfully')).toBeNull());
  },
};

export const IsClosedOverAModal: Story = {
  render: () => (
    <ToastProvider>
      <Modal />
      <Toaster />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(canvas.queryByText('User login Successfully')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Sign in' })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  args: { successes: ['آپ لاگ ان ہو گئے ہیں'], errors: ['پہلے لاگ ان کریں'] },
  globals: { direction: 'rtl' },
};
