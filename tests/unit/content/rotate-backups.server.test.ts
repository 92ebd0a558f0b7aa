import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { restore } from '../../../src/content/backup/backup.ts';
import { backupToday, finishedBackups } from '../../../src/content/backup/rotate-backups.ts';
import { emptyContent } from '../../../src/content/content.ts';
import { addVersion, readPublished } from '../../../src/content/versions/store.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';

const work = mkdtempSync(join(tmpdir(), 'steam-rotate-'));
afterAll(() => rmSync(work, { recursive: true }));

const dataDir = join(work, 'data');
const database = { kind: 'sqlite' as const, file: join(dataDir, 'steam.db') };
const source = { dataDir, database, set: [] };
const backups = join(work, 'backups');
const day = (n: number) => new Date(Date.UTC(2026, 9, 1 + n, 3));
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Adds a media file and a version that contains it, as the command `apply` does. */
async function addMedia(n: number, size: number): Promise<void> {
  const bytes = Buffer.alloc(size, `File ${n} `);
  writeFileSync(join(dataDir, 'media', `${hashOf(bytes)}.pdf`), bytes);
  const db = await prepareDatabase(database);
  const { media } = await readPublished(db);
  const content = { ...emptyContent(), media: [...media, { id: `${n}.pdf`, hash: hashOf(bytes) }] };
  await addVersion(db, content, { source: 'folder', author: '', note: '', summary: '' });
  await db.destroy();
}

/** The size of a folder on disk, in bytes. Hard links count once. */
function bytesOnDisk(folder: string): number {
  const files = readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, String(name))));
  return [...new Map(files.map(({ ino, blocks }) => [ino, blocks * 512])).values()].reduce(
    (sum, size) => sum + size,
    0,
  );
}

describe('Daily backups', () => {
  it('are kept for fourteen days in 1.2 times the size of the media, and each can be restored', async () => {
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    mkdirSync(join(dataDir, 'embed/0.0.9'), { recursive: true });
    writeFileSync(join(dataDir, 'embed/0.0.9/faq.js'), 'An earlier version.');
    for (let n = 0; n < 10; n += 1) await addMedia(n, 4_000_000);
    // `.partial-1` is the rest of a killed backup, which is deleted. `before-update` is no daily backup, so it stays.
    mkdirSync(join(backups, '.partial-1'), { recursive: true });
    utimesSync(join(backups, '.partial-1'), day(-9), day(-9));
    mkdirSync(join(backups, 'before-update'));
    for (let n = 0; n < 16; n += 1) {
      if (n > 0) await addMedia(100 + n, 100_000);
      const report = await backupToday(backups, 14, source, day(n));
      expect(report).toMatch(n < 14 ? /Kept: \d+ days?\.$/ : /Kept: 14 days\. Deleted 1 older backup\.$/);
    }
    expect(await backupToday(backups, 14, source, day(15))).toMatch(/^Today's backup is in .*2026-10-16 already\./);

    const names = Array.from({ length: 14 }, (_, n) =>
      day(n + 2)
        .toISOString()
        .slice(0, 10),
    );
    expect(readdirSync(backups).sort()).toEqual([...names, 'before-update']);
    expect((await finishedBackups(backups)).map(({ folder }) => folder)).toEqual(
      names.map((name) => join(backups, name)).reverse(),
    );
    const ratio = bytesOnDisk(backups) / bytesOnDisk(join(dataDir, 'media'));
    expect(ratio).toBeLessThan(1.2);

    const to = join(work, 'restored');
    await restore(join(backups, names[0] ?? ''), {
      dataDir: to,
      database: { kind: 'sqlite', file: join(to, 'steam.db') },
    });
    expect(readdirSync(join(to, 'media'))).toHaveLength(12);
    expect(readdirSync(join(to, 'embed/0.0.9'))).toEqual(['faq.js']);
  });
});
