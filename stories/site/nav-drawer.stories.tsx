import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuthProvider } from '../../src/site/auth/AuthProvider.tsx';
import { NavDrawer } from '../../src/site/shell/NavDrawer.tsx';
import { unbroken, visitor, wordy } from '../fixtures.tsx';
import { withSite } from './in-site.tsx';

const meta = {
  title: 'Site/Menu drawer',
  component: NavDrawer,
  decorators: [
    (Part) => (
      <AuthProvider>
        <Part />
      </AuthProvider>
    ),
    withSite,
  ],
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof NavDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};

export const LoggedIn: Story = {
  parameters: {
    session: { loggedIn: true, user: visitor },
  },
};

export const LongNames: Story = {
  parameters: { session: { loggedIn: true, user: { ...visitor, firstName: unbroken, lastName: wordy } } },
};

export const ClosesByItsButton: Story = {
  play: async ({ args }) => {
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
