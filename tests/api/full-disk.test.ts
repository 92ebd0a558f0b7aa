import { spawnSync } from 'node:child_process';
import { statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { message, openSample } from './support/api.ts';
import { cleanUp, postJson, temporaryFolder, testServer } from './support/clean-up.ts';
import { request, send, sendReceipt, takeRequests, type Write } from './support/writes.ts';

/** A mounted disk of 16 MB. Only root may mount. */
const disk = temporaryFolder();
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]).status === 0;
if (!mounted)
  console.warn('\n!!! A REAL FULL DISK IS NOT TESTED: this user may not mount one. (A full database is.)\n');

cleanUp(() => mounted && spawnSync('umount', [disk]));

/** Alternates messages and requests for a seat. */
const letter = (n: number): Write => {
  if (n % 2 === 0) return request(`Parent ${n}`, n);
  return {
    path: '/contactus',
    key: `Message ${n}`,
    body: { ...message, subject: `Message ${n}`, body: 'x'.repeat(5_000) },
  };
};

describe.skipIf(!mounted)('A disk that runs full', () => {
  it('rejects writes with 503, serves reads, and recovers when it has room again', {
    timeout: 120_000,
  }, async () => {
    const file = join(disk, 'steam.db');
    const prepared = await openSample({ kind: 'sqlite', file });
    await takeRequests({ db: prepared });
    await prepared.destroy();
    const server = await testServer({ DATABASE_URL: `sqlite:${file}` });
    const asked = await postJson(`${server.url}/api/request`, request('With receipt', 1).body);
    const page = server.url + (await asked.json()).data.address;
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - 400_000)));

    const statuses: number[] = [];
    while (statuses.at(-1) !== 503 && statuses.length < 2_000) {
      statuses.push(await send(server.url, letter(statuses.length)));
    }
    expect(new Set(statuses)).toEqual(new Set([200, 201, 503]));
    expect(await sendReceipt(page)).toBe('later');
    expect(await (await fetch(`${page}&did=later`)).text()).toContain('could not be stored just now');
    for (const path of ['/api/course', '/api/faq', '/api/product'])
      expect((await fetch(server.url + path)).status).toBe(200);

    unlinkSync(join(disk, 'ballast'));
    const later = letter(statuses.length);
    expect([200, 201]).toContain(await send(server.url, later));
    expect(await sendReceipt(page)).toBe('receipt');

    const db = openDatabase({ kind: 'sqlite', file });
    const messages = await db.selectFrom('messages').select('subject as key').execute();
    const requests = await db.selectFrom('requests').select('name as key').execute();
    await db.destroy();
    const taken = statuses.flatMap((status, n) => (status === 503 ? [] : [letter(n).key]));
    const there = [...messages, ...requests].map(({ key }) => key);
    expect(there.sort()).toEqual([...taken, later.key, 'With receipt'].sort());
  });
});
