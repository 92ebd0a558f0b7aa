import type { SignUp } from '../../domain/entities.ts';

/** The values of both auth forms. They share their common fields, so switching forms keeps the values. */
export interface Draft extends SignUp {
  /** ISO 3166 code of the phone number's country. */
  country: string;
  remember: boolean;
  terms: boolean;
}

export const emptyDraft: Draft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: 'PK',
  password: '',
  cpassword: '',
  remember: false,
  terms: false,
};

const key = 'steam-email';

/** The e-mail address that Remember Me stored on this device; '' if it stored no address, or if storage is disabled. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores the address for the next sign-in; '' removes it. */
export function rememberEmail(email: string): void {
  try {
    if (email) localStorage.setItem(key, email);
    else localStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
