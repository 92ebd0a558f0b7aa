import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/site/shell/Shell.tsx';
import { visitor } from '../fixtures.tsx';
import { withSite } from './in-site.tsx';

const meta = {
  title: 'Site/Shell',
  component: Shell,
  decorators: [withSite],
  args: { children: <h1 style={{ padding: 24 }}>A page</h1> },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};

export const LoggedIn: Story = { parameters: { session: { loggedIn: true, user: visitor } } };

/** The cookie with the user's name expired before the token cookie. */
export const LoggedInWithoutAName: Story = { parameters: { session: { loggedIn: true } } };

export const LongNames: Story = {
  parameters: {
    session: {
      loggedIn: true,
      user: { ...visitor, firstName: 'Maximiliane-Theodora-Friederike', lastName: 'Unbreakable'.repeat(20) },
    },
  },
};

export const OnAnotherPage: Story = {
  parameters: { path: '/blogs' },
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('header');
    if (!header) throw new Error('The header is missing.');
    await expect(header.querySelector('[aria-current=page]')).toHaveTextContent('Blogs');
    await expect(header.getBoundingClientRect().height).toBe(88);
  },
};

export const OpensSignIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Welcome Back' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
