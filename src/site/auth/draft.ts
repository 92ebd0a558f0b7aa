import type { SignUp } from '../../domain/entities.ts';

/** What has been typed into either auth form; the fields that both have are shared, so that a swap loses nothing. */
export interface Draft extends SignUp {
  /** ISO 3166; which country's numbers `phone` is one of. */
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

/** The address that Remember Me kept on this device, or ''. Storage may be switched off: then nothing is kept. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the address for the next sign-in, or forgets the one that was kept. */
export function rememberEmail(email: string): void {
  try {
    if (email) localStorage.setItem(key, email);
    else localStorage.removeItem(key);
  } catch {
    // A visitor without storage types it again.
  }
}
