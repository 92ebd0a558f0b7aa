import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RequestError } from '../../../src/data/http.ts';
import type { Progress } from '../../../src/domain/progress-api.ts';
import { type School, sampleSchool } from '../../../src/domain/school.ts';
import { carryEmail } from '../../../src/site/account/forgotten.ts';
import { type Page, SchoolContext } from '../../../src/site/page.ts';
import { page as accountPage } from '../../../src/site/pages/account-page.tsx';
import { page as confirmEmailPage } from '../../../src/site/pages/confirm-email-page.tsx';
import { page as forgotPasswordPage } from '../../../src/site/pages/forgot-password-page.tsx';
import { page as newPasswordPage } from '../../../src/site/pages/new-password-page.tsx';
import { Toaster } from '../../../src/ui/toast/Toaster.tsx';
import { ToastProvider } from '../../../src/ui/toast/toasts.ts';
import { fakeSession, noData, renderInSite, withAuth } from './in-site.tsx';

const user = { id: 'u1', firstName: 'Zara', lastName: 'Ali', email: 'zara@example.org' };
const account = { firstName: 'Zara', lastName: 'Ali', email: user.email, emailConfirmed: true, phone: '+923001234567' };
const refused = (status: number, message: string, errors = {}) =>
  new RequestError('status', 'Refused.', status, { message, errors });

/** Renders a page. `answer` responds to each command, by its path. */
function open(
  { Page }: Page,
  path: string,
  {
    answer = () => true,
    accounts = 'mails',
    loggedIn = false,
    progress = { watched: new Set(), courses: [], certificates: [] },
  }: {
    answer?: (path: string) => unknown;
    accounts?: School['accounts'];
    loggedIn?: boolean;
    progress?: Progress;
  } = {},
) {
  const send = vi.fn(async (command: { path: string }, _body: unknown) => {
    const found = command.path === 'user/progress' ? progress : answer(command.path);
    if (found instanceof Error) throw found;
    return found;
  });
  const session = fakeSession(loggedIn ? { loggedIn: true, user } : { loggedIn: false });
  const { history } = renderInSite(
    <SchoolContext value={{ ...sampleSchool, accounts }}>
      <ToastProvider>
        {withAuth(<Page params={{}} />)}
        <Toaster />
      </ToastProvider>
    </SchoolContext>,
    { path, session, data: { ...noData(), send: send as never } },
  );
  const sent = () =>
    send.mock.calls.map(([{ path }, body]) => [path, body]).filter(([path]) => path !== 'user/progress');
  return { sent, session, history };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inForm = async (name: string) => within(await screen.findByRole('form', { name }));

describe('The account page', () => {
  const openAccount = (answers: Record<string, unknown> = {}) =>
    open(accountPage, '/account', {
      loggedIn: true,
      answer: (path) => ({ 'user/account': account, ...answers })[path] ?? true,
    });

  it('saves name and phone, and shows the new name in the header', async () => {
    const { sent, session } = openAccount({ 'user/profile': { ...user, firstName: 'Zoya' } });
    const form = await inForm('Name and phone');
    await userEvent.clear(form.getByLabelText('First name'));
    await userEvent.type(form.getByLabelText('First name'), 'Zoya');
    await press('Save');
    expect(sent().at(-1)).toEqual(['user/profile', { firstName: 'Zoya', lastName: 'Ali', phone: '+923001234567' }]);
    expect(session.get().user?.firstName).toBe('Zoya');
    expect(await screen.findByText('Your details are saved')).toBeTruthy();
  });

  it('shows the error of a wrong password at its field', async () => {
    openAccount({ 'user/password': refused(422, 'Wrong', { current: 'This is not your current password' }) });
    const form = await inForm('Password');
    await userEvent.type(form.getByLabelText('Current password'), 'guess');
    await userEvent.type(form.getByLabelText('New password'), 'kite over Lahore');
    await userEvent.type(form.getByLabelText('Confirm password'), 'kite over Lahore');
    await press('Change Password');
    const field = form.getByLabelText('Current password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(form.getByText('This is not your current password')).toBeTruthy();
  });

  it('sends a link to a new e-mail address', async () => {
    const { sent } = openAccount();
    const form = await inForm('E-mail address');
    await userEvent.type(form.getByLabelText('E-mail address'), 'new@example.org');
    await userEvent.type(form.getByLabelText('Current password'), 'kite');
    await press('Send the Link');
    expect(sent().at(-1)).toEqual(['user/email', { email: 'new@example.org', current: 'kite' }]);
    expect(await screen.findByText(/^A link is on its way to/)).toBeTruthy();
  });

  it('names the support address if the server sends no mails', async () => {
    open(accountPage, '/account', { loggedIn: true, accounts: 'pages', answer: () => account });
    expect(await screen.findByText(/^To change it, write to us/)).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'E-mail address' })).toBeNull();
  });

  it('lists the courses, issues the certificate of a finished course, and can hide it', async () => {
    const course = { course: 'kites', name: 'Kites', done: 3, total: 3, next: undefined };
    const begun = { course: 'sails', name: 'Sails', done: 1, total: 3, next: { lesson: 's2', name: 'Cloth' } };
    const certificate = { code: 'K7QM-4RTX-2D', course: 'kites', courseName: 'Kites', name: 'سنا', isHidden: false };
    const progress: Progress = { watched: new Set(), courses: [begun, course], certificates: [] };
    const { sent } = open(accountPage, '/account', {
      ...{ loggedIn: true, progress },
      answer: (path) => (path === 'user/certificate' ? { ...progress, certificates: [certificate] } : account),
    });
    expect((await screen.findByRole('link', { name: 'Continue: Cloth' })).getAttribute('href')).toBe(
      '/video/s2?course=sails',
    );
    expect(screen.getByText('1 of 3 lessons')).toBeTruthy();
    const name = screen.getByLabelText('Name on the certificate');
    expect((name as HTMLInputElement).value).toBe('Zara Ali');
    await userEvent.clear(name);
    await userEvent.type(name, 'سنا');
    await press('Get the Certificate');
    expect(sent().at(-1)).toEqual(['user/certificate', { course: 'kites', name: 'سنا' }]);
    const link = await screen.findByRole('link', { name: 'Open and Print the Certificate' });
    expect(link.getAttribute('href')).toBe('/certificate/K7QM-4RTX-2D');
    await press('Hide from Others');
    expect(sent().at(-1)).toEqual(['user/certificate', { course: 'kites', hidden: true }]);
  });

  it('downloads the personal data as a file', async () => {
    const files: Blob[] = [];
    const before = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
    onTestFinished(() => void Object.assign(URL, before));
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    onTestFinished(() => click.mockRestore());
    openAccount({ 'user/data': '{"account":1}' });
    await userEvent.click(await screen.findByRole('button', { name: 'Download My Data' }));
    expect(click).toHaveBeenCalledTimes(1);
    expect(await files[0]?.text()).toBe('{"account":1}');
  });

  it('signs out and opens the home page after the account is erased, and after signing out everywhere', async () => {
    for (const button of ['Erase My Account', 'Sign Out Everywhere']) {
      const { session, history, sent } = openAccount();
      const form = await inForm('Erase my account');
      await userEvent.type(form.getByLabelText('Current password'), 'kite');
      await press(button);
      await waitFor(() => expect(session.get().loggedIn).toBe(false));
      expect(history.at(-1)).toBe('/');
      expect(sent()[1]?.[0]).toBe(button === 'Erase My Account' ? 'user/erase' : 'user/signouteverywhere');
      document.body.replaceChildren();
    }
  });

  it('asks for a sign-in without a session, and if the session has ended', async () => {
    const { sent } = open(accountPage, '/account');
    expect(screen.getByText('Please sign in to see your account.')).toBeTruthy();
    expect(sent()).toEqual([]);
    document.body.replaceChildren();
    openAccount({ 'user/account': refused(401, 'Sign in.') });
    expect(await screen.findByText('Please sign in to see your account.')).toBeTruthy();
  });

  it('can be reloaded after an error', async () => {
    let isDown = true;
    open(accountPage, '/account', {
      loggedIn: true,
      answer: () => (isDown ? new RequestError('network', 'Nobody there.') : account),
    });
    await screen.findByText(/could not be loaded/);
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('form', { name: 'Name and phone' })).toBeTruthy();
  });
});

describe('The page for a forgotten password', () => {
  it('has the e-mail address that was typed at Sign In', () => {
    carryEmail('zara@example.org');
    open(forgotPasswordPage, '/forgot-password');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('zara@example.org');
    expect(location.href).not.toContain('zara');
    carryEmail('');
  });

  it('shows the same message for every e-mail address', async () => {
    const { sent } = open(forgotPasswordPage, '/forgot-password');
    await press('Send the Link');
    expect(await screen.findByText('Email is required')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Email'), ' zara@example.org ');
    await press('Send the Link');
    expect(sent()).toEqual([['user/forgot', { email: 'zara@example.org' }]]);
    expect(await screen.findByText(/^If there is an account with this e-mail address/)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('accepts another e-mail address after the first', async () => {
    open(forgotPasswordPage, '/forgot-password?sent');
    await userEvent.click(screen.getByRole('link', { name: 'Use another address' }));
    expect(screen.queryByText(/^If there is an account/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it.each([
    ['sent', /^If there is an account/, false],
    ['invalid', /check the e-mail address/, true],
    ['later', /did not work just now/, true],
  ])('shows the outcome %s of a form that was posted without scripts', (outcome, text, hasForm) => {
    open(forgotPasswordPage, `/forgot-password?${outcome}`);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('form') !== null).toBe(hasForm);
    expect(forgotPasswordPage.search?.(`?x=1&${outcome}`)).toBe(`?${outcome}`);
  });

  it('names the support address if the server sends no mails', () => {
    open(forgotPasswordPage, '/forgot-password', { accounts: 'pages' });
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: sampleSchool.supportEmail })).toBeTruthy();
  });
});

describe('The pages that links in mails open', () => {
  beforeEach(() => {
    onTestFinished(() => history.replaceState(null, '', '/'));
  });

  it('set a new password with the secret after #, and sign out', async () => {
    history.replaceState(null, '', '/new-password#s3cret');
    const { sent, session } = open(newPasswordPage, '/new-password', { loggedIn: true });
    await userEvent.type(await screen.findByLabelText('New password'), 'kite over Lahore');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'kite over Lahore');
    await press('Set Password');
    const password = 'kite over Lahore';
    expect(sent()).toEqual([['user/reset', { token: 's3cret', password, cpassword: password }]]);
    expect(await screen.findByText(/^Your new password is set/)).toBeTruthy();
    expect(session.get().loggedIn).toBe(false);
  });

  it('show why a link does not work', async () => {
    history.replaceState(null, '', '/new-password#old');
    open(newPasswordPage, '/new-password', { answer: () => refused(410, 'This link is no longer valid.') });
    await userEvent.type(await screen.findByLabelText('New password'), 'kite over Lahore');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'kite over Lahore');
    await press('Set Password');
    const form = await inForm('Choose a new password');
    expect(form.getByText('This link is no longer valid.')).toBeTruthy();
  });

  it('confirm an e-mail address after a click', async () => {
    history.replaceState(null, '', '/confirm-email#s3cret');
    const { sent } = open(confirmEmailPage, '/confirm-email', { loggedIn: true });
    expect(sent()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(sent()).toEqual([['user/confirm', { token: 's3cret' }]]);
    expect(await screen.findByText(/^The address is confirmed/)).toBeTruthy();
  });

  it('confirm an e-mail address only after a sign-in', async () => {
    history.replaceState(null, '', '/confirm-email#s3cret');
    const { history: visited, session } = open(confirmEmailPage, '/confirm-email', {
      answer: (path) => (path === 'user/signin' ? { user } : true),
    });
    expect(await screen.findByText(/^Please sign in to your account first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Email'), user.email);
    await userEvent.type(dialog.getByLabelText('Password'), 'kite over Lahore');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeTruthy();
    expect(session.get().loggedIn).toBe(true);
    expect(visited.at(-1)).toBe('/confirm-email#s3cret');
  });

  it('offer a sign-in if the session has ended', async () => {
    history.replaceState(null, '', '/confirm-email#s3cret');
    const answer = () => refused(401, 'You are no longer signed in. Please sign in again.');
    open(confirmEmailPage, '/confirm-email', { loggedIn: true, answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
  });

  it('ask for the complete link if the secret is missing', () => {
    for (const page of [newPasswordPage, confirmEmailPage]) {
      open(page, '/new-password');
      expect(screen.getByText(/^Please open the whole link/)).toBeTruthy();
      document.body.replaceChildren();
    }
  });
});
