import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Content } from '../../../src/content/content.ts';
import { tablesOf } from '../../../src/content/folder/school-document.ts';
import { type ContentTable, contentTables, emptyTables, type Tables } from '../../../src/content/tables.ts';
import { oldContentTables } from '../../../src/db/pack-content.ts';
import type { Db } from '../../../src/db/schema.ts';

/** Inserts a row. Columns without a value are '' or 0. */
async function insert(db: Db, table: string, row: Record<string, string | number>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  const values = columns.map(({ name, dataType }) => row[name] ?? (/text/i.test(dataType) ? '' : 0));
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    values (${sql.join(values)})`.execute(db);
}

/** The current names of tables that were renamed. */
const newNames: Readonly<Record<string, ContentTable>> = { faqs: 'faq', missions: 'mission' };
const isTable = (name: string): name is ContentTable => name in contentTables;

/**
 * Inserts a school's content into the tables of an earlier version, like `apply` of that version.
 *
 * @returns the inserted rows, without tables and columns that the earlier version did not have
 */
export async function addRows(db: Db, { document, media }: Content, appliedAt: number): Promise<Tables> {
  const columnsOf = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  const tables = tablesOf(document);
  const known = emptyTables();
  for (const oldName of oldContentTables) {
    const name = newNames[oldName] ?? oldName;
    if (!isTable(name) || !columnsOf.has(oldName)) continue;
    const columns = new Set(columnsOf.get(oldName)?.map((column) => column.name));
    const rows = tables[name].map((row) => {
      const cells = Object.entries(row).map(([column, value]) => {
        const empty = String(value).startsWith('[') ? '[]' : '';
        return [column, columns.has(column) ? value : empty];
      });
      return Object.fromEntries(cells);
    });
    for (const row of rows) await insert(db, oldName, row);
    Object.assign(known, { [name]: rows });
  }
  for (const [position, file] of media.entries()) await insert(db, 'media', { ...file, position });
  await insert(db, 'content_state', { id: 'content', version: 'x', source: 'folder', applied_at: appliedAt });
  return known;
}

const packed = (value: object) => gzipSync(JSON.stringify(value)).toString('base64');

/**
 * Fills a database of the last version that had tables for the content: with a course whose rows differ from its stored
 * version, and with a draft.
 *
 * @returns the API responses that the earlier version sent for this content
 */
export async function fillOldContent(db: Db) {
  const course = {
    ...{ id: 'kites', name: 'Kites', category: 'Science', level: 'Beginner', homecourse: '/media/a%20b.png' },
    ...{ homepointdescription: '["Fly","Land"]', shortdescription: 'Short.', longdescription: 'Short.' },
    ...{ learndescription: '[]', course_includes: '[]', certificate: '[]', starts: '["2026-01-05","2999-01-05"]' },
    ...{ search_words: '[]', position: 0 },
  };
  const media = [{ id: 'a b.png', hash: 'a1', position: 0 }];
  const at = { applied_at: 5 };
  const version = { author: 'Aisha', note: 'First', source: 'folder', summary: '', media: '[]', ...at };
  await insert(db, 'content_versions', {
    id: '00000001-0000000000',
    ...version,
    content: packed({ courses: [course], media }),
  });
  await insert(db, 'content_state', { id: 'content', version: 'x', source: 'folder', ...at });
  await insert(db, 'school', { id: 'school', settings: JSON.stringify({ name: 'Kite School', country: 'PK' }) });
  await insert(db, 'courses', { ...course, numbermodules: '1', numberlesson: '1', lesson: '1 lesson' });
  await insert(db, 'modules', { id: 'kites-m1', course_id: 'kites', name: 'Build', countlecture: '1' });
  await insert(db, 'lessons', { id: 'kites-m1-l1', module_id: 'kites-m1', name: 'Paper', content: 'Fold it.' });
  const lecture = { id: 'kites-m1-l1-v1', lesson_id: 'kites-m1-l1', title: 'Fold', name: 'Fold' };
  await insert(db, 'lectures', lecture);
  await insert(db, 'course_faqs', { id: 'kites-f1', course_id: 'kites', question: 'Why?', description: 'They fly.' });
  await insert(db, 'media', media[0] ?? {});
  await insert(db, 'staff', { id: 'editor', email: 'editor@school.pk', role: 'editor' });
  const faq = [{ id: 'new', question: 'New?', answer: 'Yes.' }];
  const draft = { base: '00000001-0000000000', content: packed({ records: { faq }, media }), updated_at: 7 };
  await insert(db, 'office_drafts', { id: 'editor', ...draft });
  return {
    course:
      '{"_id":"kites","name":"Kites","category":{"name":"Science"},"level":"Beginner","homepointdescription":["Fly","Land"],' +
      '"homecourse":"/media/a%20b.png","starts":["2999-01-05"],"duration":"","shortdescription":"Short.",' +
      '"longdescription":"Short.","numberlesson":"1","numbermodules":"1","learndescription":[],"course_includes":[],' +
      '"certificate":[],"lesson":"1 lesson"}',
    module:
      '{"_id":"kites-m1","name":"Build","title":"","description":"","countlecture":"1","time":"","lesson":[' +
      '{"_id":"kites-m1-l1","name":"Paper","content":"Fold it.","lecturevideos":[{"_id":"kites-m1-l1-v1","title":"Fold"}]}]}',
    faqs: '[{"questionId":"kites-f1","question":"Why?","description":"They fly."}]',
  };
}
