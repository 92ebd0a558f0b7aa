import { resolve } from 'node:path';
import type { TableChange } from '../content/apply.ts';
import { ContentError } from '../content/content.ts';
import { applyFolder, checkFolder, exportFolder, writeSample } from '../content/folder.ts';
import { counted } from '../domain/text.ts';
import type { Settings } from '../settings/settings.ts';
import { type Cli, runCli } from './run-cli.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run content -- check DIR    says what is wrong in a content folder, and changes nothing
npm run content -- apply DIR    makes the site's content equal to the folder
npm run content -- export DIR   writes the site's content as such a folder
npm run content -- sample DIR   writes the sample content as a folder to begin with
Without DIR, check and apply take the folder that CONTENT_DIR names.`;

const commands: Readonly<Record<string, (folder: string, settings: Settings) => Promise<string>>> = {
  check: async (folder) => (await check(folder)).report,
  apply,
  export: async (folder, settings) => {
    const { courses, blogs } = await withDatabase(settings, (db) => exportFolder(db, settings.dataDir, folder));
    return `Wrote ${counted(courses.length, 'course')}, ${counted(blogs.length, 'post')} and their files to ${folder}.`;
  },
  sample: async (folder) => {
    await writeSample(folder);
    return `Wrote the sample content to ${folder}. Edit it, then: npm run content -- check ${folder}`;
  },
};

async function check(folder: string) {
  const content = await checkFolder(folder);
  const { courses, blogs, media } = content;
  const counts = [counted(courses.length, 'course'), counted(blogs.length, 'post'), counted(media.length, 'file')];
  return { content, report: `${folder} is in order: ${counts.join(', ')}.` };
}

async function apply(folder: string, settings: Settings): Promise<string> {
  const { content, report } = await check(folder);
  console.log(report);
  const { dataDir } = settings;
  const onProgress = progressReporter();
  const changes = await withDatabase(settings, (db) => applyFolder({ db, dataDir, folder, content, onProgress }), {
    mayCreate: true,
  });
  return describeChanges(changes);
}

const reportEveryMs = 1_000;

/** Prints the number of stored files, at most once a second. */
function progressReporter() {
  let reportedAt = Date.now();
  return (done: number, all: number) => {
    if (Date.now() - reportedAt < reportEveryMs && done < all) return;
    reportedAt = Date.now();
    if (all > 0) console.log(`Files: ${done} of ${all}`);
  };
}

function describeChanges(changes: readonly TableChange[]): string {
  const lines = changes.flatMap(({ table, added, changed, removed }) =>
    Object.entries({ added, changed, removed }).flatMap(([what, ids]) => {
      if (ids.length === 0) return [];
      const names = ids.length > 6 ? `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more` : ids.join(', ');
      return [`${table}: ${ids.length} ${what} (${names})`];
    }),
  );
  return lines.length === 0 ? 'Nothing has changed since the last apply.' : lines.join('\n');
}

export const contentCli: Cli = {
  usage,
  run: async ([name = '', given], settings) => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const folder = given ?? (name === 'check' || name === 'apply' ? settings.contentDir : undefined);
    if (!command || folder === undefined) throw new ContentError(usage);
    return command(resolve(folder), settings);
  },
  afterFailure: () => 'The content is as it was.',
};

if (import.meta.main) await runCli(contentCli);
