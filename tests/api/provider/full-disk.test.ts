import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseAddress } from '../../../src/server/settings.ts';
import { startPostgres } from '../support/postgres.ts';
import { run } from './commands.ts';
import { applies, held, newer, newWorld, removeWork, work, writeFolders } from './two-folders.ts';

/** A disk of 24 MB, which only root may make. */
const disk = mkdtempSync(join(tmpdir(), 'steam-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]).status === 0;
if (!mounted) console.warn('\n!!! NO FULL DISK IS TESTED UNDER apply AND backup: this user may not mount one.\n');

const postgres = await startPostgres();
afterAll(async () => {
  if (mounted) spawnSync('umount', [disk]);
  await postgres?.stop();
  rmSync(disk, { recursive: true, force: true });
  removeWork();
});
beforeAll(writeFolders);

function fullDisk(newDatabase: (folder: string) => Promise<DatabaseAddress>): void {
  it('is as it was when the disk runs full under apply or backup', { timeout: 60_000 }, async () => {
    const home = mkdtempSync(join(disk, 'home-'));
    const world = await newWorld(await newDatabase(home), join(home, 'data'));
    const before = await held(world);
    const ballast = join(disk, 'ballast');
    const fill = (room: number) => {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - room)));
    };
    const lean = mkdtempSync(join(work, 'lean-'));
    cpSync(newer, lean, { recursive: true, filter: (file) => !file.endsWith('poster.pdf') });

    fill(100_000);
    // No room for the poster; none for a SQLite database's changes.
    for (const folder of world.address.kind === 'sqlite' ? [newer, lean] : [newer]) {
      expect(await run('content', ['apply', folder], world.env)).toMatchObject({
        code: 1,
        err: 'The disk is full. The content is as it was.\n',
      });
    }
    const half = join(home, 'half');
    mkdirSync(half);
    expect(await run('backup', ['backup', half], world.env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('The disk is full.'),
    });
    expect(await run('backup', ['restore', half], world.env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is no finished backup'),
    });
    unlinkSync(ballast);
    rmSync(half, { recursive: true });
    expect(await held(world)).toEqual(before);
    expect(await run('backup', ['backup', half], world.env)).toMatchObject({ code: 0, err: '' });
    await applies(world, newer);
    expect((await held(world)).people).toEqual(before.people);
    rmSync(home, { recursive: true });
  });
}

describe.skipIf(!mounted)('On SQLite, a provider', () =>
  fullDisk(async (folder) => ({ kind: 'sqlite', file: join(folder, 'steam.db') })),
);
describe.skipIf(!mounted || !postgres)('On PostgreSQL, a provider', () =>
  fullDisk(async () => ({ kind: 'postgres', url: (await postgres?.database('full')) ?? '' })),
);
