import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyContent } from '../../src/content/content.ts';
import { sampleFolder } from '../../src/content/folder/sample.ts';
import { proveSharedMedia, reportMedia } from '../../src/content/media/shared-media.ts';
import { openDatabase } from '../../src/db/open.ts';
import { prepareDatabase } from '../../src/db/prepare.ts';
import { runInProcess } from './provider/in-process.ts';
import { cleanUp, temporaryFolder } from './support/clean-up.ts';
import { startPostgres } from './support/postgres.ts';
import { sqliteFiles } from './support/sqlite.ts';

const postgres = await startPostgres();
const sqlite = sqliteFiles();
const content = { ...emptyContent(), media: [{ id: 'robot.svg', hash: '0', position: 0 }] };

describe.skipIf(postgres.isMissing)('Servers that share a PostgreSQL database', () => {
  it('accept `apply` if all of them read the same media folder', { timeout: 60_000 }, async () => {
    const address = await postgres.create();
    const db = await prepareDatabase(address);
    cleanUp(() => db.destroy());
    const dataDir = temporaryFolder();
    for (const name of ['app1:3000', 'app2:3000']) cleanUp(reportMedia(db, { dataDir }, name));
    await expect.poll(() => db.selectFrom('servers').select('name').execute()).toHaveLength(2);
    const env = { ENV_FILE: '/dev/null', DATABASE_URL: address.url, DATA_DIR: dataDir };
    // An apply writes version.yaml to its folder.
    const folder = temporaryFolder();
    cpSync(sampleFolder, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
    expect(await runInProcess('content', ['apply', folder], env)).toMatchObject({ code: 0, err: '' });
    // The check of the shared folder leaves no hidden file: a restore would refuse it.
    expect(readdirSync(join(dataDir, 'media')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('refuse `apply` with one sentence that names each server with another media folder', async () => {
    const db = await prepareDatabase(await postgres.create());
    cleanUp(() => db.destroy());
    const [shared, own] = [temporaryFolder(), temporaryFolder()];
    cleanUp(reportMedia(db, { dataDir: shared }, 'app1:3000'));
    const stop = reportMedia(db, { dataDir: own }, 'app2:3000');
    await expect.poll(() => db.selectFrom('servers').select('name').execute()).toHaveLength(2);
    const waitedFor: string[] = [];
    const onWait = (servers: string[]) => waitedFor.push(...servers);
    await expect(proveSharedMedia(db, { dataDir: shared }, content, { withinMs: 4_000, onWait })).rejects.toThrow(
      `Nothing was changed. This server does not read the pictures and files in ${join(shared, 'media')}, so their visitors would not see them: app2:3000.\nAll machines`,
    );
    expect(waitedFor).toEqual(['app2:3000']);
    await proveSharedMedia(db, { dataDir: shared }, emptyContent());
    // The check ignores servers that were stopped or killed.
    await stop();
    await db
      .insertInto('servers')
      .values({ id: 'killed', name: 'app3', media_tokens: '', seen_at: Date.now() - 100_000 })
      .execute();
    await proveSharedMedia(db, { dataDir: shared }, content, { withinMs: 3_000 });
  });
});

describe('A server on SQLite', () => {
  it('does not report its media folder, because all servers of one database file run on one machine', async () => {
    const db = openDatabase(await sqlite.create('sample'));
    cleanUp(() => db.destroy());
    cleanUp(reportMedia(db, { dataDir: temporaryFolder() }, 'one'));
    await proveSharedMedia(db, { dataDir: temporaryFolder() }, content);
    expect(await db.selectFrom('servers').selectAll().execute()).toEqual([]);
  });
});
