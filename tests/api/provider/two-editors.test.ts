import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ContentError } from '../../../src/content/content.ts';
import { applyFolder, checkFolder, diffFolder, exportFolder, undo } from '../../../src/content/folder-commands.ts';
import { listVersions, readPublished } from '../../../src/content/versions/store.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import { full } from '../../full.ts';
import type { NewDatabase } from '../support/api.ts';
import { temporaryFolder } from '../support/clean-up.ts';
import { png } from '../support/kite-school.ts';
import { startPostgres } from '../support/postgres.ts';
import { sqliteFiles } from '../support/sqlite.ts';

const postgres = await startPostgres(full);
const sqlite = sqliteFiles();
const work = temporaryFolder();

const course = (id: string, level = 'Beginner') => `${id},${id.toUpperCase()},Science,${level},${id}.png\n`;
const header = 'id,name,category,level,picture\n';

/** Writes a school with a picture for each course. */
function writeSchool(folder: string, ids = ['kites', 'bread', 'radio', 'stars', 'water']): string {
  mkdirSync(join(folder, 'media'), { recursive: true });
  for (const id of [...ids, 'logo'])
    writeFileSync(join(folder, 'media', `${id}.png`), Buffer.concat([png, Buffer.from(id)]));
  writeFileSync(join(folder, 'school.yaml'), 'name: Kite School\nemail: hello@kite.example\nlogo: logo.png\n');
  writeFileSync(join(folder, 'courses.csv'), header + ids.map((id) => course(id)).join(''));
  return folder;
}

function edit(folder: string, change: (courses: string) => string): void {
  const file = join(folder, 'courses.csv');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function editors(newDatabase: NewDatabase): void {
  it('lose nothing: `apply` refuses a stale, a wrong and an empty folder, and each apply can be undone', {
    timeout: 120_000,
  }, async () => {
    const address = await newDatabase();
    const home = mkdtempSync(join(work, 'home-'));
    const place = { dataDir: join(home, 'data') };
    const db = await prepareDatabase(address);
    onTestFinished(() => db.destroy());
    /** The error message of an operation; '' if it succeeds. */
    const said = async (operation: () => Promise<unknown>) => {
      try {
        await operation();
        return '';
      } catch (error) {
        if (error instanceof ContentError) return error.message;
        throw error;
      }
    };
    const apply = (folder: string, author: string, { note = '', force = false } = {}) =>
      said(async () => {
        const content = await checkFolder(folder);
        await applyFolder({ db, place, folder, content, author, note, force, onProgress: () => undefined });
      });
    const diff = async (folder: string) => (await diffFolder(db, folder, await checkFolder(folder))).join('\n');
    const levels = async () => {
      const { courses } = (await readPublished(db)).document;
      return courses.map(({ id, level }) => (level === 'Beginner' ? id : `${id}: ${level}`)).join(', ');
    };
    const first = 'kites, bread, radio, stars, water';

    const aisha = writeSchool(join(home, 'aisha'));
    expect(await apply(aisha, 'Aisha', { note: 'The first courses' })).toBe('');
    const ali = join(home, 'ali');
    await exportFolder(db, place, ali);

    // Aisha edits and applies her folder twice, without an export in between.
    for (const level of ['Advanced', 'Intermediate']) {
      edit(aisha, (text) => text.replace(/^kites.*$/m, course('kites', level).trim()));
      expect(await apply(aisha, 'Aisha')).toBe('');
    }
    const site = first.replace('kites', 'kites: Intermediate');
    expect(await levels()).toBe(site);

    // Ali's folder is stale: an apply of his edit of `bread` would also undo Aisha's level of `kites`.
    edit(ali, (text) => text.replace('bread,BREAD,Science,Beginner', 'bread,BREAD,Science,Advanced'));
    const stale = await apply(ali, 'Ali');
    for (const part of [
      'Your folder comes from version 1, and the site was changed since:',
      /^version 3 by Aisha, \d{4}-\d\d-\d\d \d\d:\d\d \(Asia\/Karachi\)$/m,
      'kites, level: “Beginner” → “Intermediate”',
      'npm run content -- export NEW-FOLDER',
    ]) {
      expect(stale).toMatch(part);
    }
    expect(stale).not.toContain('You changed the same');
    expect(await diff(ali)).toContain('bread, level: “Beginner” → “Advanced”');
    expect(await levels()).toBe(site);

    // Ali follows the message: he exports a new folder and repeats his edit.
    const fresh = join(home, 'fresh');
    await exportFolder(db, place, fresh);
    edit(fresh, (text) => text.replace('bread,BREAD,Science,Beginner', 'bread,BREAD,Science,Advanced'));
    expect(await apply(fresh, 'Ali', { note: 'Bread is hard' })).toBe('');
    const both = site.replace('bread', 'bread: Advanced');
    expect(await levels()).toBe(both);

    // Rejected: another school's folder, a table without rows, an incomplete table. Allowed: another order.
    const wrong = writeSchool(join(home, 'wrong'), ['chess', 'drums']);
    expect(await apply(wrong, 'Ali')).toContain('has no version.yaml');
    cpSync(join(fresh, 'version.yaml'), join(wrong, 'version.yaml'));
    expect(await apply(wrong, 'Ali')).toContain('5 of 5 courses (kites, bread, radio, stars, water)');
    edit(fresh, () => header);
    expect(await apply(fresh, 'Ali')).toMatch('courses.csv: has no course');
    edit(fresh, () => header + ['kites', 'bread', 'radio'].map((id) => course(id)).join(''));
    expect(await apply(fresh, 'Ali')).toMatch(/2 of 5 courses \(stars, water\); 3 would be left[\s\S]*--force/);
    expect(await levels()).toBe(both);
    edit(
      fresh,
      () =>
        header +
        first
          .split(', ')
          .toReversed()
          .map((id) => course(id))
          .join(''),
    );
    expect(await diff(fresh)).toContain('courses: 4 in another place');

    // `--force` applies it anyway, and `undo` restores the courses with their pictures.
    expect(await apply(wrong, 'Ali', { force: true })).toBe('');
    expect(await levels()).toBe('chess, drums');
    expect((await undo(db, place, 'Aisha')).changes.find(({ kind }) => kind === 'courses')?.added).toHaveLength(5);
    expect(await levels()).toBe(both);
    await undo(db, place, 'Ali', 1);
    expect(await levels()).toBe(first);
    expect(await said(() => undo(db, place, 'Ali', 99))).toContain('There is no version 99.');
    const history = (await listVersions(db)).map(({ number, author, note }) => [number, author, note]);
    expect(history.slice(0, 4)).toEqual([
      [7, 'Ali', 'Back to version 1'],
      [6, 'Aisha', 'Back to version 4'],
      [5, 'Ali', ''],
      [4, 'Ali', 'Bread is hard'],
    ]);
    const exported = join(home, 'exported');
    await exportFolder(db, place, exported);
    expect(existsSync(join(exported, 'media/kites.png'))).toBe(true);
  });
}

describe('Two editors on SQLite', () => editors(sqlite.create));
describe.skipIf(postgres.isMissing)('Two editors on PostgreSQL', () => editors(postgres.create));
