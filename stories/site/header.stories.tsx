import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AuthProvider } from '../../src/site/auth/AuthProvider.tsx';
import { Header } from '../../src/site/shell/Header.tsx';
import { ownSchool, unbroken, visitor, wordy } from '../fixtures.tsx';
import { withSite } from './in-site.tsx';

const meta = {
  title: 'Site/Header',
  component: Header,
  decorators: [
    (Part) => (
      <AuthProvider>
        <Part />
      </AuthProvider>
    ),
    withSite,
  ],
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};

export const OwnSchool: Story = { parameters: { school: ownSchool } };

export const LoggedIn: Story = { parameters: { session: { loggedIn: true, user: visitor } } };

export const LongNames: Story = {
  parameters: { session: { loggedIn: true, user: { ...visitor, firstName: unbroken, lastName: wordy } } },
};

export const OpensTheMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the menu' }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Menu' }));
    await expect(drawer.getByRole('link', { name: 'Blogs' })).toBeVisible();
  },
};
