import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { backup, restore } from '../../src/content/backup/backup.ts';
import { openBucket } from '../../src/content/media/bucket.ts';
import { storedSize } from '../../src/content/media/media-cache.ts';
import { shareMedia } from '../../src/content/media/media-store.ts';
import { readPublished } from '../../src/content/versions/store.ts';
import { startMediaSync } from '../../src/server/media-sync.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { runInProcess } from './provider/in-process.ts';
import { urlOf } from './support/api.ts';
import { startBucket } from './support/bucket.ts';
import { changeContent } from './support/change-content.ts';
import { cleanUp, temporaryFolder } from './support/clean-up.ts';
import { healthySchool } from './support/healthy-school.ts';
import { png, school } from './support/kite-school.ts';
import { bytesOf, clip, mediaIn, openMachines, pictured } from './support/machines.ts';
import { openSite, writeFiles } from './support/site.ts';
import { sqliteFiles } from './support/sqlite.ts';
import { signInStaff } from './support/staff.ts';

const sqlite = sqliteFiles();

const clipName = `${createHash('sha256').update(clip).digest('hex').slice(0, 32)}.mp4`;

describe('A server with a bucket', () => {
  it('uploads local files that the bucket does not have, and downloads files that the machine does not have', async () => {
    const { bucket, env, open } = await openMachines(sqlite.create);
    const before = await openSite(pictured, Date.now(), { DATABASE_URL: env.DATABASE_URL });
    const { dataDir } = before.settings;
    const settings = readSettings({ ...env, DATA_DIR: dataDir });
    cleanUp(startMediaSync({ db: before.db, settings, live: before.live, log: () => undefined }));
    await expect.poll(bucket.names, { timeout: 10_000 }).toEqual(mediaIn(dataDir));
    const second = await open();
    cleanUp(startMediaSync({ ...second, log: () => undefined }));
    await expect.poll(() => mediaIn(second.settings.dataDir), { timeout: 10_000 }).toEqual(mediaIn(dataDir));
  });

  it('replaces a truncated local file by the complete one in the bucket', async () => {
    const { bucket, env, open } = await openMachines(sqlite.create);
    const first = await open(pictured);
    const [name = ''] = bucket.names().filter((one) => one.endsWith('.mp4'));
    writeFileSync(join(first.settings.dataDir, 'media', name), '');
    // A restarted server does not know which files are in the bucket.
    const settings = readSettings({ ...env, DATA_DIR: first.settings.dataDir });
    await shareMedia(settings, (await readPublished(first.db)).media);
    const second = await open();
    for (const site of [first, second]) expect(await bytesOf(await site.get('/media/flight.mp4'))).toEqual(clip);
  });

  it('responds with 503 while the bucket is down, retries after five seconds, and serves local files meanwhile', async () => {
    const { bucket, open } = await openMachines(sqlite.create);
    await open(pictured);
    const site = await open();
    expect((await site.get('/media/kite.png')).status).toBe(200);
    const log: string[] = [];
    await bucket.stop();
    cleanUp(startMediaSync({ ...site, log: (line) => log.push(line) }));
    await expect.poll(() => log, { timeout: 10_000 }).toHaveLength(1);
    expect((await site.get('/media/kite.png')).status).toBe(200);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    cleanUp(() => clock.mockRestore());
    const missing = await site.get('/media/flight.mp4');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store']);
    await bucket.start();
    expect((await site.get('/media/flight.mp4')).status).toBe(503);
    clock.mockReturnValue(now + 6_000);
    expect((await site.get('/media/flight.mp4')).status).toBe(200);
    expect(log.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ failed: expect.stringContaining('cannot be reached') }),
      expect.objectContaining({ answersAgain: true }),
    ]);
  });

  it('responds with 404 for a missing file and 503 for a damaged one, and stores neither', async () => {
    const { bucket, env, open } = await openMachines(sqlite.create);
    const first = await open(pictured);
    const site = await open();
    await changeContent(first, ({ media }) => {
      for (const file of media) if (file.id === 'kite.png') file.hash = '0'.repeat(32);
    });
    await site.wait(0);
    expect((await site.get('/media/kite.png')).status).toBe(404);
    const asked = bucket.requests.length;
    const lost = `${'0'.repeat(32)}.png`;
    for (let times = 0; times < 5; times += 1) {
      expect(await storedSize(site.settings, join(site.settings.dataDir, 'media', lost))).toBeUndefined();
    }
    expect(bucket.requests.slice(asked)).toEqual([`HEAD ${lost}`]);
    const saved = join(temporaryFolder(), 'backup');
    expect(await backup(saved, site.settings)).toContain('without 1 lost file of the content: kite.png.');
    const dataDir = temporaryFolder();
    const database = { kind: 'sqlite', file: join(dataDir, 'steam.db') } as const;
    expect(await restore(saved, { ...site.settings, database, dataDir })).toContain('without 1 lost file');
    const { bucket: address } = readSettings(env);
    if (!address) throw new Error('No bucket');
    const damaged = join(temporaryFolder(), lost);
    writeFileSync(damaged, 'other bytes');
    await openBucket(address).upload(damaged);
    expect(bucket.names()).toContain(lost);
    const second = await open();
    expect((await second.get('/media/kite.png')).status).toBe(503);
    expect(mediaIn(second.settings.dataDir)).toEqual([]);
    const log: string[] = [];
    cleanUp(startMediaSync({ ...second, log: (line) => log.push(line) }));
    await expect.poll(() => mediaIn(second.settings.dataDir), { timeout: 10_000 }).toEqual([clipName]);
    expect(log).toEqual([expect.stringContaining(`other bytes than were stored as ${lost}.`)]);
  });

  it('responds with 503 if a download takes more than 10 s, and continues the download', async () => {
    const { env, open } = await openMachines(sqlite.create);
    await open(pictured);
    const asked = Promise.withResolvers<() => void>();
    const slow = createHttpServer((_, response) => {
      response.write(clip.subarray(0, 1_000));
      asked.resolve(() => response.end(clip.subarray(1_000)));
    }).listen(0, '127.0.0.1');
    cleanUp(() => slow.close());
    await once(slow, 'listening');
    const MEDIA_URL = `http://127.0.0.1:${Object(slow.address()).port}/school`;
    const site = await openSite(undefined, Date.now(), { ...env, MEDIA_URL });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    cleanUp(() => vi.useRealTimers());
    const late = site.get('/media/flight.mp4');
    const finish = await asked.promise;
    // The response has begun: the timeout of a bucket that does not respond no longer applies.
    await expect.poll(() => mediaIn(site.settings.dataDir), { timeout: 10_000 }).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_500);
    const { status, headers } = await late;
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    finish();
    const answer = await site.get('/media/flight.mp4');
    expect([answer.status, await bytesOf(answer)]).toEqual([200, clip]);
  });

  it('times out after 10 s if the bucket accepts a connection but does not respond', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    cleanUp(() => silent.close());
    await once(silent, 'listening');
    const connected = once(silent, 'connection');
    const { port } = Object(silent.address());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    cleanUp(() => vi.useRealTimers());
    const address = { url: `http://127.0.0.1:${port}/school`, region: 'x', accessKey: 'x', secretKey: 'quiet' };
    const size = openBucket(address).size('a');
    const sentence = expect(size).rejects.toThrow(
      `The bucket ${address.url} (MEDIA_URL) cannot be reached: no answer in time.`,
    );
    await connected;
    await vi.advanceTimersByTimeAsync(10_500);
    await sentence;
  });
});

describe('A multipart upload to the bucket', () => {
  const largeFile = (folder: string) => {
    const bytes = randomBytes(9_000_000);
    const file = join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.mp4`);
    writeFileSync(file, bytes);
    return file;
  };

  it('fails if the bucket answers 200 with an error in the body', async () => {
    const server = createHttpServer((request, response) => {
      const { method, url = '' } = request;
      request.resume();
      response.setHeader('ETag', '"1"');
      if (method === 'POST' && url.includes('?uploads')) {
        const id = '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>';
        response.end(id);
      } else if (method === 'POST') response.end('<Error><Code>InternalError</Code></Error>');
      else response.writeHead(method === 'HEAD' ? 404 : 200).end();
    }).listen(0, '127.0.0.1');
    cleanUp(() => server.close());
    await once(server, 'listening');
    const url = `http://127.0.0.1:${Object(server.address()).port}/school`;
    const bucket = openBucket({ url, region: 'x', accessKey: 'x', secretKey: 'quiet' });
    await expect(bucket.upload(largeFile(temporaryFolder()))).rejects.toThrow(
      `The bucket ${url} (MEDIA_URL) has not stored the whole file.`,
    );
  });

  it('waits for the upload of another large file', async () => {
    const { env, requests } = await startBucket();
    const { bucket } = readSettings({ ...env, DATA_DIR: temporaryFolder() });
    if (!bucket) throw new Error('No bucket');
    const folder = temporaryFolder();
    await Promise.all([largeFile(folder), largeFile(folder)].map(openBucket(bucket).upload));
    const files = requests.filter((request) => /^(POST|PUT)/.test(request)).map((one) => /[0-9a-f]{32}/.exec(one)?.[0]);
    // POST, PUT, PUT, POST for one file, then the same for the other file.
    expect([files.length, new Set(files.slice(0, 4)).size, new Set(files.slice(4)).size]).toEqual([8, 1, 1]);
  });
});

describe('A bucket that refuses', () => {
  const secret = 'wrong-and-very-private';

  it.each([
    ['has another key', { MEDIA_SECRET_KEY: secret }, /refuses the key \(status 403.*MEDIA_SECRET_KEY/],
    ['does not exist', 'other', /does not exist \(status 404, NoSuchBucket\): create it, or correct MEDIA_URL/],
    ['is down', 'down', /cannot be reached: ECONNREFUSED/],
  ] as const)('is reported by apply and by the doctor if it %s, and nothing changes', async (_, fault, sentence) => {
    const { bucket, env } = await openMachines(sqlite.create);
    const { doctor } = await healthySchool(sqlite.create);
    const changed: Record<string, string> =
      fault === 'other' ? { MEDIA_URL: `${bucket.env.MEDIA_URL}-2` } : fault === 'down' ? {} : fault;
    const wrong = { ...bucket.env, ...changed };
    if (fault === 'down') await bucket.stop();
    const site = await openSite(school, Date.now(), { DATABASE_URL: env.DATABASE_URL });
    const versions = () => site.db.selectFrom('versions').select('id').where('owner', 'is', null).execute();
    const before = await versions();
    const commandEnv = { ENV_FILE: '/dev/null', DATABASE_URL: env.DATABASE_URL, DATA_DIR: temporaryFolder(), ...wrong };
    const applied = await runInProcess('content', ['apply', writeFiles(pictured), '--force'], commandEnv);
    expect(applied).toMatchObject({ code: 1, err: expect.stringMatching(sentence) });
    expect(applied.err).toContain('The content is as it was.');
    expect(await versions()).toEqual(before);
    const { problems, out } = await doctor(wrong);
    expect(problems).toEqual([expect.stringMatching(/^PROBLEM +Media /)]);
    expect(problems[0]).toMatch(sentence);
    expect(applied.out + applied.err + out).not.toContain(secret);
  });
});

describe('A server whose bucket is down', () => {
  it('responds to an upload of the office with 503 and the reason, and keeps the draft', async () => {
    const { bucket, open } = await openMachines(sqlite.create);
    const staff = await signInStaff(await open(school));
    await bucket.stop();
    const response = await staff.upload('/office/api/upload?name=new.png', png);
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: expect.stringMatching(/^The bucket .* cannot be reached: ECONNREFUSED\. Nothing was changed\.$/) },
    ]);
    expect((await staff.call('content/media', {})).files).toEqual([]);
    await bucket.start();
    expect((await staff.upload('/office/api/upload?name=new.png', png)).status).toBe(200);
  });

  it('still shows the sample content in the office', async () => {
    const bucket = await startBucket();
    const DATABASE_URL = urlOf(await sqlite.create('sample'));
    const staff = await signInStaff(await openSite(undefined, Date.now(), { ...bucket.env, DATABASE_URL }));
    await bucket.stop();
    expect(await staff.call('content/overview', {})).toMatchObject({ site: 'sample' });
  });

  it('aborts a backup and a restore', async () => {
    const { bucket, env, open } = await openMachines(sqlite.create);
    const site = await open(pictured);
    await bucket.stop();
    const copy = join(temporaryFolder(), 'backup');
    const empty = readSettings({ ...env, DATA_DIR: temporaryFolder() });
    await expect(backup(copy, empty)).rejects.toThrow('cannot be reached');
    expect(readdirSync(copy)).not.toContain('manifest.json');
    const whole = join(temporaryFolder(), 'backup');
    await backup(whole, site.settings);
    const target = readSettings({ ...bucket.env, DATA_DIR: temporaryFolder() });
    await expect(restore(whole, target)).rejects.toThrow('cannot be reached');
    expect(readdirSync(target.dataDir)).toEqual([]);
  });
});

describe('The doctor', () => {
  it('reports the bucket’s URL and the content’s files that are missing in it', async () => {
    const bucket = await startBucket();
    const { doctor } = await healthySchool(sqlite.create);
    const { problems } = await doctor(bucket.env);
    expect(problems).toEqual([
      expect.stringContaining(
        `1 of 1 file of the content are missing in the bucket ${bucket.env.MEDIA_URL} (robot.svg): visitors do not see them. The copy on this machine is damaged: robot.svg.`,
      ),
    ]);
  });

  it('reports the files of drafts that are missing in the bucket', async () => {
    const { env, picture, doctor } = await healthySchool(sqlite.create);
    const staff = await signInStaff(await openSite(school, Date.now(), { DATABASE_URL: env.DATABASE_URL }));
    const bucket = await startBucket();
    const { bucket: address } = readSettings(bucket.env);
    if (!address) throw new Error('No bucket');
    await openBucket(address).upload(picture);
    expect((await doctor(bucket.env)).problems).toEqual([]);
    await staff.upload('/office/api/upload?name=new.png', png);
    expect((await doctor(bucket.env)).problems).toEqual([
      expect.stringContaining(`1 file of drafts and earlier versions are not in the bucket ${bucket.env.MEDIA_URL}`),
    ]);
  });
});
