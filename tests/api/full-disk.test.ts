import { spawnSync } from 'node:child_process';
import { statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { fillWithSample, message } from './support/api.ts';
import { cleanUp, temporaryFolder, testServer } from './support/clean-up.ts';
import { send, type Write } from './support/writes.ts';

/** A disk of 16 MB. Only root may mount it. */
const disk = temporaryFolder();
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]).status === 0;
if (!mounted)
  console.warn('\n!!! A REAL FULL DISK IS NOT TESTED: this user may not mount one. (A full database is.)\n');

cleanUp(() => mounted && spawnSync('umount', [disk]));

const letter = (n: number): Write => ({
  path: '/contactus',
  key: `Message ${n}`,
  body: { ...message, subject: `Message ${n}`, body: 'x'.repeat(5_000) },
});

describe.skipIf(!mounted)('A disk that runs full', () => {
  it('rejects writes with 503, serves reads, and recovers when it has room again', {
    timeout: 120_000,
  }, async () => {
    const file = join(disk, 'steam.db');
    await fillWithSample({ kind: 'sqlite', file });
    const server = await testServer({ DATABASE_URL: `sqlite:${file}` });
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - 400_000)));

    const statuses: number[] = [];
    while (statuses.at(-1) !== 503 && statuses.length < 2_000) {
      statuses.push(await send(server.url, letter(statuses.length)));
    }
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    for (const path of ['/api/course', '/api/faq', '/api/product'])
      expect((await fetch(server.url + path)).status).toBe(200);

    unlinkSync(join(disk, 'ballast'));
    const later = letter(statuses.length);
    expect(await send(server.url, later)).toBe(200);

    const db = openDatabase({ kind: 'sqlite', file });
    const rows = await db.selectFrom('messages').select('subject').execute();
    await db.destroy();
    const taken = statuses.flatMap((status, n) => (status === 200 ? [letter(n).key] : []));
    expect(rows.map(({ subject }) => subject).sort()).toEqual([...taken, later.key].sort());
  });
});
