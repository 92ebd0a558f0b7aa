import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createData, type Data } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import { RequestError } from '../../../src/data/http.ts';
import { AuthDialogs } from '../../../src/site/auth/AuthDialogs.tsx';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Toaster } from '../../../src/ui/toast/Toaster.tsx';
import { ToastProvider } from '../../../src/ui/toast/toasts.ts';
import { withSite } from '../in-site.tsx';

/** A page with a button that opens the dialog. `send` is the story's server response. */
function Page({ open: first, onSwap, onClose, send }: ComponentProps<typeof AuthDialogs> & { send: unknown }) {
  const [open, setOpen] = useState(first);
  const data: Data = { ...createData({ host: '/api' }), send: send as Data['send'] };
  return (
    <DataProvider data={data}>
      <ToastProvider>
        <Button onClick={() => setOpen(first)}>Open it</Button>
        <AuthDialogs
          open={open}
          onSwap={(modal) => {
            onSwap(modal);
            setOpen(modal);
          }}
          onClose={() => {
            onClose();
            setOpen(undefined);
          }}
        />
        <Toaster />
      </ToastProvider>
    </DataProvider>
  );
}

const user = { id: 'u1', firstName: 'Zara', lastName: 'Ali', email: 'zara@example.org' };
const fails = (error: RequestError) => () => Promise.reject(error);
const refused = (body: unknown) => fails(new RequestError('status', 'Refused.', 401, body));

const meta = {
  title: 'Site/Auth/Modals',
  component: Page,
  decorators: [withSite],
  parameters: { docs: { story: { inline: false, height: '800px' } } },
  args: { open: 'signin', onSwap: fn(), onClose: fn(), send: () => Promise.resolve({ user, token: 'secret' }) },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** Waits until the title has the focus, which moves after the dialog opens. Type only after that. */
const opened = () => waitFor(() => expect(page.getByRole('heading', { name: 'Welcome Back' })).toHaveFocus());

async function fillInSignIn() {
  await opened();
  await userEvent.type(page.getByLabelText('Email'), 'zara@example.org');
  await userEvent.type(page.getByLabelText('Password'), 'correct horse');
}
const signIn = () => userEvent.click(page.getByRole('button', { name: 'Sign In' }));

export const SignIn: Story = {};

export const SignUp: Story = { args: { open: 'signup' } };

export const RightToLeft: Story = { args: { open: 'signup' }, globals: { direction: 'rtl' } };

export const NothingFilledIn: Story = {
  args: { open: 'signup' },
  play: async () => {
    await userEvent.click(page.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(page.getByText('Confirm password is required')).toBeVisible());
    await expect(page.getByLabelText('First name')).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { send: refused({ success: false, message: 'Wrong email or password' }) },
  play: async () => {
    await fillInSignIn();
    await signIn();
    await waitFor(() => expect(page.getAllByText('Wrong email or password')).toHaveLength(2));
  },
};

export const HostileServer: Story = {
  args: { send: refused({ message: `<img src=x onerror="alert(1)"> ${'unbreakable'.repeat(200)}` }) },
  play: async () => {
    await fillInSignIn();
    await signIn();
    await waitFor(() => expect(page.getAllByText(/^<img src=x/)).toHaveLength(2));
  },
};

export const NotAnswered: Story = {
  args: { send: fails(new RequestError('network', 'Nobody there.')) },
  play: async () => {
    await fillInSignIn();
    await signIn();
    await waitFor(() => expect(page.getByText(/^That did not get through/)).toBeVisible());
    await expect(page.getByLabelText('Password')).toHaveValue('correct horse');
  },
};

export const Sending: Story = {
  args: { send: () => new Promise(() => {}) },
  play: async () => {
    await fillInSignIn();
    await signIn();
    await waitFor(() => expect(page.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const SwapsAndKeepsWhatWasTyped: Story = {
  play: async () => {
    await opened();
    await userEvent.type(page.getByLabelText('Email'), 'zara@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Sign Up' }));
    await expect(page.getByRole('heading', { name: 'Create Account' })).toHaveFocus();
    await expect(page.getByLabelText('Email')).toHaveValue('zara@example.org');
  },
};

export const SignsIn: Story = {
  play: async ({ args }) => {
    await fillInSignIn();
    await signIn();
    await waitFor(() => expect(page.getByText('User login Successfully')).toBeVisible());
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
