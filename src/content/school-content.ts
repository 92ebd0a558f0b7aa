import { type Kysely, sql } from 'kysely';
import type { ContentTable } from '../db/content-tables.ts';
import type { ContentSource, Schema } from '../db/schema.ts';
import { emptySchool } from '../domain/empty-school.ts';
import { localDay } from '../domain/local-time.ts';
import {
  type ContentPage,
  type DocumentName,
  documentNames,
  type School,
  type SchoolSettings,
  sampleSchool,
} from '../domain/school.ts';
import { readSchool } from './folder/content-folder.ts';
import { freeLessons } from './guarded-media.ts';

/** What a school's pages need to know about its content. */
interface Counts {
  about: number;
  ambassadors: number;
  posts: number;
  products: number;
}

export interface PresentSchool {
  school: School;
  /** The date in its time zone: a post with a later date waits. */
  day: string;
  /** The number of its posts that visitors see. */
  posts: number;
}

/** Reads the school of the present content. */
export async function loadSchool(
  db: Kysely<Schema>,
  source: ContentSource | undefined,
  now: number,
): Promise<PresentSchool> {
  const row = await db.selectFrom('school').select('settings').executeTakeFirst();
  const settings = source === undefined ? emptySchool : readSchool(row?.settings);
  const day = localDay(now, settings.timeZone);
  const counts = await countRows(db, day);
  if (source === undefined) return { school: emptySchool, day, posts: 0 };
  const school =
    source === 'sample'
      ? { ...sampleSchool, ...settings }
      : { ...ownSchool(settings, counts, day), documents: await documentsIn(db), freeLessons: await freeLessons(db) };
  return { school, day, posts: counts.posts };
}

/** A school with its own content. */
function ownSchool(settings: SchoolSettings, counts: Counts, day: string): School {
  const has: Record<ContentPage, boolean> = {
    about: counts.about > 0,
    ambassadors: counts.ambassadors > 0,
    blogs: counts.posts > 0,
    blog: counts.posts > 0,
    products: counts.products > 0,
    'vr-labs': settings.vrLabs === '/vr-labs',
  };
  return {
    ...emptySchool,
    ...settings,
    copyrightYear: settings.copyrightYear || Number(day.slice(0, 4)),
    hasBlogs: counts.posts > 0,
    missingPages: emptySchool.missingPages.filter((page) => !has[page]),
  };
}

async function documentsIn(db: Kysely<Schema>): Promise<DocumentName[]> {
  const rows = await db.selectFrom('documents').select('id').execute();
  return documentNames.filter((name) => rows.some(({ id }) => id === name));
}

async function countRows(db: Kysely<Schema>, day: string): Promise<Counts> {
  const count = async (table: ContentTable, where = sql`1 = 1`) => {
    const query = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)} where ${where}`;
    // PostgreSQL returns a bigint as a text.
    return Number((await query.execute(db)).rows[0]?.rows ?? 0);
  };
  const about = [
    count('banners', sql`kind = 'about'`),
    count('missions'),
    count('members', sql`kind = 'team'`),
    count('competitions'),
    count('achievements'),
  ];
  return {
    about: (await Promise.all(about)).reduce((sum, rows) => sum + rows, 0),
    ambassadors: await count('members', sql`kind = 'ambassador'`),
    posts: await count('blogs', sql`hidden = '' and day <= ${day}`),
    products: await count('products', sql`hidden = ''`),
  };
}
