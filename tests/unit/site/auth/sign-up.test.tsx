import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../../src/data/endpoints.ts';
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

beforeEach(() => localStorage.clear());

const validValues = {
  'First name': 'Zara',
  'Last name': 'Ali',
  Email: 'zara@example.org',
  'Phone Number': '0301 2345678',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
};

async function fillIn(other: Partial<typeof validValues> = {}) {
  for (const [label, text] of Object.entries({ ...validValues, ...other })) await userEvent.type(field(label), text);
  await userEvent.click(field(agreement));
}

const allCountries = () =>
  waitFor(() => expect(field('Country').querySelectorAll('option').length).toBeGreaterThan(200));

describe('The Register modal (accessibility)', () => {
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

describe('Registration', () => {
  it('shows an error at each empty field, sends nothing, and focuses the first', async () => {
    const { send } = openModal('signup');
    await userEvent.click(press('Create Account'));
    await waitFor(() =>
      expect(fieldErrors()).toEqual({
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

  it('shows the rules for password and phone number before they are broken', () => {
    openModal('signup');
    const descriptionOf = (label: string) =>
      document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(descriptionOf('Password')).toMatch(/^8 characters or more/);
    expect(descriptionOf('Phone Number')).toMatch(/^6 to 15 digits/);
  });

  it('compares the passwords again after one of them changes', async () => {
    openModal('signup');
    await fillIn({ 'Confirm password': 'correct' });
    expect(fieldErrors()).toEqual({});
    await userEvent.click(press('Create Account'));
    await waitFor(() => expect(fieldErrors()).toEqual({ cpassword: 'Passwords do not match' }));
    await userEvent.clear(field('Password'));
    await userEvent.type(field('Password'), 'correct');
    await waitFor(() => expect(fieldErrors()).toEqual({}));
    await userEvent.type(field('Password'), '!');
    await waitFor(() => expect(fieldErrors()).toEqual({ cpassword: 'Passwords do not match' }));
  });

  it('sends the six fields once, with the phone number in international format', async () => {
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

  it('sends the partner whose link the visitor followed, and otherwise none', async () => {
    const { send } = openModal('signup', { partner: 'green-valley' });
    send.mockResolvedValue({ message: '' });
    await fillIn();
    await userEvent.click(press('Create Account'));
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(signUp, expect.objectContaining({ partner: 'green-valley' })),
    );
  });

  it('shows a toast, and switches to the Sign In modal with the same values', async () => {
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

  it('shows the server’s message as a toast, and below the field that it names', async () => {
    const message = 'There is an account with this email already. Please sign in.';
    const { send } = openModal('signup');
    send.mockRejectedValue(rejection(409, { success: false, message, errors: { email: message, unknown: 'x' } }));
    await fillIn();
    await userEvent.click(press('Create Account'));
    await waitFor(() => expect(errorToasts()).toEqual([message]));
    await waitFor(() => expect(fieldErrors()).toEqual({ email: message }));
    expect(document.activeElement).toBe(field('Email'));
    await userEvent.type(field('Email'), '.pk');
    await waitFor(() => expect(fieldErrors()).toEqual({}));
    expect(field('Phone Number').value).toBe('0301 2345678');
  });

  it('shows a network error in the form, and keeps all values', async () => {
    const { send } = openModal('signup');
    send.mockRejectedValue(networkError());
    await fillIn();
    await userEvent.click(press('Create Account'));
    expect(await screen.findByText(/^That did not get through\./)).toBeTruthy();
    expect(errorToasts()).toEqual([]);
    for (const [label, text] of Object.entries(validValues)) expect(field(label).value).toBe(text);
  });
});

describe('The phone number', () => {
  it('defaults to Pakistan, which is first in the list of all countries', async () => {
    openModal('signup');
    expect(field('Country').value).toBe('PK');
    await allCountries();
    expect(field('Country').value).toBe('PK');
    expect(field('Country').querySelector('option')?.textContent).toBe('Pakistan (+92)');
  });

  it('is sent with the code of the selected country', async () => {
    const { send } = openModal('signup');
    await allCountries();
    await userEvent.selectOptions(field('Country'), 'GB');
    await fillIn({ 'Phone Number': '020 7946 0000' });
    await userEvent.click(press('Create Account'));
    await waitFor(() => expect(send.mock.calls[0]?.[1]).toMatchObject({ phone: '+442079460000' }));
  });

  it('accepts at most 15 digits, and no letters', async () => {
    openModal('signup');
    await userEvent.type(field('Phone Number'), '0301-call 23456789012345');
    expect(field('Phone Number').value).toBe('0301- 23456789012');
  });

  it('selects the country of an international number', async () => {
    openModal('signup');
    await allCountries();
    await userEvent.type(field('Phone Number'), '+971 50 123 4567');
    expect(field('Country').value).toBe('AE');
  });
});

describe('Switching between the modals', () => {
  it('keeps the shared fields in both directions, and clears the errors', async () => {
    openModal('signup');
    await userEvent.type(field('First name'), 'Zara');
    await userEvent.type(field('Email'), 'zara@example.org');
    await userEvent.type(field('Password'), 'correct horse');
    await userEvent.click(field('Remember Me'));
    await userEvent.click(press('Create Account'));
    await waitFor(() => expect(fieldErrors()).not.toEqual({}));

    await userEvent.click(press('Login'));
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Welcome Back'));
    expect(fieldErrors()).toEqual({});
    expect(field('Email').value).toBe('zara@example.org');
    expect(field('Password').value).toBe('correct horse');
    expect(field('Remember Me').checked).toBe(true);
    await userEvent.type(field('Email'), '.pk');

    await userEvent.click(press('Sign Up'));
    expect(field('First name').value).toBe('Zara');
    expect(field('Email').value).toBe('zara@example.org.pk');
  });

  it('keeps the values while the modal is closed', async () => {
    openModal('signup');
    await userEvent.type(field('First name'), 'Zara');
    await userEvent.click(press('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(press('Open again'));
    expect(field('First name').value).toBe('Zara');
  });

  it('clears passwords when the modal closes, to hide them from the next user of the device', async () => {
    openModal('signup');
    for (const label of ['Password', 'Confirm password']) await userEvent.type(field(label), 'correct horse');
    await userEvent.click(press('Close'));
    await userEvent.click(press('Open again'));
    for (const label of ['Password', 'Confirm password']) expect(field(label).value).toBe('');
  });
});
