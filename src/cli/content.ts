import { cp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { applyContent, readDatabase, type TableChange } from '../content/apply.ts';
import { type Content, ContentError, describeProblem } from '../content/content.ts';
import { pruneMedia, storedFile, storeMedia, touchMedia } from '../content/media-store.ts';
import { readFolder } from '../content/read-folder.ts';
import { sampleFolder } from '../content/sample.ts';
import { writeFolder } from '../content/write-folder.ts';
import { prepareDatabase } from '../db/prepare.ts';
import type { Db } from '../db/schema.ts';
import { counted } from '../domain/text.ts';
import type { Settings } from '../settings/settings.ts';
import { runCli } from './run-cli.ts';

const usage = `npm run content -- check DIR    says what is wrong in a content folder, and changes nothing
npm run content -- apply DIR    makes the site's content equal to the folder
npm run content -- export DIR   writes the site's content as such a folder
npm run content -- sample DIR   writes the sample world as a folder to begin from
Without DIR, check and apply take the folder that CONTENT_DIR names.`;

async function main([command = '', given]: string[], settings: Settings): Promise<undefined> {
  const folder = given ?? (command === 'check' || command === 'apply' ? settings.contentDir : undefined);
  if (!['check', 'apply', 'export', 'sample'].includes(command) || folder === undefined) throw new ContentError(usage);
  const dir = resolve(folder);
  if (command === 'check') await check(dir);
  else if (command === 'sample') await sample(dir);
  else if (command === 'apply') await apply(dir, settings);
  else await exportTo(dir, settings);
}

async function check(folder: string): Promise<Content> {
  const { content, problems } = await readFolder(folder);
  if (problems.length > 0) {
    const mistakes = counted(problems.length, 'mistake');
    throw new ContentError(
      `${problems.map(describeProblem).join('\n')}\n\n${mistakes} in ${folder}. Nothing was changed.`,
    );
  }
  const { courses, blogs, media } = content;
  const counts = [counted(courses.length, 'course'), counted(blogs.length, 'post'), counted(media.length, 'file')];
  console.log(`${folder} is in order: ${counts.join(', ')}.`);
  return content;
}

async function apply(folder: string, settings: Settings): Promise<void> {
  const content = await check(folder);
  await withDatabase(settings, async (db) => {
    let reportedAt = Date.now();
    await storeMedia(
      settings.dataDir,
      content.media,
      ({ id }) => join(folder, 'media', id),
      (done, all) => {
        if (Date.now() - reportedAt < 1_000 && done < all) return;
        reportedAt = Date.now();
        if (all > 0) console.log(`Files: ${done} of ${all}`);
      },
    );
    const before = await db.selectFrom('media').selectAll().execute();
    await touchMedia(settings.dataDir, [...before, ...content.media]);
    const changes = await applyContent(db, content);
    await pruneMedia(settings.dataDir, content.media);
    console.log(summary(changes));
  });
}

function summary(changes: readonly TableChange[]): string {
  const lines = changes.flatMap(({ table, added, changed, removed }) => {
    const parts = [
      ['added', added],
      ['changed', changed],
      ['removed', removed],
    ] as const;
    return parts.flatMap(([what, ids]) => {
      if (ids.length === 0) return [];
      const names = ids.length > 6 ? `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more` : ids.join(', ');
      return [`${table}: ${ids.length} ${what} (${names})`];
    });
  });
  return lines.length === 0 ? 'Nothing has changed since the last apply.' : lines.join('\n');
}

async function exportTo(folder: string, settings: Settings): Promise<void> {
  await withDatabase(settings, async (db) => {
    const content = await readDatabase(db);
    const state = await db.selectFrom('content_state').select('source').executeTakeFirst();
    if (!state) throw new ContentError('The database holds no content yet: npm run content -- apply DIR fills it.');
    if (state.source === 'sample') {
      // Its files stand in the sample folder, and no row names them.
      const { content: whole } = await readFolder(sampleFolder);
      await writeFolder(folder, { ...content, media: whole.media }, ({ id }) => join(sampleFolder, 'media', id));
    } else await writeFolder(folder, content, (row) => storedFile(settings.dataDir, row));
    const counts = `${counted(content.courses.length, 'course')}, ${counted(content.blogs.length, 'post')}`;
    console.log(`Wrote ${counts} and their files to ${folder}.`);
  });
}

async function sample(folder: string): Promise<void> {
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new ContentError(`${folder} is not empty. Name a new folder.`);
  }
  await cp(sampleFolder, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
  console.log(`Wrote the sample world to ${folder}. Edit it, then: npm run content -- check ${folder}`);
}

async function withDatabase(settings: Settings, run: (db: Db) => Promise<void>): Promise<void> {
  const db = await prepareDatabase(settings.database);
  try {
    await run(db);
  } finally {
    await db.destroy();
  }
}

await runCli({ usage, run: main, afterFailure: () => 'The content is as it was.' });
