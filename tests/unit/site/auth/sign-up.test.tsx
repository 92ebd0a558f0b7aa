import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../../src/data/endpoints.ts';
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

beforeEach(() => localStorage.clear());

const answers = {
  'First name': 'Zara',
  'Last name': 'Ali',
  Email: 'zara@example.org',
  'Phone Number': '0301 2345678',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
};

async function fillIn(other: Partial<typeof answers> = {}) {
  for (const [label, answer] of Object.entries({ ...answers, ...other })) await userEvent.type(field(label), answer);
  await userEvent.click(field(agreement));
}

const allCountries = () =>
  waitFor(() => expect(field('Country').querySelectorAll('option').length).toBeGreaterThan(200));

describe('To everyone, the Register modal', () => {
  it('is named by its title, and labels its fields for password managers', () => {
    openModal('signup');
    expect(screen.getByRole('dialog', { name: 'Create Account' })).toBeTruthy();
    const kinds = [...document.querySelectorAll('form input, form select')];
    expect(kinds.map((kind) => ['name', 'autocomplete'].map((name) => kind.getAttribute(name)))).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'email'],
      ['country', 'country'],
      ['phone', 'tel'],
      ['password', 'new-password'],
      ['cpassword', 'new-password'],
      ['remember', null],
      ['terms', null],
    ]);
  });
});

describe('Registering', () => {
  it('shows at each empty field what it lacks, sends nothing, and focuses the first', async () => {
    const { send } = openModal('signup');
    await userEvent.click(press('Create Account'));
    await waitFor(() =>
      expect(problems()).toEqual({
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Email is required',
        phone: 'Phone Number is required',
        password: 'Password is required',
        cpassword: 'Confirm password is required',
        terms: 'Please agree to the Terms and the Privacy Policy first',
      }),
    );
    expectDocuments();
    expect(document.activeElement).toBe(field('First name'));
    expect(send).not.toHaveBeenCalled();
  });

  it('compares the passwords again when either of them changes', async () => {
    openModal('signup');
    await fillIn({ 'Confirm password': 'correct' });
    expect(problems()).toEqual({});
    await userEvent.click(press('Create Account'));
    await waitFor(() => expect(problems()).toEqual({ cpassword: 'Passwords do not match' }));
    await userEvent.clear(field('Password'));
    await userEvent.type(field('Password'), 'correct');
    await waitFor(() => expect(problems()).toEqual({}));
    await userEvent.type(field('Password'), '!');
    await waitFor(() => expect(problems()).toEqual({ cpassword: 'Passwords do not match' }));
  });

  it('sends the six fields once, the number in international format', async () => {
    const { send } = openModal('signup');
    send.mockReturnValue(new Promise(() => {}));
    await fillIn({ 'First name': ' Zara ' });
    await userEvent.dblClick(press('Create Account'));
    await waitFor(() => expect(send).toHaveBeenCalled());
    await userEvent.click(press('Create Account'));
    expect(send.mock.calls).toEqual([
      [
        signUp,
        {
          firstName: 'Zara',
          lastName: 'Ali',
          email: 'zara@example.org',
          phone: '+923012345678',
          password: 'correct horse',
          cpassword: 'correct horse',
        },
      ],
    ]);
  });

  it('says so, and swaps to the sign-in with what was just typed', async () => {
    const { send, session } = openModal('signup');
    send.mockResolvedValue({ message: '' });
    await fillIn();
    await userEvent.click(press('Create Account'));
    expect(await screen.findByText('Registered Successfully')).toBeTruthy();
    expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeTruthy();
    expect(screen.getByText('Your account is ready: sign in to begin.')).toBeTruthy();
    expect(field('Email').value).toBe('zara@example.org');
    expect(field('Password').value).toBe('correct horse');
    expect(session.get().loggedIn).toBe(false);
  });

  it('shows the server’s words as a toast, and below a field that they are about', async () => {
    const message = 'There is an account with this email already. Please sign in.';
    const { send } = openModal('signup');
    send.mockRejectedValue(refusal(409, { success: false, message, errors: { email: message, unknown: 'x' } }));
    await fillIn();
    await userEvent.click(press('Create Account'));
    await waitFor(() => expect(errorToasts()).toEqual([message]));
    await waitFor(() => expect(problems()).toEqual({ email: message }));
    expect(document.activeElement).toBe(field('Email'));
    await userEvent.type(field('Email'), '.pk');
    await waitFor(() => expect(problems()).toEqual({}));
    expect(field('Phone Number').value).toBe('0301 2345678');
  });

  it('says in the form that there was no answer, and keeps everything', async () => {
    const { send } = openModal('signup');
    send.mockRejectedValue(silence());
    await fillIn();
    await userEvent.click(press('Create Account'));
    expect(await screen.findByText(/^That did not get through\./)).toBeTruthy();
    expect(errorToasts()).toEqual([]);
    for (const [label, answer] of Object.entries(answers)) expect(field(label).value).toBe(answer);
  });
});

describe('The telephone number', () => {
  it('is Pakistani until another country is chosen, which are all listed below Pakistan', async () => {
    openModal('signup');
    expect(field('Country').value).toBe('PK');
    await allCountries();
    expect(field('Country').value).toBe('PK');
    expect(field('Country').querySelector('option')?.textContent).toBe('Pakistan (+92)');
  });

  it('is sent with the code of the chosen country', async () => {
    const { send } = openModal('signup');
    await allCountries();
    await userEvent.selectOptions(field('Country'), 'GB');
    await fillIn({ 'Phone Number': '020 7946 0000' });
    await userEvent.click(press('Create Account'));
    await waitFor(() => expect(send.mock.calls[0]?.[1]).toMatchObject({ phone: '+442079460000' }));
  });

  it('has 15 digits at most, and no letters', async () => {
    openModal('signup');
    await userEvent.type(field('Phone Number'), '0301-call 23456789012345');
    expect(field('Phone Number').value).toBe('0301- 23456789012');
  });

  it('chooses its country when it names one', async () => {
    openModal('signup');
    await allCountries();
    await userEvent.type(field('Phone Number'), '+971 50 123 4567');
    expect(field('Country').value).toBe('AE');
  });
});

describe('Swapping the modals', () => {
  it('keeps the fields that both have, each way, and shows no old messages', async () => {
    openModal('signup');
    await userEvent.type(field('First name'), 'Zara');
    await userEvent.type(field('Email'), 'zara@example.org');
    await userEvent.type(field('Password'), 'correct horse');
    await userEvent.click(field('Remember Me'));
    await userEvent.click(press('Create Account'));
    await waitFor(() => expect(problems()).not.toEqual({}));

    await userEvent.click(press('Login'));
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Welcome Back'));
    expect(problems()).toEqual({});
    expect(field('Email').value).toBe('zara@example.org');
    expect(field('Password').value).toBe('correct horse');
    expect(field('Remember Me').checked).toBe(true);
    await userEvent.type(field('Email'), '.pk');

    await userEvent.click(press('Sign Up'));
    expect(field('First name').value).toBe('Zara');
    expect(field('Email').value).toBe('zara@example.org.pk');
  });

  it('keeps what was typed when the modal is closed in between', async () => {
    openModal('signup');
    await userEvent.type(field('First name'), 'Zara');
    await userEvent.click(press('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(press('Open again'));
    expect(field('First name').value).toBe('Zara');
  });

  it('forgets typed passwords when the modal closes, so that the next user of the device cannot read them', async () => {
    openModal('signup');
    for (const label of ['Password', 'Confirm password']) await userEvent.type(field(label), 'correct horse');
    await userEvent.click(press('Close'));
    await userEvent.click(press('Open again'));
    for (const label of ['Password', 'Confirm password']) expect(field(label).value).toBe('');
  });
});
