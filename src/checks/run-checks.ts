import type { Db } from '../db/schema.ts';
import type { Settings } from '../settings/settings.ts';
import { type Check, results, runCheck } from './check.ts';
import { checkDatabase, checkMedia, checkMessages } from './database.ts';
import { checkMail, checkWebhook } from './delivery.ts';
import { checkBackup, checkDisk, type ReadSpace } from './disk.ts';
import { checkAddress, checkClock, checkVersion } from './online.ts';
import { probe } from './probe.ts';
import { checkProxyFromOutside } from './proxy.ts';

export interface ChecksOptions {
  settings: Settings;
  /** Undefined without a database, or if API_HOST names another server. */
  db: Db | undefined;
  /** True to send a test mail and a test event; false only connects. */
  sends: boolean;
  /** The version of this server. Undefined in a command, which asks the running server for its version. */
  runningVersion?: string;
  /** Replaces the free space of the file system, for tests. */
  readSpace?: ReadSpace;
}

/** Runs all checks of an installation, concurrently. */
export async function runChecks(options: ChecksOptions): Promise<Check[]> {
  const { settings, db, sends, runningVersion, readSpace } = options;
  const { dataDir, backupDir, publicUrl, apiHost } = settings;
  const site = publicUrl === undefined ? undefined : probe(`${publicUrl}/healthz`);
  const stored = storedChecks(settings, db, sends);
  const checks = await Promise.all([
    stored,
    runCheck('Disk', () => checkDisk('Disk', 'DATA_DIR', dataDir, readSpace)),
    apiHost === undefined && runCheck('Backup', () => checkBackup(settings)),
    backupDir !== undefined &&
      runCheck('Backup disk', () => checkDisk('Backup disk', 'BACKUP_DIR', backupDir, readSpace)),
    apiHost === undefined && runCheck('Mail', () => checkMail(settings.notify, sends)),
    apiHost === undefined && runCheck('Webhook', () => checkWebhook(settings.notify, sends)),
    runCheck('Address', async () => checkAddress(settings, await site)),
    // A server checks the proxy by the headers of each request instead: server/health/details.ts.
    runningVersion === undefined && runCheck('Proxy', async () => checkProxyFromOutside(settings, await site)),
    runCheck('Clock', async () => checkClock(settings, db, await site)),
    runCheck('Version', () => checkVersion(settings, runningVersion)),
  ]);
  return checks.flat().filter((one) => one !== false);
}

/** The checks that need the database; only `checkDatabase` if it is not usable. */
async function storedChecks(settings: Settings, db: Db | undefined, sends: boolean): Promise<Check[]> {
  if (settings.apiHost !== undefined) return [await runCheck('API host', () => checkApiHost(settings.apiHost ?? ''))];
  const database = await runCheck('Database', () => checkDatabase(db, settings));
  if (!db || database.state !== 'ok') return [database];
  return [
    database,
    await runCheck('Media', () => checkMedia(db, settings, sends)),
    await runCheck('Messages', () => checkMessages(db, settings)),
  ];
}

async function checkApiHost(apiHost: string): Promise<Check> {
  const { ok, problem } = results('API host');
  const answer = await probe(`${apiHost}/category`, { headers: { Accept: 'application/json' } });
  if (typeof answer === 'object' && answer.status === 200) return ok(`${apiHost} answers.`);
  const reason = typeof answer === 'string' ? answer : `status ${answer.status}`;
  return problem(`${apiHost} (API_HOST) does not answer: ${reason}.`, 'Ask who runs that server, or correct API_HOST.');
}
