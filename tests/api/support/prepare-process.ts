import { sampleSeed } from '../../../src/content/versions/seed.ts';
import { readPublished } from '../../../src/content/versions/store.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import { readSettings } from '../../../src/settings/settings.ts';

/** Run as a process: prepares the database of DATABASE_URL like a starting server, and exits. */
const db = await prepareDatabase(readSettings(process.env).database, [sampleSeed]);
const { document } = await readPublished(db);
console.log(`${document.courses.length} courses`);
await db.destroy();
