export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export const mailPorts: Readonly<Record<MailSecurity, number>> = { tls: 465, starttls: 587, none: 25 };

export interface MailForm {
  host: string;
  /** Digits; '' for the usual port. */
  port: string;
  security: MailSecurity;
  user: string;
  /** '' keeps the stored password. */
  password: string;
  from: string;
  /** The address of the site, for links in mails. */
  origin: string;
}

export interface MailState {
  /** The source of the settings. The environment takes precedence. */
  source: 'environment' | 'office' | 'none';
  /** The password is always '', because it is never shown. */
  form: MailForm;
  hasPassword: boolean;
  /** The password was encrypted with another key: it must be entered again. */
  isPasswordLost: boolean;
  /** Whether the origin is PUBLIC_URL of the environment. */
  isOriginFixed: boolean;
}

export interface BackupState {
  isDaily: boolean;
  folder: string;
  /** The time of the last finished backup. */
  last: number | undefined;
  count: number;
  isRunning: boolean;
  /** The error of the last attempt; '' after a success. */
  problem: string;
}

/** Input and output of the actions on the server's settings. */
export interface SetupContract {
  'setup/read': { input: object; output: { mail: MailState; backup: BackupState } };
  /** Sends a test mail to the caller, and stores the settings if the mail server accepts it. */
  'setup/save-mail': { input: MailForm; output: { sentTo: string } };
  'setup/test-mail': { input: object; output: { sentTo: string } };
  'setup/remove-mail': { input: object; output: object };
  'setup/save-backups': { input: { isDaily: boolean }; output: { backup: BackupState } };
  /** Responds when the backup is finished. */
  'setup/back-up': { input: object; output: { backup: BackupState } };
}
