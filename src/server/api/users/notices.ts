import { type NewAccountMail, queueAccountMail } from '../../../records/account-mails.ts';
import { perWindow } from '../limits.ts';
import type { Services } from '../services.ts';

/** Notices to one address: a script could register a stranger's address and change the password again and again. */
const noticesPerAddress = perWindow('notice-address', 5, 60 * 60_000);

/**
 * Mails the owner of an account about a change that another person may have made. Call it after the transaction of the
 * change.
 */
export async function queueNotice({ db, limits, settings, now }: Services, notice: NewAccountMail): Promise<void> {
  if (settings.linkOrigin === undefined) return;
  if ((await limits.take(noticesPerAddress, notice.recipient)) > 0) return;
  await queueAccountMail(db, notice, now());
}
