import { sampleSeed } from '../../../src/content/versions/seed.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import { readSettings } from '../../../src/settings/settings.ts';

/** A separate process that prepares the database of DATABASE_URL, like a starting server, and exits. */
const db = await prepareDatabase(readSettings(process.env).database, [sampleSeed]);
const { count } = await db
  .selectFrom('courses')
  .select((courses) => courses.fn.countAll().as('count'))
  .executeTakeFirstOrThrow();
console.log(`${Number(count)} courses`);
await db.destroy();
