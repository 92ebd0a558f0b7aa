import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../../src/settings/folders.ts';
import { readSettings } from '../../src/settings/settings.ts';

describe('The settings', () => {
  it('are all optional', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: undefined,
      dataDir: resolve('.data'),
      database: { kind: 'sqlite', file: resolve('.data/steam.db') },
      bucket: undefined,
      contentDir: undefined,
      backupDir: undefined,
      ownBackupDir: join(root, '.data/backups'),
      isBackedUpDaily: false,
      sample: true,
      apiHost: undefined,
      publicUrl: undefined,
      buildKit: true,
      sourceMaps: false,
      healthToken: undefined,
      trustProxy: false,
      siteOrigins: [],
      limits: { contact: 30, contactAll: 600, signup: 30, signin: 100 },
      notify: { webhook: undefined, mail: undefined },
      keepMessagesDays: 365,
      keepRequestsDays: 365,
      pageCacheSeconds: 60,
      show: ['demo', 'kit', 'add'],
      log: 'errors',
      set: [],
    });
  });

  it('treat an empty value as missing', () => {
    expect(readSettings({ PORT: '', API_HOST: ' ', DATABASE_URL: '', TRUST_PROXY: '' })).toEqual(readSettings({}));
  });

  it('are read from the environment', () => {
    const settings = readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/steam',
      API_HOST: 'https://api.example.org/v2/',
      PUBLIC_URL: 'https://www.example.org/',
      TRUST_PROXY: 'true',
      SITE_ORIGINS: 'https://a.example, https://b.example:8443',
      LIMIT_CONTACT: '5',
    });
    expect(settings).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      database: { kind: 'sqlite', file: join('/var/lib/steam', 'steam.db') },
      apiHost: 'https://api.example.org/v2',
      publicUrl: 'https://www.example.org',
      trustProxy: true,
      siteOrigins: ['https://a.example', 'https://b.example:8443'],
      limits: { contact: 5, contactAll: 600, signup: 30, signin: 100 },
    });
  });

  it.each([
    ['postgres://me:secret@db.example/steam', { kind: 'postgres', url: 'postgres://me:secret@db.example/steam' }],
    ['postgresql://db.example/steam', { kind: 'postgres', url: 'postgresql://db.example/steam' }],
    ['sqlite:other.db', { kind: 'sqlite', file: resolve('other.db') }],
    ['file:/srv/other.db', { kind: 'sqlite', file: '/srv/other.db' }],
    ['file:///srv/other.db', { kind: 'sqlite', file: '/srv/other.db' }],
  ])('read DATABASE_URL=%s', (url, database) => {
    expect(readSettings({ DATABASE_URL: url }).database).toEqual(database);
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, but is "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    ['PORT', '3000.5', 'PORT must be a whole number from 0 to 65535, but is "3000.5".'],
    ['LIMIT_CONTACT', '0', 'LIMIT_CONTACT must be a whole number from 1 to 1000000, but is "0".'],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be true or false, but is "maybe".'],
    [
      'PUBLIC_URL',
      'example.org',
      'PUBLIC_URL must be an origin such as https://www.example.org, but is "example.org".',
    ],
    [
      'PUBLIC_URL',
      'https://a.b/c',
      'PUBLIC_URL must be an origin such as https://www.example.org, but is "https://a.b/c".',
    ],
    ['SITE_ORIGINS', '*', 'SITE_ORIGINS must be an origin such as https://www.example.org, but is "*".'],
    ['API_HOST', 'ftp://a.b', /^API_HOST must be an address such as https:.* but is "ftp:\/\/a.b"\.$/],
    ['API_HOST', 'https://a.b/?x', /^API_HOST must be an address/],
  ])('reject %s=%s with a reason', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(sentence);
  });

  it.each(['a/b', 'a#b', 'a?b', 'a%zz'])('explain how to encode a password such as %s', (password) => {
    const given = `postgres://steam:${password}@db/steam`;
    expect(() => readSettings({ DATABASE_URL: given })).toThrow(
      /^DATABASE_URL is not an address: write characters such as \//,
    );
    const written = `postgres://steam:${encodeURIComponent(password)}@db/steam`;
    expect(readSettings({ DATABASE_URL: written }).database).toEqual({ kind: 'postgres', url: written });
  });

  it('require a long HEALTH_TOKEN, and never print a rejected one', () => {
    expect(() => readSettings({ HEALTH_TOKEN: 'short' })).toThrow(/^HEALTH_TOKEN must have at least 16 (?!.*short)/);
    expect(readSettings({ HEALTH_TOKEN: '0123456789abcdef' }).healthToken).toBe('0123456789abcdef');
  });

  it('accept a webhook URL with a query, and never print a URL with a password', () => {
    const notify = (url: string) => readSettings({ NOTIFY_WEBHOOK: url, NOTIFY_SECRET: 'key' }).notify.webhook?.url;
    expect(notify('https://hooks.example.org/in?token=t-1')).toBe('https://hooks.example.org/in?token=t-1');
    expect(() => notify('https://me:secret@hooks.example.org/')).toThrow(/^NOTIFY_WEBHOOK must be (?!.*secret)/);
  });

  it('read a bucket with its key, and never print the key', () => {
    const key = { MEDIA_ACCESS_KEY: 'id', MEDIA_SECRET_KEY: 'a/secret+' };
    const bucket = (url: string) => readSettings({ MEDIA_URL: url, MEDIA_REGION: 'eu-central-1', ...key }).bucket;
    const read = { region: 'eu-central-1', accessKey: 'id', secretKey: 'a/secret+' };
    expect(bucket('https://s3.example.org/my-school/')).toEqual({ url: 'https://s3.example.org/my-school', ...read });
    const wrong = [
      'https://id:secret@s3.example.org/school',
      'https://s3.example.org',
      'https://a.b/c/d',
      's3://c',
      'c',
    ];
    for (const url of wrong) expect(() => bucket(url)).toThrow(/^MEDIA_URL must be the address of a (?!.*secret@)/);
    expect(() => readSettings(key)).toThrow(/^MEDIA_URL, MEDIA_ACCESS_KEY and MEDIA_SECRET_KEY belong (?!.*a\/secret)/);
  });

  it('never print a rejected DATABASE_URL, which may contain a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://me:secret@db/steam' })).toThrow(
      /^DATABASE_URL must begin with (?!.*secret)/,
    );
  });
});

describe('An old version of Node', () => {
  const check = './src/settings/check-node.mjs';

  it('is rejected with one sentence', () => {
    const old = "data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })";
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', old, check], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/^This needs Node 22\.18 .* Node 20\.20\.2\. Install .*\n$/),
    ]);
  });

  it('is detected before each command of package.json and demo/deploy', () => {
    const deploy = join(root, 'demo/deploy');
    const files = readdirSync(deploy).filter((name) => !name.endsWith('.md'));
    const lines = [
      ...Object.values(packageJson.scripts),
      ...files.flatMap((name) => readFileSync(join(deploy, name), 'utf8').split('\n')),
    ];
    const commands = lines.filter((line) => /node .*src\/cli\//.test(line));
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter((line) => !line.includes(`node --import ${check} src/cli/`))).toEqual([]);
  });
});

describe('The server and each command', () => {
  it('keep compiled code beside the packages, where no other user can plant code', () => {
    const { NODE_COMPILE_CACHE: _, ...env } = process.env;
    const print = "console.log(require('node:module').getCompileCacheDir())";
    const { stdout } = spawnSync(process.execPath, ['--import', './src/settings/check-node.mjs', '-e', print], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
    expect(stdout.startsWith(join(root, 'node_modules/.cache/node'))).toBe(true);
  });
});
