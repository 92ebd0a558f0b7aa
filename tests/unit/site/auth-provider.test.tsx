import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeSession, renderInSite, withShell } from './in-site.tsx';

const page = withShell(<h1>The page</h1>);

describe('The auth modals', () => {
  it('open from the header’s buttons', async () => {
    renderInSite(page);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeTruthy();
  });

  it.each([
    ['signin', 'Welcome Back'],
    ['signup', 'Create Account'],
  ])('open from /?auth=%s, which is removed from the URL', async (value, name) => {
    const { history } = renderInSite(page, { path: `/?auth=${value}&x=1` });
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    expect(history).toEqual(['/?x=1']);
  });

  it('stay closed for a logged-in user', async () => {
    const { history } = renderInSite(page, {
      path: '/?auth=signin',
      session: fakeSession({ loggedIn: true }),
    });
    await waitFor(() => expect(history).toEqual(['/']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
