import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describeClockDoubt, findClockDoubt } from '../db/known-clock.ts';
import type { Db } from '../db/schema.ts';
import { isPostgres } from '../db/transactions.ts';
import { isRow } from '../domain/text.ts';
import { envFile } from '../settings/env-file.ts';
import { root } from '../settings/folders.ts';
import type { Settings } from '../settings/settings.ts';
import { type Check, describeAge, results } from './check.ts';
import { type Answer, probe, smtpClockOffset } from './probe.ts';

const maxClockOffsetMs = 60_000;

/** The version in package.json of this checkout. */
export async function checkoutVersion(): Promise<string> {
  const parsed: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return isRow(parsed) ? String(parsed.version) : '';
}

/** Checks that PUBLIC_URL leads to this server. */
export function checkAddress({ publicUrl }: Settings, answer: Answer | string | undefined): Check {
  const { ok, off, problem } = results('Address');
  if (publicUrl === undefined || answer === undefined) return off('PUBLIC_URL is not set.');
  if (typeof answer === 'string') {
    return problem(
      `${publicUrl} (PUBLIC_URL) cannot be reached from this machine: ${answer}.`,
      'Open it in your browser. If it shows an error there too, look at the certificate, at nginx and at the domain.',
    );
  }
  if (answer.status === 200 && answer.text.trim() === 'ok') return ok(`${publicUrl} answers.`);
  return problem(
    `${publicUrl} (PUBLIC_URL) answers with status ${answer.status}, and it is not this server that answers.`,
    `Correct PUBLIC_URL in ${envFile()}, or the configuration of nginx: demo/deploy/README.md.`,
  );
}

/** Compares this machine's clock with those of the site, the database and the mail server. */
export async function checkClock(
  settings: Settings,
  db: Db | undefined,
  site: Answer | string | undefined,
): Promise<Check> {
  const { ok, off, problem } = results('Clock');
  const doubt = db && (await findClockDoubt(db, Date.now()).catch(() => undefined));
  if (doubt) {
    return problem(
      `${describeClockDoubt(doubt)} Until this has lasted a week, no old data is deleted.`,
      'If the date is wrong, let the machine set its clock from the internet: timedatectl set-ntp true. If it is right, nothing needs to be done.',
    );
  }
  const { notify, apiHost, publicUrl, database } = settings;
  const request = async (url: string | undefined, init?: RequestInit) => {
    const answer = url === undefined ? undefined : await probe(url, init);
    return { name: url && new URL(url).host, offset: typeof answer === 'object' ? answer.clockOffsetMs : undefined };
  };
  const all = await Promise.all([
    request(notify.webhook?.url, { method: 'HEAD' }),
    request(apiHost === undefined ? undefined : `${apiHost}/category`),
    { name: publicUrl && new URL(publicUrl).host, offset: typeof site === 'object' ? site.clockOffsetMs : undefined },
    notify.mail && {
      name: new URL(notify.mail.smtpUrl).hostname,
      offset: await smtpClockOffset(notify.mail.smtpUrl),
    },
    db && database.kind === 'postgres' && { name: 'the PostgreSQL server', offset: await postgresClockOffset(db) },
  ]);
  const compared = all.flatMap((one) =>
    one && one.offset !== undefined ? [{ name: one.name ?? '', offset: one.offset }] : [],
  );
  const [furthest] = compared.sort((one, other) => Math.abs(other.offset) - Math.abs(one.offset));
  if (!furthest) return off('The clock was not compared: no other machine is set up that tells its time.');
  const distance = Math.abs(furthest.offset);
  if (distance <= maxClockOffsetMs) {
    return ok(`The clock agrees with ${[...new Set(compared.map(({ name }) => name))].join(', ')}.`);
  }
  return problem(
    `The clock of this machine is ${describeAge(distance)} ${furthest.offset < 0 ? 'ahead of' : 'behind'} ${furthest.name}.`,
    'Let the machine set its clock from the internet: timedatectl set-ntp true.',
  );
}

async function postgresClockOffset(db: Db): Promise<number | undefined> {
  if (!isPostgres(db)) return undefined;
  const begun = Date.now();
  const { rows } = await sql<{ at: number }>`select extract(epoch from clock_timestamp())::float8 as at`.execute(db);
  return Number(rows[0]?.at) * 1_000 - (begun + Date.now()) / 2;
}

/** Checks that the running server has the version of this checkout. */
export async function checkVersion(settings: Settings, running: string | undefined): Promise<Check> {
  const { ok, problem } = results('Version');
  const own = await checkoutVersion();
  const version = running ?? (await runningVersion(settings));
  if (version === undefined) {
    return problem(
      `No server of this project answers at ${localUrl(settings)}${settings.publicUrl ? ` or ${settings.publicUrl}` : ''}.`,
      'Start it: npm start, or systemctl start steam-kit. If it runs on another machine, run this command there.',
    );
  }
  if (version === own) return ok(`The server runs version ${own}.`);
  return problem(`The server runs version ${version}, but this folder has version ${own}.`, 'Restart the server.');
}

const localUrl = ({ host, port }: Settings) => {
  const address = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
};

async function runningVersion(settings: Settings): Promise<string | undefined> {
  for (const origin of [...(settings.port === 0 ? [] : [localUrl(settings)]), settings.publicUrl]) {
    const answer = origin === undefined ? '' : await probe(`${origin}/embed/v1/release.json`);
    const version = typeof answer === 'string' || answer.status !== 200 ? undefined : versionIn(answer.text);
    if (version !== undefined) return version;
  }
  return undefined;
}

function versionIn(text: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRow(parsed) && typeof parsed.version === 'string' ? parsed.version : undefined;
  } catch {
    return undefined;
  }
}
