import { type MailCatcher, startMailCatcher } from '../../mail-catcher.ts';
import { cleanUp } from './clean-up.ts';

/** Starts a mail catcher, which stops after the test. */
export async function catchMails(): Promise<MailCatcher> {
  const catcher = await startMailCatcher();
  cleanUp(catcher.close);
  return catcher;
}
