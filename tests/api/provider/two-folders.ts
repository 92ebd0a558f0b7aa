import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { type Content, emptyContent } from '../../../src/content/content.ts';
import { readFolder } from '../../../src/content/folder/read-folder.ts';
import { sampleFolder } from '../../../src/content/folder/sample.ts';
import { storedFile } from '../../../src/content/media/media-store.ts';
import { compareContent } from '../../../src/content/versions/changes.ts';
import { readPublished } from '../../../src/content/versions/store.ts';
import { openDatabase } from '../../../src/db/open.ts';
import { withLock } from '../../../src/db/transactions.ts';
import type { DatabaseAddress } from '../../../src/settings/settings.ts';
import { ayesha, message, openApi, urlOf } from '../support/api.ts';
import { temporaryFolder } from '../support/clean-up.ts';
import { runInProcess } from './in-process.ts';

export const work = temporaryFolder();

/** Two content folders that differ by each kind of change: rows are added, changed, removed and moved, files added and removed. */
export const [older, newer] = [join(work, 'older'), join(work, 'newer')];
/** The only courses with modules in both folders. Fewer modules make an apply faster. */
const coursesWithModules = ['curves-of-change', Object.keys(wire.modules)[0]];
const nothingChanged = expect.stringContaining('Nothing has changed since the last apply.');
const contents = new Map<string, Content>();
export async function writeFolders(): Promise<void> {
  for (const folder of [older, newer]) {
    cpSync(sampleFolder, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
    const courses = join(folder, 'courses');
    for (const name of readdirSync(courses)) {
      if (!name.endsWith('.md') && !coursesWithModules.includes(name)) rmSync(join(courses, name), { recursive: true });
    }
  }
  writeFileSync(join(older, 'media/leaflet.pdf'), 'Leaflet.');
  writeFileSync(join(newer, 'media/poster.pdf'), Buffer.alloc(400_000, 'Poster.'));
  const edit = (name: string, from: RegExp, to: string) =>
    writeFileSync(join(newer, name), readFileSync(join(newer, name), 'utf8').replace(from, to));
  edit('courses.csv', /Beginner/g, 'Advanced');
  edit('school.yaml', /^name: .*$/m, 'name: Newer School');
  edit('faq.csv', /$/, 'is-this-new,Is this new?,Yes.\n');
  rmSync(join(newer, 'ambassadors.csv'));
  for (const name of ['courses.csv', 'course-faq.csv', 'testimonials.csv', 'partners.csv'])
    edit(name, /curves-of-change(?=,)/g, 'calculus');
  for (const end of ['', '.md'])
    renameSync(join(newer, 'courses', `curves-of-change${end}`), join(newer, 'courses', `calculus${end}`));
  for (const folder of [older, newer]) {
    const { problems, ...content } = await readFolder(folder);
    expect(problems).toEqual([]);
    contents.set(folder, content);
  }
}

export interface Installation {
  address: DatabaseAddress;
  env: { DATABASE_URL: string; DATA_DIR: string };
}

/** A database with a user, a session and a message, and with `older` applied. */
export async function newInstallation(
  address: DatabaseAddress,
  dataDir = mkdtempSync(join(work, 'data-')),
): Promise<Installation> {
  // The real time, because a server deletes expired sessions.
  const api = await openApi(async () => address, {}, { now: Date.now });
  expect((await api.post('/user/signup', ayesha)).status).toBe(201);
  expect((await api.post('/user/signin', ayesha)).status).toBe(200);
  expect((await api.post('/contactus', message)).status).toBe(200);
  const url = urlOf(address);
  const env = { DATABASE_URL: url, DATA_DIR: dataDir };
  expect(await runInProcess('content', ['apply', older, '--force'], env)).toMatchObject({ code: 0, err: '' });
  return { address, env };
}

/** The users, sessions and messages, and the folder that matches all rows and media files. */
export async function storedState({ address, env }: Installation) {
  const db = openDatabase(address);
  try {
    return await withLock(db, async (moment) => {
      const content = await readPublished(moment);
      for (const row of content.media) {
        const bytes = readFileSync(storedFile(env.DATA_DIR, row));
        expect([row.id, createHash('sha256').update(bytes).digest('hex').slice(0, 32)]).toEqual([row.id, row.hash]);
      }
      const folder = [older, newer].find(
        (one) => compareContent(contents.get(one) ?? emptyContent(), content).length === 0,
      );
      const people = {
        users: await moment.selectFrom('users').selectAll().execute(),
        sessions: await moment.selectFrom('sessions').selectAll().execute(),
        messages: await moment.selectFrom('messages').selectAll().execute(),
      };
      return { folder, people };
    });
  } finally {
    await db.destroy();
  }
}

type StoredState = Awaited<ReturnType<typeof storedState>>;

/** The expected state after a restore, which ends all sessions. */
export const afterRestore = ({ folder, people }: StoredState): StoredState => ({
  folder,
  people: { ...people, sessions: [] },
});

/** Expects that an apply succeeds, and that a second apply changes nothing. */
export async function expectApplied(installation: Installation, folder: string): Promise<void> {
  expect(await runInProcess('content', ['apply', folder, '--force'], installation.env)).toMatchObject({
    code: 0,
    err: '',
  });
  expect(await runInProcess('content', ['apply', folder], installation.env)).toMatchObject({
    code: 0,
    err: '',
    out: nothingChanged,
  });
  expect((await storedState(installation)).folder).toBe(folder);
}

/** Simulates a disaster: empties the database and deletes the data folder. */
export async function destroy({ address, env }: Installation): Promise<void> {
  rmSync(env.DATA_DIR, { recursive: true });
  if (address.kind === 'sqlite') {
    for (const end of ['', '-wal', '-shm']) rmSync(address.file + end, { force: true });
    return;
  }
  const db = openDatabase(address);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await db.destroy();
}
