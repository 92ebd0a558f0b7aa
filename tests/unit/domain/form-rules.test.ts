import { describe, expect, test } from 'vitest';
import type { Rules } from '../../../src/domain/form-rules.ts';
import { contactRules, signInRules, signUpRules, termsRule } from '../../../src/domain/form-rules.ts';

/** The error messages of a form, by field. */
function messages<Form extends Record<keyof Form, string>>(rules: Rules<Form>, form: Form) {
  return Object.fromEntries(
    (Object.keys(rules) as (keyof Form)[]).map((field) => [field, rules[field](form[field], form)]),
  );
}

const signUp = {
  firstName: 'Zara',
  lastName: 'Ali',
  email: 'zara@example.org',
  phone: '0301',
  password: 'a',
  cpassword: 'a',
};

describe('an empty form has the required messages of the specification', () => {
  test('sign in', () => {
    expect(messages(signInRules, { email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  test('register', () => {
    const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', cpassword: '' };
    expect(messages(signUpRules, empty)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone Number is required',
      password: 'Password is required',
      cpassword: 'Confirm password is required',
    });
  });

  test('contact', () => {
    expect(messages(contactRules, { recipient: '', subject: '', body: '' })).toEqual({
      recipient: 'Email is required',
      subject: 'Subject is required',
      body: 'Your Message is required',
    });
  });
});

test('white space is an empty value, except in a password', () => {
  expect(messages(signUpRules, { ...signUp, firstName: ' ', phone: '\t', password: '  ', cpassword: '  ' })).toEqual({
    firstName: 'First name is required',
    phone: 'Phone Number is required',
  });
});

test('a complete form has no errors', () => {
  expect(messages(signUpRules, signUp)).toEqual({});
  expect(messages(signInRules, signUp)).toEqual({});
  expect(messages(contactRules, { recipient: 'a@b.pk', subject: 'Hello', body: 'There' })).toEqual({});
});

test.each(['zara', 'zara@', '@example.org', 'zara @example.org', 'zara@exam ple.org', '@'])(
  'every form rejects "%s" as an email address',
  (value) => {
    for (const rule of [
      signInRules.email(value, { email: value, password: '' }),
      signUpRules.email(value, signUp),
      contactRules.recipient(value, { recipient: value, subject: '', body: '' }),
    ]) {
      expect(rule).toBe('Invalid email address');
    }
  },
);

test.each(['zara@example.org', ' zara@example.org ', 'zara+robots@mail.example.org', 'زارا@مثال.پاک', "o'neil@x"])(
  'registration and sign-in both accept "%s" as an email address',
  (value) => {
    expect(signUpRules.email(value, signUp)).toBeUndefined();
    expect(signInRules.email(value, { email: value, password: '' })).toBeUndefined();
  },
);

test.each(['x@y', 'x@y.', 'x@.pk', 'x@y..pk', 'x@localhost', 'x@127.0.0.1', 'x@y.p', 'x@y.pk,', '<x@y.pk>', 'x@@y.pk'])(
  'the contact form rejects "%s", which the school cannot answer',
  (value) => {
    expect(contactRules.recipient(value, { recipient: value, subject: '', body: '' })).toBe('Invalid email address');
  },
);

test.each([
  'zara@example.org',
  ' zara@mail.example.pk ',
  'زارا@مثال.پاک',
  "o'neil@x.ie",
  'a.b+c@xn--4gbr.xn--mgbai9azgqp6j',
])('the contact form accepts "%s"', (value) => {
  expect(contactRules.recipient(value, { recipient: value, subject: '', body: '' })).toBeUndefined();
});

test('passwords that differ in case do not match', () => {
  expect(signUpRules.cpassword('secret', { ...signUp, password: 'Secret' })).toBe('Passwords do not match');
});

test('the terms are required', () => {
  expect(termsRule(false)).toBe('Please agree to the Terms and the Privacy Policy first');
  expect(termsRule(true)).toBeUndefined();
});
