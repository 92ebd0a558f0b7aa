import { setImmediate } from 'node:timers/promises';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signIn } from '../../../../src/data/endpoints.ts';
import { RequestError } from '../../../../src/data/http.ts';
import { createSession, readSession } from '../../../../src/data/session.ts';
import { carriedEmail } from '../../../../src/site/account/forgotten.ts';
import { brand } from '../../../../src/tokens/brand.ts';
import { fakeSession } from '../in-site.tsx';
import {
  agreement,
  errorToasts,
  expectDocuments,
  field,
  fieldErrors,
  networkError,
  openModal,
  press,
  rejection,
} from './modals.tsx';

const user = { id: 'u1', firstName: 'Zara', lastName: 'Ali', email: 'zara@example.org' };

beforeEach(() => localStorage.clear());

async function fillIn({ email = 'zara@example.org', password = 'correct horse' } = {}) {
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Password'), password);
}

describe('The Sign In modal (accessibility)', () => {
  it('is named by its title, which has the focus', async () => {
    openModal('signin');
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Welcome Back'));
  });

  it('has every field of the specification', () => {
    openModal('signin');
    const dialog = within(screen.getByRole('dialog'));
    for (const label of ['Email', 'Password', 'Remember Me', agreement, 'Language']) {
      expect(field(label)).toBeTruthy();
    }
    expectDocuments();
    expect([...field('Language').querySelectorAll('option')].map((option) => option.textContent)).toEqual(['English']);
    expect(dialog.getByRole('link', { name: brand.supportEmail }).getAttribute('href')).toBe(
      `mailto:${brand.supportEmail}`,
    );
  });

  it('has a “Forgot Password” link that starts a mail to the support address', () => {
    openModal('signin');
    const link = screen.getByRole('link', { name: /Forgot Password.*e-mail to our support/ });
    expect(link.getAttribute('href')).toContain(`mailto:${brand.supportEmail}?`);
  });

  it('has a “Forgot Password” link to its form if the server sends mails, and passes the typed e-mail address on', async () => {
    openModal('signin', { accounts: 'mails' });
    const link = screen.getByRole('link', { name: /Forgot Password.*sends you a link/ });
    expect(link.getAttribute('href')).toBe('/forgot-password');
    await userEvent.type(field('Email'), 'zara@example.org');
    await userEvent.click(link);
    expect(carriedEmail()).toBe('zara@example.org');
  });

  it('labels its fields for password managers, and can show the password', async () => {
    openModal('signin');
    expect(field('Email')).toMatchObject({ name: 'email', type: 'email', autocomplete: 'email' });
    expect(field('Password')).toMatchObject({ name: 'password', type: 'password', autocomplete: 'current-password' });
    await userEvent.click(press('Show password'));
    expect(field('Password').type).toBe('text');
  });
});

describe('Sign-in', () => {
  it('shows an error at each empty field, sends nothing, and focuses the first', async () => {
    const { send } = openModal('signin');
    await userEvent.click(press('Sign In'));
    await waitFor(() =>
      expect(fieldErrors()).toEqual({
        email: 'Email is required',
        password: 'Password is required',
      }),
    );
    expect(document.activeElement).toBe(field('Email'));
    expect(send).not.toHaveBeenCalled();
  });

  it('focuses the first error once, and not again while the visitor types', async () => {
    openModal('signin');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(press('Sign In'));
    await act(async () => setImmediate());
    expect(document.activeElement).toBe(field('Email'));
    fireEvent.input(field('Email'), { target: { value: 'zara@example.org' } });
    await act(async () => setImmediate());
    expect(Object.keys(fieldErrors())).toEqual(['password']);
    act(() => void vi.runAllTimers());
    expect(document.activeElement).toBe(field('Email'));
  });

  it('shows no errors before the first submit, and validates on each change after it', async () => {
    openModal('signin');
    await userEvent.type(field('Email'), 'zara');
    expect(fieldErrors()).toEqual({});
    await userEvent.click(press('Sign In'));
    await waitFor(() => expect(fieldErrors().email).toBe('Invalid email address'));
    await userEvent.type(field('Email'), '@example.org');
    await waitFor(() => expect(fieldErrors().email).toBeUndefined());
  });

  it('sends email and password once for several clicks', async () => {
    const { send } = openModal('signin');
    send.mockReturnValue(new Promise(() => {}));
    await fillIn({ email: ' zara@example.org', password: ' a b ' });
    await userEvent.dblClick(press('Sign In'));
    await waitFor(() => expect(press('Sign In').getAttribute('aria-busy')).toBe('true'));
    await userEvent.type(field('Password'), '{Enter}');
    expect(send.mock.calls).toEqual([[signIn, { email: 'zara@example.org', password: ' a b ' }]]);
  });

  it('stores the session, shows a toast, closes and opens the home page', async () => {
    const { send, history, session } = openModal('signin');
    send.mockResolvedValue({ user, token: 'secret' });
    await fillIn();
    await userEvent.click(press('Sign In'));
    expect(await screen.findByText('User login Successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(session.get()).toEqual({ loggedIn: true, user });
    expect(history.at(-1)).toBe('/');
    await userEvent.click(press('Open again'));
    expect(field('Password').value).toBe('');
  });

  it('shows a message if the browser stores no cookies, and stays open', async () => {
    const { send, history } = openModal('signin', { session: { ...fakeSession(), signedIn: () => false } });
    send.mockResolvedValue({ user, token: 'secret' });
    await fillIn();
    await userEvent.click(press('Sign In'));
    await waitFor(() =>
      expect(fieldErrors().password).toMatch(/stores no cookies for this site. Allow cookies in its settings/),
    );
    expect(screen.queryByText('User login Successfully')).toBeNull();
    expect(history).toEqual(['/aboutus']);
    await userEvent.type(field('Password'), '!');
    await waitFor(() => expect(fieldErrors()).toEqual({}));
  });

  it('continues to the page that required the sign-in', async () => {
    const { send, history } = openModal('signin', { continueTo: '/video/m1' });
    send.mockResolvedValue({ user, token: 'secret' });
    await fillIn();
    await userEvent.click(press('Sign In'));
    await waitFor(() => expect(history.at(-1)).toBe('/video/m1'));
  });

  it('stores the token and the user in two cookies', async () => {
    const { send } = openModal('signin', { session: createSession({ host: '/api' }) });
    send.mockResolvedValue({ user, token: 'secret' });
    await fillIn();
    await userEvent.click(press('Sign In'));
    await waitFor(() => expect(document.cookie).toContain('token=secret'));
    expect(readSession(document.cookie)).toEqual({ loggedIn: true, user });
    for (const name of ['token', 'userData']) Cookies.remove(name);
  });

  it.each([
    ['a rejection', rejection(401, { success: false, message: 'Wrong email or password' })],
    [
      'an error with status 200',
      new RequestError('parsing', 'No token.', 200, { success: false, message: 'Wrong email or password' }),
    ],
  ])('shows the server’s message after %s, and keeps the values', async (_name, error) => {
    const { send } = openModal('signin');
    send.mockRejectedValue(error);
    await fillIn();
    await userEvent.click(press('Sign In'));
    await waitFor(() => expect(errorToasts()).toEqual(['Wrong email or password']));
    // The message stays below the form, and both fields refer to it, until one of them changes.
    expect(fieldErrors()).toEqual({ email: 'Wrong email or password', password: 'Wrong email or password' });
    expect(field('Email').value).toBe('zara@example.org');
    expect(field('Password').value).toBe('correct horse');
    await userEvent.click(press('Sign In'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['a network error', networkError()],
    ['an error without a message', rejection(500, '<h1>Oops</h1>')],
  ])('shows a message in the form and no toast after %s', async (_name, error) => {
    const { send } = openModal('signin');
    send.mockRejectedValue(error);
    await fillIn();
    await userEvent.click(press('Sign In'));
    expect(await screen.findByText(/^That did not get through\./)).toBeTruthy();
    expect(errorToasts()).toEqual([]);
    await waitFor(() => expect(press('Sign In').getAttribute('aria-busy')).toBeNull());
    expect(field('Password').value).toBe('correct horse');

    send.mockResolvedValue({ user, token: 'secret' });
    await userEvent.click(press('Sign In'));
    expect(await screen.findByText('User login Successfully')).toBeTruthy();
  });
});

describe('Remember Me', () => {
  const signInAndOpenAgain = async () => {
    await fillIn();
    await userEvent.click(press('Sign In'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(press('Open again'));
  };

  it('fills in the e-mail address the next time, and never the password', async () => {
    const { send } = openModal('signin');
    send.mockResolvedValue({ user, token: 'secret' });
    await userEvent.click(field('Remember Me'));
    await signInAndOpenAgain();
    expect(field('Email').value).toBe('zara@example.org');
    expect(field('Remember Me').checked).toBe(true);
    expect(field('Password').value).toBe('');
  });

  it('stores nothing on the device unless it is checked', async () => {
    const { send } = openModal('signin');
    send.mockResolvedValue({ user, token: 'secret' });
    await signInAndOpenAgain();
    expect(field('Email').value).toBe('');
    expect(localStorage).toHaveLength(0);
  });
});
