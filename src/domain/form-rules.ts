import type { ContactValues, NewPassword, Profile, SignIn, SignUp } from './entities.ts';

/** Returns an error message, or undefined. Use with react-hook-form: `register('email', { validate: rules.email })`. */
export type Rule<Form> = (value: string, form: Form) => string | undefined;

/** One rule per field, with the messages of SPEC.md section 5. */
export type Rules<Form> = { readonly [Field in keyof Form]: Rule<Form> };

/** Servers trim values, so white space alone counts as empty. */
const required = (message: string) => (value: string) => (value.trim() ? undefined : message);

/** A password may consist of spaces. */
const requiredSecret = (message: string) => (value: string) => (value ? undefined : message);

/**
 * Text without white space around an @, as in the specification. Two regexes: one would backtrack quadratically.
 * Sign-in and sign-up share this rule, because every account must be able to sign in.
 */
const email = (value: string) => {
  const address = value.trim();
  if (!address) return 'Email is required';
  return /.@./.test(address) && !/\s/.test(address) ? undefined : 'Invalid email address';
};

export const signInRules: Rules<SignIn> = {
  email,
  password: requiredSecret('Password is required'),
};

export const profileRules: Rules<Profile> = {
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  phone: required('Phone Number is required'),
};

export const newPasswordRules: Rules<NewPassword> = {
  password: requiredSecret('Password is required'),
  cpassword: (value, { password }) => {
    if (!value) return 'Confirm password is required';
    return value === password ? undefined : 'Passwords do not match';
  },
};

export const signUpRules: Rules<SignUp> = { ...profileRules, email, ...newPasswordRules };

/** The current password, before a change that only the owner of an account may make. */
export const currentPasswordRule = requiredSecret('Your current password is required');

/**
 * Whether mail can reach an address on the internet: one @, none of the characters of an address list or a display name, and
 * a domain of two or more labels, the last of which starts with no digit. Linear time for any length.
 */
export const canReceiveMail = (address: string) =>
  /^[^\s@<>()[\],;:"\\]+@(?:[^\s@<>()[\],;:"\\.]+\.)+[^\s@<>()[\],;:"\\.\d][^\s@<>()[\],;:"\\.]+$/.test(address);

/** The school replies to this address, so mail must be able to reach it. An account's address need not be reachable. */
const replyAddress = (value: string) =>
  email(value) ?? (canReceiveMail(value.trim()) ? undefined : 'Invalid email address');

export const contactRules: Rules<ContactValues> = {
  recipient: replyAddress,
  subject: required('Subject is required'),
  body: required('Your Message is required'),
};

/** The agreement checkbox of Create Account. SPEC.md section 5 has no rule for it; Sign In does not require it. */
export const termsRule = (agreed: boolean) =>
  agreed ? undefined : 'Please agree to the Terms and the Privacy Policy first';

/**
 * Normalises an email address: removes invisible characters, applies NFC and trims. Identical-looking addresses are one
 * account.
 */
export const normalizeEmail = (email: string) =>
  email
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .trim();
