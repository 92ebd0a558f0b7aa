import { contentTableNames } from '../../db/content-tables.ts';
import { insert } from '../../db/insert.ts';
import { type Step, sampleStep } from '../../db/migrate.ts';
import { type Content, versionOf } from '../content.ts';
import { sampleContent } from '../folder/content-folder.ts';

/** A step that fills a new database with the sample content. It runs once, so later edits and deletions stay. */
function seedStep(read: () => Promise<Content>): Step {
  return {
    name: sampleStep,
    run: async (db) => {
      // A content folder was applied before this step.
      if (await db.selectFrom('content_state').select('id').executeTakeFirst()) return;
      const content = await read();
      for (const table of contentTableNames) await insert(db, table, content[table]);
      await db
        .insertInto('content_state')
        .values({ id: 'content', version: versionOf(content), source: 'sample', applied_at: Date.now() })
        .execute();
    },
  };
}

/** The step that fills a new database with the content of the sample folder. */
export const sampleSeed = seedStep(sampleContent);
