import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaStore } from '../../../src/content/media/media-store.ts';
import { openDatabase } from '../../../src/db/open.ts';
import { full } from '../../full.ts';
import type { NewDatabase } from '../support/api.ts';
import { startPostgres } from '../support/postgres.ts';
import { sqliteFiles } from '../support/sqlite.ts';
import { run, start } from './commands.ts';
import { runInProcess } from './in-process.ts';
import { expectApplied, newer, newInstallation, older, storedState, work, writeFolders } from './two-folders.ts';

const kills = full ? 20 : 1;

const postgres = await startPostgres(full);
const sqlite = sqliteFiles();
beforeAll(writeFolders);

function losslessSuite(newDatabase: NewDatabase): void {
  it(`is the old or the new content after apply is killed ${kills} times`, {
    timeout: 60_000 + kills * 20_000,
  }, async () => {
    const installation = await newInstallation(await newDatabase('sample'));
    const { people } = await storedState(installation);
    /** Runs `apply`. Sends SIGKILL `after` ms after its check of the folder, because it opens the database only then. */
    const apply = async (folder: string, after?: number) => {
      const child = start('content', ['apply', folder, '--force'], installation.env);
      let out = '';
      let began = 0;
      child.stdout?.on('data', (chunk) => {
        out += chunk;
        if (began > 0 || !out.includes('is in order')) return;
        began = performance.now();
        if (after !== undefined) setTimeout(() => child.kill('SIGKILL'), after);
      });
      await once(child, 'close');
      return { killed: child.signalCode === 'SIGKILL', span: performance.now() - began };
    };
    // Spread the kills over the shorter of two applies: on a busy machine, one apply can take twice as long as another.
    const spans = [await apply(older), await apply(newer)].map((ran) => ran.span);
    const span = Math.min(...spans);
    /** `hit` counts the kills that ended a running apply; `old` and `new` count the content found after a kill. */
    const found = { hit: 0, old: 0, new: 0 };
    let folder = newer;
    for (let kill = 0; kill < kills; kill += 1) {
      const next = folder === older ? newer : older;
      const { killed } = await apply(next, (span * (kill + 0.5)) / kills);
      if (killed) found.hit += 1;
      const after = await storedState(installation);
      expect([older, newer]).toContain(after.folder);
      expect(after.people).toEqual(people);
      found[after.folder === next ? 'new' : 'old'] += 1;
      expect(await runInProcess('content', ['apply', next, '--force'], installation.env)).toMatchObject({ code: 0 });
      expect((await storedState(installation)).folder).toBe(next);
      folder = next;
    }
    expect((await runInProcess('content', ['apply', folder, '--force'], installation.env)).out).toContain(
      'Nothing has changed since',
    );
    console.log(`${kills} kills within ${Math.round(span)} ms: ${JSON.stringify(found)}`);
    expect(found.hit).toBeGreaterThanOrEqual(kills / 2);
    expect((await storedState(installation)).people).toEqual(people);
  });

  it('accepts simultaneous applies one after the other', { timeout: 60_000 }, async () => {
    const installation = await newInstallation(await newDatabase('sample'));
    const { people } = await storedState(installation);
    const folders = full ? [newer, older, newer] : [newer, older];
    const ran = await Promise.all(
      folders.map((folder) => run('content', ['apply', folder, '--force'], installation.env)),
    );
    expect(ran.map(({ code, err }) => [code, err])).toEqual(folders.map(() => [0, '']));
    const after = await storedState(installation);
    expect([older, newer]).toContain(after.folder);
    expect(after.people).toEqual(people);
    await expectApplied(installation, newer);
    expect((await storedState(installation)).people).toEqual(people);
  });

  it('deletes removed files after a day, unless a version refers to them', {
    timeout: 60_000,
  }, async () => {
    const installation = await newInstallation(await newDatabase('sample'));
    const store = mediaStore(installation.env.DATA_DIR);
    const age = () => {
      const old = new Date(Date.now() - 2 * 86_400_000);
      for (const name of readdirSync(store)) utimesSync(join(store, name), old, old);
    };
    const leaflets = () => readdirSync(store).filter((name) => name.endsWith('.pdf')).length;
    const apply = () => runInProcess('content', ['apply', newer, '--force'], installation.env);
    const before = leaflets();
    expect(await apply()).toMatchObject({ code: 0, err: '' });
    age();
    expect(await apply()).toMatchObject({ code: 0, err: '' });
    expect(leaflets()).toBe(before + 1);
    const db = openDatabase(installation.address);
    const { version } = await db.selectFrom('published').select('version').executeTakeFirstOrThrow();
    await db.deleteFrom('versions').where('id', '!=', version).execute();
    await db.destroy();
    expect(await apply()).toMatchObject({ code: 0, err: '' });
    expect(leaflets()).toBe(before);
  });
}

describe('On SQLite, the data of a school', () => {
  losslessSuite(sqlite.create);

  // On SQLite only, because these runs open no database.
  it('rejects a folder that is not a content folder, or is broken', { timeout: 60_000 }, async () => {
    const installation = await newInstallation(await sqlite.create('sample'));
    const before = await storedState(installation);
    const broken = (change: (folder: string) => void) => {
      const folder = mkdtempSync(join(work, 'broken-'));
      cpSync(newer, folder, { recursive: true });
      change(folder);
      return folder;
    };
    const wrong: [string, string][] = [
      [broken((folder) => rmSync(join(folder, 'school.yaml'))), 'school.yaml: is missing in'],
      [mkdtempSync(join(work, 'empty-')), 'school.yaml: is missing in'],
      [join(newer, 'school.yaml'), 'is a file; name the folder that holds school.yaml'],
      [join(work, 'none'), 'there is no such folder'],
      [broken((folder) => writeFileSync(join(folder, 'courses.csv'), '')), 'courses.csv: is empty'],
      [broken((folder) => writeFileSync(join(folder, 'media/poster.pdf'), '')), 'media/poster.pdf: has 0 bytes'],
      [broken((folder) => writeFileSync(join(folder, 'school.yaml'), '')), 'school.yaml'],
    ];
    const ran = await Promise.all(
      wrong.map(([folder]) => runInProcess('content', ['apply', folder, '--force'], installation.env)),
    );
    for (const [index, { code, err }] of ran.entries()) {
      const [, says = ''] = wrong[index] ?? [];
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(says) });
      expect(err).not.toMatch(/^ +at /m);
    }
    expect(await storedState(installation)).toEqual(before);
  });
});

describe.skipIf(postgres.isMissing)('On PostgreSQL, the data of a school', () => losslessSuite(postgres.create));
