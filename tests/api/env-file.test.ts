import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { loadEnvFile } from '../../src/settings/env-file.ts';
import { root } from '../../src/settings/folders.ts';
import { environment, readSettings } from '../../src/settings/settings.ts';
import { runIn } from './provider/commands.ts';

const work = mkdtempSync(join(tmpdir(), 'steam-env-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('.env.example', () => {
  it('contains every setting, with a valid value', () => {
    const values = parseEnv(readFileSync(join(root, '.env.example'), 'utf8').replace(/^#(?=[A-Z_]+=)/gm, ''));
    expect(Object.keys(values).sort()).toEqual([...Object.keys(environment.shape), 'NODE_ENV'].sort());
    expect(readSettings(values).set.sort()).toEqual(Object.keys(environment.shape).sort());
  });
});

describe('The settings file', () => {
  const file = join(work, 'settings');
  const load = (content: string | Buffer, env: Record<string, string> = {}) => {
    writeFileSync(file, content);
    const loaded: Record<string, string | undefined> = { ...env, ENV_FILE: file };
    loadEnvFile(loaded);
    return loaded;
  };

  it.each([
    ['LF', 'DATA_DIR=/srv/a\nPORT=1\n'],
    ['CRLF and a BOM, from Notepad', '\uFEFFDATA_DIR=/srv/a\r\nPORT=1\r\n'],
    ['quotes and comments', '# My school\nDATA_DIR="/srv/a"\n\nexport PORT=1 # a port\n'],
  ])('may contain %s', (_, content) => expect(load(content)).toMatchObject({ DATA_DIR: '/srv/a', PORT: '1' }));

  it('does not override environment variables', () => {
    expect(load('PORT=1\nHOST=::1', { PORT: '2' })).toMatchObject({ PORT: '2', HOST: '::1' });
  });

  it('must be a readable text file if ENV_FILE names it', () => {
    expect(() => load(Buffer.from('\uFEFFPORT=1', 'utf16le'))).toThrow('Save it as UTF-8');
    expect(() => loadEnvFile({ ENV_FILE: '/nowhere/.env' })).toThrow('ENV_FILE names /nowhere/.env, but there is no');
  });
});

describe('A command in a new terminal', () => {
  it('prints and uses the database of .env, which only `apply` creates', { timeout: 60_000 }, async () => {
    const checkout = join(work, 'checkout');
    for (const path of ['src', 'demo/content', 'package.json'])
      cpSync(join(root, path), join(checkout, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    const school = join(work, 'school');
    const database = join(school, 'steam.db');
    writeFileSync(join(checkout, '.env'), `DATA_DIR=${school}\nNODE_ENV=production\n`);
    const before = readdirSync(work);
    const origin = `SQLite ${database} (DATA_DIR in ${join(checkout, '.env')})\n`;
    const terminal = (command: Parameters<typeof runIn>[1], ...args: string[]) => runIn(checkout, command, args);

    const refused = await Promise.all([
      terminal('office', 'messages'),
      terminal('office', 'people', 'find', 'a'),
      terminal('content', 'export', join(work, 'exported')),
      terminal('backup', 'backup', join(work, 'backup')),
    ]);
    for (const { code, out, err } of refused) {
      expect([code, out]).toEqual([1, `Database: ${origin}`]);
      expect(err).toMatch(
        /^There is no database .* Nothing was created or changed\.\n.*set DATA_DIR.*\n.*content -- apply DIR\n$/,
      );
    }
    expect(readdirSync(work)).toEqual(before);

    const applied = await terminal('content', 'apply', 'demo/content');
    expect(applied).toMatchObject({
      code: 0,
      out: expect.stringMatching(`^Database: ${origin.replace(/[()]/g, '.')}`),
    });
    // `people export` prints only data to stdout, so the line with the database goes to stderr.
    const exported = await terminal('office', 'people', 'export', 'nobody@example.pk');
    expect([exported.code, exported.out, exported.err.startsWith(`Database: ${origin}`)]).toEqual([1, '', true]);
  });
});
