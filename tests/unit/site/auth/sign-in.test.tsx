import { setImmediate } from 'node:timers/promises';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signIn } from '../../../../src/data/endpoints.ts';
import { RequestError } from '../../../../src/data/http.ts';
import { createSession, readSession } from '../../../../src/data/session.ts';
import { brand } from '../../../../src/tokens/brand.ts';
import {
  agreement,
  errorToasts,
  expectDocuments,
  field,
  openModal,
  press,
  problems,
  refusal,
  silence,
} from './modals.tsx';

const user = { id: 'u1', firstName: 'Zara', lastName: 'Ali', email: 'zara@example.org' };

beforeEach(() => localStorage.clear());

async function fillIn({ email = 'zara@example.org', password = 'correct horse' } = {}) {
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Password'), password);
}

describe('To everyone, the Sign In modal', () => {
  it('is named by its title, which has the focus', async () => {
    openModal('signin');
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Welcome Back'));
  });

  it('offers everything the specification names', () => {
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

  it('makes “Forgot Password” a mail to the support, and says so', () => {
    openModal('signin');
    const link = screen.getByRole('link', { name: /Forgot Password.*e-mail to our support/ });
    expect(link.getAttribute('href')).toContain(`mailto:${brand.supportEmail}?`);
  });

  it('labels its fields for password managers, and can show the password', async () => {
    openModal('signin');
    expect(field('Email')).toMatchObject({ name: 'email', type: 'email', autocomplete: 'email' });
    expect(field('Password')).toMatchObject({ name: 'password', type: 'password', autocomplete: 'current-password' });
    await userEvent.click(press('Show password'));
    expect(field('Password').type).toBe('text');
  });
});

describe('Signing in', () => {
  it('shows at each empty field what it lacks, sends nothing, and focuses the first', async () => {
    const { send } = openModal('signin');
    await userEvent.click(press('Sign In'));
    await waitFor(() =>
      expect(problems()).toEqual({
        email: 'Email is required',
        password: 'Password is required',
      }),
    );
    expect(document.activeElement).toBe(field('Email'));
    expect(send).not.toHaveBeenCalled();
  });

  it('moves the focus to the first error once, and not again amid what is typed by then', async () => {
    openModal('signin');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(press('Sign In'));
    await act(async () => setImmediate());
    expect(document.activeElement).toBe(field('Email'));
    fireEvent.input(field('Email'), { target: { value: 'zara@example.org' } });
    await act(async () => setImmediate());
    expect(Object.keys(problems())).toEqual(['password']);
    act(() => void vi.runAllTimers());
    expect(document.activeElement).toBe(field('Email'));
  });

  it('shows no errors during first typing, and validates at each change after a submit', async () => {
    openModal('signin');
    await userEvent.type(field('Email'), 'zara');
    expect(problems()).toEqual({});
    await userEvent.click(press('Sign In'));
    await waitFor(() => expect(problems().email).toBe('Invalid email address'));
    await userEvent.type(field('Email'), '@example.org');
    await waitFor(() => expect(problems().email).toBeUndefined());
  });

  it('sends email and password once, however often it is pressed', async () => {
    const { send } = openModal('signin');
    send.mockReturnValue(new Promise(() => {}));
    await fillIn({ email: ' zara@example.org', password: ' a b ' });
    await userEvent.dblClick(press('Sign In'));
    await waitFor(() => expect(press('Sign In').getAttribute('aria-busy')).toBe('true'));
    await userEvent.type(field('Password'), '{Enter}');
    expect(send.mock.calls).toEqual([[signIn, { email: 'zara@example.org', password: ' a b ' }]]);
  });

  it('keeps the session, says so, closes and goes home', async () => {
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

  it('leaves the token and the user in their two cookies', async () => {
    const { send } = openModal('signin', { session: createSession({ host: '/api' }) });
    send.mockResolvedValue({ user, token: 'secret' });
    await fillIn();
    await userEvent.click(press('Sign In'));
    await waitFor(() => expect(document.cookie).toContain('token=secret'));
    expect(readSession(document.cookie)).toEqual({ loggedIn: true, user });
    for (const name of ['token', 'userData']) Cookies.remove(name);
  });

  it.each([
    ['a refusal', refusal(401, { success: false, message: 'Wrong email or password' })],
    [
      'a no with status 200',
      new RequestError('parsing', 'No token.', 200, { success: false, message: 'Wrong email or password' }),
    ],
  ])('shows the server’s words after %s, and keeps what was typed', async (_name, error) => {
    const { send } = openModal('signin');
    send.mockRejectedValue(error);
    await fillIn();
    await userEvent.click(press('Sign In'));
    await waitFor(() => expect(errorToasts()).toEqual(['Wrong email or password']));
    expect(field('Email').value).toBe('zara@example.org');
    expect(field('Password').value).toBe('correct horse');
    await userEvent.click(press('Sign In'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['no answer', silence()],
    ['an answer without words', refusal(500, '<h1>Oops</h1>')],
  ])('shows no toast after %s, but says in the form that nothing came back', async (_name, error) => {
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

  it('has the address ready the next time, and never the password', async () => {
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
