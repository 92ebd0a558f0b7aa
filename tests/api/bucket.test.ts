import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backup, restore } from '../../src/content/backup/backup.ts';
import { importSchool } from '../../src/content/backup/import.ts';
import { exportFolder, undo } from '../../src/content/folder-commands.ts';
import { proveSharedMedia, reportMedia } from '../../src/content/media/shared-media.ts';
import { openDatabase } from '../../src/db/open.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { full } from '../full.ts';
import { urlOf } from './support/api.ts';
import { startBucket } from './support/bucket.ts';
import { cleanUp, temporaryFolder } from './support/clean-up.ts';
import { png, school } from './support/kite-school.ts';
import { bytesOf, clip, mediaIn, openMachines, pictured } from './support/machines.ts';
import { startPostgres } from './support/postgres.ts';
import { openSite } from './support/site.ts';
import { sqliteFiles } from './support/sqlite.ts';
import { signInStaff } from './support/staff.ts';

/** Large enough for a multipart upload of two parts. */
const longClip = Buffer.concat([clip, randomBytes(9_000_000)]);
const postgres = await startPostgres(full);
const sqlite = sqliteFiles();

describe.each([
  ['SQLite', sqlite.create, false],
  ['PostgreSQL', postgres.create, postgres.isMissing],
] as const)('Machines that share a bucket, on %s', (_, newDatabase, isMissing) => {
  it.skipIf(isMissing)('serve files that another machine applied, also in ranges, and download each once', async () => {
    const { bucket, open } = await openMachines(newDatabase);
    const first = await open({ ...pictured, 'media/flight.mp4': longClip });
    const second = await open();
    expect(bucket.names()).toHaveLength(2);
    const gets = () => bucket.requests.filter((request) => request.startsWith('GET'));
    expect(gets()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => second.get('/media/kite.png')));
    for (const answer of answers) expect([answer.status, await bytesOf(answer)]).toEqual([200, png]);
    expect(gets()).toHaveLength(1);
    const names = ['etag', 'cache-control', 'content-type', 'content-length', 'accept-ranges', 'content-range'];
    const headers = ({ headers }: Response) => names.map((name) => headers.get(name));
    const Range = 'bytes=8500000-8500099';
    const [theirs, ours] = [
      await first.get('/media/flight.mp4', { Range }),
      await second.get('/media/flight.mp4', { Range }),
    ];
    expect([ours.status, headers(ours)]).toEqual([206, headers(theirs)]);
    expect(await bytesOf(ours)).toEqual(longClip.subarray(8_500_000, 8_500_100));
    expect(headers(await second.get('/media/kite.png'))).toEqual(headers(await first.get('/media/kite.png')));
    const asked = bucket.requests.length;
    expect((await second.get('/media/unknown.png')).status).toBe(404);
    expect((await second.get(`/media/${bucket.names()[0]}`)).status).toBe(404);
    expect(bucket.requests).toHaveLength(asked);
    // A partial download would have a temporary name.
    expect(mediaIn(second.settings.dataDir)).toEqual(bucket.names());
  });

  it.skipIf(isMissing)('render link previews and show the sizes of downloads from files in the bucket', async () => {
    const { bucket, open } = await openMachines(newDatabase);
    await open(pictured);
    const second = await open();
    const preview = await second.get('/sharing/kite.png.jpg');
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const [id = ''] = second.live.site().products.keys();
    const file = await second.get(`/api/product/file/${id}`);
    expect(await file.json()).toMatchObject({ bytes: clip.length });
    expect(bucket.requests.filter((request) => /^GET .*mp4$/.test(request))).toEqual([]);
  });

  it.skipIf(isMissing)('back up, export, restore and undo with an empty media folder', async () => {
    const { bucket, env, open } = await openMachines(newDatabase);
    const first = await open(pictured);
    await first.apply({ ...school, 'media/other.png': Buffer.concat([png, png]) });
    const machine = () => readSettings({ ...env, DATA_DIR: temporaryFolder() });
    const copy = join(temporaryFolder(), 'backup');
    await backup(copy, machine());
    expect(bucket.names()).toHaveLength(3);
    expect(mediaIn(copy)).toEqual(bucket.names());

    const { target } = await undo(first.db, machine(), 'Aisha', 1);
    expect(target.number).toBe(1);
    const folder = join(temporaryFolder(), 'export');
    await exportFolder(first.db, machine(), folder);
    expect(readFileSync(join(folder, 'media/flight.mp4'))).toEqual(clip);
    const second = await open();
    expect((await second.get('/media/kite.png')).status).toBe(200);

    const other = await startBucket();
    const elsewhere = { ...other.env, DATABASE_URL: urlOf(await newDatabase()), DATA_DIR: temporaryFolder() };
    await restore(copy, readSettings(elsewhere));
    expect(other.names()).toEqual(bucket.names());
  });

  it.skipIf(isMissing)('show and publish a picture that another machine received', async () => {
    const { bucket, open } = await openMachines(newDatabase);
    const staff = await signInStaff(await open(school));
    const second = await open();
    const { path, url } = await (await staff.upload('/office/api/upload?name=new.png', png)).json();
    expect(bucket.names()).toHaveLength(1);
    const shown = await second.get(url, { Cookie: staff.cookie });
    expect([shown.status, await bytesOf(shown)]).toEqual([200, png]);
    const { values, revision } = await staff.call('content/item', { kind: 'courses', id: 'kites' });
    await staff.call('content/save', { kind: 'courses', id: 'kites', revision, values: { ...values, picture: path } });
    await staff.call('content/publish', { note: '' });
    await second.wait(0);
    expect((await second.get(`/media/${path}`)).status).toBe(200);
  });
});

describe.skipIf(postgres.isMissing)('Servers on PostgreSQL', () => {
  it('refuse `apply` if one of them has no bucket or a different bucket', async () => {
    const bucket = await startBucket();
    const address = await postgres.create('sample');
    const db = openDatabase(address);
    cleanUp(() => db.destroy());
    const place = (env: Record<string, string>) => readSettings({ ...env, DATA_DIR: temporaryFolder() });
    cleanUp(reportMedia(db, place(bucket.env), 'app1:3000'));
    await expect.poll(() => db.selectFrom('servers').select('name').execute(), { timeout: 10_000 }).toHaveLength(1);
    const content = { media: [{ id: 'kite.png', hash: '0', position: 0 }] };
    await proveSharedMedia(db, place(bucket.env), Object(content));
    cleanUp(reportMedia(db, place({}), 'app2:3000'));
    await expect.poll(() => db.selectFrom('servers').select('name').execute(), { timeout: 10_000 }).toHaveLength(2);
    await expect(proveSharedMedia(db, place(bucket.env), Object(content), { withinMs: 0 })).rejects.toThrow(
      `Nothing was changed. This server does not read the pictures and files in the bucket ${bucket.env.MEDIA_URL}, so their visitors would not see them: app2:3000.\nAll machines that share a database must have the same MEDIA_URL`,
    );
  });

  it('upload the files of a former SQLite installation to the bucket', async () => {
    const bucket = await startBucket();
    const old = await openSite(pictured);
    const { file } = Object(old.settings.database);
    const place = readSettings({ ...bucket.env, DATA_DIR: temporaryFolder() });
    const into = openDatabase(await postgres.create());
    cleanUp(() => into.destroy());
    await importSchool({ file, into, place, beforeCommit: async () => undefined });
    expect(bucket.names()).toEqual(mediaIn(old.settings.dataDir));
  });
});
