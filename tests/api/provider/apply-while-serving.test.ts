import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { full } from '../../full.ts';
import type { RunningServer } from '../../server.ts';
import type { NewDatabase } from '../support/api.ts';
import { testServer } from '../support/clean-up.ts';
import { contentPaths } from '../support/content-paths.ts';
import { startPostgres } from '../support/postgres.ts';
import { sqliteFiles } from '../support/sqlite.ts';
import { run } from './commands.ts';
import { runInProcess } from './in-process.ts';
import { newer, newInstallation, older, storedState, writeFolders } from './two-folders.ts';

const postgres = await startPostgres();
const sqlite = sqliteFiles();
/** The pause of the reading clients: without it, they would take most of the processor time. */
const pauseMs = full ? 0 : 20;
beforeAll(writeFolders);

function serving(newDatabase: NewDatabase, serverCount: number): void {
  it(`shows visitors of ${serverCount} servers the old or the new content, and never an error`, {
    timeout: 120_000,
  }, async () => {
    const installation = await newInstallation(await newDatabase('sample'));
    const { people } = await storedState(installation);
    const servers: RunningServer[] = [];
    for (let n = 0; n < serverCount; n += 1) servers.push(await testServer(installation.env));
    const get = async ({ url }: RunningServer, path: string) => {
      const response = await fetch(url + path);
      return `${response.status} ${await response.text()}`;
    };
    const everywhere = async (folder: string) => {
      const name = /^name: (.*)$/m.exec(readFileSync(join(folder, 'school.yaml'), 'utf8'))?.[1] ?? '';
      for (const server of servers) {
        await expect.poll(() => get(server, '/site.webmanifest'), { timeout: 10_000 }).toContain(name);
      }
    };
    const module = contentPaths().find((path) => path.startsWith('/module/course/')) ?? '';
    const calls = ['/course', '/course?brief', '/faq', '/category', module].map((path) => `/api${path}`);
    const seen = new Map<string, string[]>();
    const note = async (folder: string) => {
      await everywhere(folder);
      const [first] = servers;
      for (const path of calls) if (first) seen.set(path, [...(seen.get(path) ?? []), await get(first, path)]);
    };
    await note(older);
    const applied = await runInProcess('content', ['apply', newer, '--force'], installation.env);
    expect(applied).toMatchObject({ code: 0, err: '' });
    await note(newer);
    expect(seen.get('/api/course')?.[0]).not.toBe(seen.get('/api/course')?.[1]);

    let applying = true;
    let requestCount = 0;
    const wrong: string[] = [];
    const read = async (server: RunningServer) => {
      const logo = /src="(\/media\/[^"]+)"/.exec(await get(server, '/'))?.[1] ?? '/none';
      while (applying) {
        await setTimeout(pauseMs);
        for (const path of [...calls, '/', '/explore-allcourses', logo]) {
          const response = await get(server, path);
          requestCount += 1;
          if (!response.startsWith('200 ')) wrong.push(`${path}: ${response.slice(0, 200)}`);
          else if (calls.includes(path) && !seen.get(path)?.includes(response)) wrong.push(`${path}: a mixture`);
        }
      }
    };
    const readers = servers.map(read);
    try {
      for (const folder of full ? [older, newer, older] : [older]) {
        expect(await run('content', ['apply', folder, '--force'], installation.env)).toMatchObject({
          code: 0,
          err: '',
        });
      }
      await everywhere(older);
    } finally {
      applying = false;
      await Promise.all(readers);
    }
    console.log(`${requestCount} responses of ${serverCount} servers while folders were applied`);
    expect(wrong).toEqual([]);
    for (const server of servers) {
      for (const path of calls) expect(await get(server, path)).toBe(seen.get(path)?.[0]);
    }
    expect((await storedState(installation)).people).toEqual(people);
  });
}

// PostgreSQL with several servers is the harder case. SQLite runs in its place if PostgreSQL is missing.
describe.skipIf(!postgres.isMissing && !full)('On SQLite, an apply', () => serving(sqlite.create, 1));
describe.skipIf(postgres.isMissing)('On PostgreSQL, an apply', () => serving(postgres.create, full ? 3 : 2));
