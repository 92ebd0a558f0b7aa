import { type Kysely, sql } from 'kysely';
import type { ContentTable } from '../db/content-tables.ts';
import type { ContentSource, Schema } from '../db/schema.ts';
import { localYear } from '../domain/local-time.ts';
import { type ContentPage, emptySchool, type School, type SchoolSettings, sampleSchool } from '../domain/school.ts';
import { readSchool } from './school-file.ts';

/** What a school's pages need to know about its content. */
interface Counts {
  about: number;
  ambassadors: number;
  posts: number;
  products: number;
}

/** Reads the school of the present content. */
export async function loadSchool(db: Kysely<Schema>, source: ContentSource | undefined, now: number): Promise<School> {
  if (source === undefined) return emptySchool;
  const row = await db.selectFrom('school').select('settings').executeTakeFirst();
  const settings = readSchool(row?.settings);
  if (source === 'sample') return { ...sampleSchool, ...settings };
  return ownSchool(settings, await countRows(db), now);
}

/** A school with its own content. */
function ownSchool(settings: SchoolSettings, counts: Counts, now: number): School {
  const has: Record<ContentPage, boolean> = {
    about: counts.about > 0,
    ambassadors: counts.ambassadors > 0,
    blogs: counts.posts > 0,
    blog: counts.posts > 0,
    products: counts.products > 0,
    'vr-labs': settings.vrLabs === '/vr-labs',
  };
  return {
    ...settings,
    copyrightYear: settings.copyrightYear || localYear(now, settings.timeZone),
    isSample: false,
    hasBlogs: counts.posts > 0,
    missingPages: emptySchool.missingPages.filter((page) => !has[page]),
  };
}

async function countRows(db: Kysely<Schema>): Promise<Counts> {
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
    posts: await count('blogs'),
    products: await count('products'),
  };
}
