import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '../content/content.ts';
import { settingsOf, textOf } from '../content/folder/content-folder.ts';
import { applyFolder, checkFolder, diffFolder, exportFolder, undo, writeSample } from '../content/folder-commands.ts';
import { byWhom, describeChanges, describeInDetail, listVersions, readTimeZone } from '../content/versions/versions.ts';
import { localDay } from '../domain/local-time.ts';
import { counted } from '../domain/text.ts';
import type { Settings } from '../settings/settings.ts';
import { type Cli, runCli } from './run-cli.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run content -- check DIR    says what is wrong in a content folder, and changes nothing
npm run content -- diff DIR     lists what an apply would change
npm run content -- apply DIR    makes the site's content equal to the folder
                                --note "why"     is shown in the history
                                --author NAME    by default the name of your account on this machine
                                --force          applies over changes of others, or removes many rows
npm run content -- history      lists the last versions of the site: when, by whom, why, what
npm run content -- undo [N]     goes back to the version before, or to version N
npm run content -- export DIR   writes the site's content as such a folder
npm run content -- sample DIR   writes the sample content as a folder to begin with
Without DIR, check, diff and apply take the folder that CONTENT_DIR names.`;

interface Options {
  settings: Settings;
  author: string;
  note: string;
  force: boolean;
}

type FolderCommand = (folder: string, options: Options) => Promise<string>;

const folderCommands: Readonly<Record<string, FolderCommand>> = {
  check: async (folder) => (await check(folder)).report,
  apply,
  diff: async (folder, { settings }) => {
    const { content } = await check(folder);
    const lines = await withDatabase(settings, (db) => diffFolder(db, folder, content));
    return lines.length === 0 ? 'The folder and the site are equal.' : lines.join('\n');
  },
  export: async (folder, { settings }) => {
    const { document } = await withDatabase(settings, (db) => exportFolder(db, settings, folder));
    const { courses, blogs } = document;
    return `Wrote ${counted(courses.length, 'course')}, ${counted(blogs.length, 'post')} and their files to ${folder}.`;
  },
  sample: async (folder) => {
    await writeSample(folder);
    return `Wrote the sample content to ${folder}. Edit it, then: npm run content -- check ${folder}`;
  },
};

const withDefaultFolder: readonly string[] = ['check', 'apply', 'diff'];

async function check(folder: string) {
  const content = await checkFolder(folder);
  const { document, media } = content;
  const { courses, blogs } = document;
  const counts = [counted(courses.length, 'course'), counted(blogs.length, 'post'), counted(media.length, 'file')];
  const { timeZone } = settingsOf(document);
  const waiting = blogs
    .map(({ id, date }) => ({ id: textOf(id), day: textOf(date) }))
    .filter(({ day }) => day > localDay(Date.now(), timeZone))
    .map(({ id, day }) => `${id} (${day})`);
  const wait = waiting.length > 0 ? ` Posts that wait for their date: ${waiting.join(', ')}.` : '';
  return { content, report: `${folder} is in order: ${counts.join(', ')}.${wait}` };
}

async function apply(folder: string, { settings, ...options }: Options): Promise<string> {
  const { content, report } = await check(folder);
  console.log(report);
  const onProgress = progressReporter();
  const onWait = (servers: string[]) =>
    console.log(`Waiting at most a minute for ${servers.join(', ')} to see the folder of the files…`);
  const { changes, isNoted } = await withDatabase(
    settings,
    (db) => applyFolder({ db, place: settings, folder, content, onProgress, onWait, ...options }),
    { mayCreate: true },
  );
  if (!isNoted) {
    console.log(
      `${folder} cannot be written, so it does not name its new version: export a new folder before your next edits.`,
    );
  }
  return changes.length === 0 ? 'Nothing has changed since the last apply.' : describeChanges(changes).join('\n');
}

const reportEveryMs = 1_000;

/** Returns a function that prints the number of stored files, at most once per `reportEveryMs`. */
function progressReporter() {
  let reportedAt = Date.now();
  return (done: number, all: number) => {
    if (Date.now() - reportedAt < reportEveryMs && done < all) return;
    reportedAt = Date.now();
    if (all > 0) console.log(`Files: ${done} of ${all}`);
  };
}

async function history({ settings }: Options): Promise<string> {
  return withDatabase(settings, async (db) => {
    const versions = await listVersions(db);
    if (versions.length === 0) return 'No version is stored yet: each apply stores one.';
    const timeZone = await readTimeZone(db);
    return versions
      .map((version, index) => {
        const summary = version.summary.split('\n').filter((line) => line !== '');
        const lines = [byWhom(version, timeZone) + (index === 0 ? '   ← the site now' : ''), ...summary];
        return lines.join('\n    ');
      })
      .join('\n');
  });
}

async function goBack(number: string | undefined, { settings, author }: Options): Promise<string> {
  if (number !== undefined && !/^\d+$/.test(number)) {
    throw new ContentError(`\`${number}\` is no number of a version. "npm run content -- history" lists them.`);
  }
  const { target, changes } = await withDatabase(settings, (db) =>
    undo(db, settings, author, number === undefined ? undefined : Number(number)),
  );
  if (changes.length === 0) return `The site already is as in version ${target.number}.`;
  return [
    `The site is again as in version ${target.number}.`,
    ...describeInDetail(changes),
    'Your folder still holds what was undone: export a new folder before your next edits. Another undo takes this back.',
  ].join('\n');
}

/** The name of the operating system's user. In a container, the user may have no name. */
function accountName(): string {
  try {
    return process.env.SUDO_USER || userInfo().username;
  } catch {
    return 'unknown';
  }
}

const flags = { note: { type: 'string' }, author: { type: 'string' }, force: { type: 'boolean' } } as const;

export const contentCli: Cli = {
  usage,
  run: async (args, settings) => {
    const { positionals, values } = parseArgs({ args, options: flags, allowPositionals: true });
    const [name = '', given, ...rest] = positionals;
    const { note = '', author = accountName(), force = false } = values;
    const options = { settings, note, author: author || 'unknown', force };
    if (rest.length > 0) throw new ContentError(usage);
    if (name === 'undo') return goBack(given, options);
    if (name === 'history' && given === undefined) return history(options);
    const command = Object.hasOwn(folderCommands, name) ? folderCommands[name] : undefined;
    const folder = given ?? (withDefaultFolder.includes(name) ? settings.contentDir : undefined);
    if (!command || folder === undefined) throw new ContentError(usage);
    return command(resolve(folder), options);
  },
  afterFailure: () => 'The content is as it was.',
};

if (import.meta.main) await runCli(contentCli);
