import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaStore } from '../../../src/content/media/media-store.ts';
import type { DatabaseAddress } from '../../../src/settings/settings.ts';
import { full } from '../../full.ts';
import { cleanUp, temporaryFolder } from '../support/clean-up.ts';
import { startPostgres } from '../support/postgres.ts';
import { run } from './commands.ts';
import { runInProcess } from './in-process.ts';
import { afterRestore, destroy, newer, newInstallation, storedState, work, writeFolders } from './two-folders.ts';

/** A mounted disk of 64 MB. Only root may mount. */
const disk = temporaryFolder();
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]).status === 0;
if (!mounted)
  console.warn('\n!!! NO FULL DISK IS TESTED UNDER apply, backup AND restore: this user may not mount one.\n');

const postgres = await startPostgres(full);
cleanUp(() => mounted && spawnSync('umount', [disk]));
beforeAll(writeFolders);

function fullDisk(newDatabase: (folder: string) => Promise<DatabaseAddress>): void {
  it('keeps its data if the disk is full during apply, backup or restore', { timeout: 120_000 }, async () => {
    const home = mkdtempSync(join(disk, 'home-'));
    // The user of PostgreSQL needs access to the tables in this folder.
    chmodSync(home, 0o755);
    const installation = await newInstallation(await newDatabase(home), join(home, 'data'));
    const before = await storedState(installation);
    const ballast = join(disk, 'ballast');
    const fill = (room: number) => {
      rmSync(ballast, { force: true });
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - room)));
    };
    const lean = mkdtempSync(join(work, 'lean-'));
    cpSync(newer, lean, { recursive: true, filter: (file) => !file.endsWith('poster.pdf') });
    const rows = Array.from({ length: 2_000 }, (_, index) => `many-${index},Many ${index}?,${'Yes. '.repeat(40)}\n`);
    appendFileSync(join(lean, 'faq.csv'), rows.join(''));

    fill(100_000);
    // The poster of `newer` does not fit; for `lean`, the changes of the database do not fit.
    for (const folder of [newer, lean]) {
      expect(await runInProcess('content', ['apply', folder, '--force'], installation.env)).toMatchObject({
        code: 1,
        err: 'The disk is full. The content is as it was.\n',
      });
    }
    const half = join(home, 'half');
    mkdirSync(half);
    expect(await runInProcess('backup', ['backup', half], installation.env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('The disk is full.'),
    });
    expect(await runInProcess('backup', ['restore', half], installation.env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is no finished backup'),
    });
    unlinkSync(ballast);
    rmSync(half, { recursive: true });
    expect(await storedState(installation)).toEqual(before);
    expect(await runInProcess('backup', ['backup', half], installation.env)).toMatchObject({ code: 0, err: '' });

    await destroy(installation);
    const temporary = mkdtempSync(join(home, 'tmp-'));
    // The first run lacks space for the school's files, the second for the temporary copy of the database.
    for (const [room, TMPDIR] of [
      [500_000, tmpdir()],
      [100_000, temporary],
    ] as const) {
      fill(room);
      expect(await run('backup', ['restore', half], { ...installation.env, TMPDIR })).toMatchObject({
        code: 1,
        err: 'The disk is full. Nothing was restored, and the backup is as it was. Make room, and try again.\n',
      });
      expect(existsSync(mediaStore(installation.env.DATA_DIR))).toBe(false);
      if (installation.address.kind === 'sqlite') expect(existsSync(installation.address.file)).toBe(false);
      expect(readdirSync(temporary)).toEqual([]);
    }
    unlinkSync(ballast);
    expect(await runInProcess('backup', ['restore', half], installation.env)).toMatchObject({ code: 0, err: '' });
    expect(await storedState(installation)).toEqual(afterRestore(before));
  });
}

describe.skipIf(!mounted)('On SQLite, the server of a school', () =>
  fullDisk(async (folder) => ({ kind: 'sqlite', file: join(folder, 'steam.db') })),
);
describe.skipIf(!mounted || postgres.isMissing)('On PostgreSQL, the server of a school', () =>
  fullDisk((folder) => postgres.create(undefined, join(folder, 'tables'))),
);
