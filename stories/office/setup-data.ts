import type { BackupState, MailState } from '../../src/domain/office/setup-contract.ts';

/** 02:00 in Karachi on 27 November 2026. */
const lastNight = Date.UTC(2026, 10, 26, 21);

export const mail: MailState = {
  source: 'office',
  form: {
    ...{ host: 'smtp.karakoram.example', port: '465', security: 'tls', user: 'hello@karakoram.example', password: '' },
    ...{ from: 'hello@karakoram.example', origin: 'https://karakoram.example' },
  },
  hasPassword: true,
  isPasswordLost: false,
  isOriginFixed: false,
};

export const noMail: MailState = {
  ...mail,
  source: 'none',
  form: { ...mail.form, host: '', port: '', user: '', from: '' },
  hasPassword: false,
};

export const backup: BackupState = {
  ...{ isDaily: true, folder: '/srv/school-data/backups', last: lastNight, count: 14 },
  ...{ isRunning: false, problem: '' },
};

export const noBackup: BackupState = { ...backup, isDaily: false, last: undefined, count: 0 };
