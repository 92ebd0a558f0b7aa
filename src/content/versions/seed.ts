import { type Step, sampleStep } from '../../db/migrate.ts';
import { sampleContent } from '../folder/content-folder.ts';
import { addVersion, currentVersion } from './store.ts';

/** Fills a new database with the sample content. It runs once, so later edits and deletions stay. */
export const sampleSeed: Step = {
  name: sampleStep,
  run: async (db) => {
    // Skip if a content folder was applied before this step existed.
    if ((await currentVersion(db)) !== '') return;
    const note = 'The sample content';
    await addVersion(db, await sampleContent(), { source: 'sample', author: '', note, summary: '' });
  },
};
