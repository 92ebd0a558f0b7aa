import type { LiveContent } from '../content/live.ts';
import type { Settings } from '../settings/settings.ts';

/** Adds `accounts` to the school: whether this site has account pages, and can mail links such as a password reset. */
export function withAccounts(live: LiveContent, settings: Settings): LiveContent {
  const accounts = () =>
    settings.apiHost !== undefined ? 'none' : settings.linkOrigin === undefined ? 'pages' : 'mails';
  return { ...live, school: () => ({ ...live.school(), accounts: accounts() }) };
}
