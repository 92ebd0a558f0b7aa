import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleContent } from '../../src/content/folder/sample.ts';
import { columnsOf, contentTables } from '../../src/db/content-tables.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { Fields } from '../../src/domain/fields/field.ts';
import { contentRoutes, ownRoutes, postRoutes } from '../../src/server/api/routes.ts';
import * as schemas from '../../src/server/api/schemas.ts';
import { read } from './sources.ts';

/** Columns that would change the specified screens of the sample school. */
const unused = ['enrol', 'free', 'hidden', 'was'];

const tables = Object.entries<{ fields: Fields; further: readonly string[] }>(contentTables);

describe('The field tables (src/domain/fields)', () => {
  it('match the columns of the migrated database: a new field needs a migration', async () => {
    const db = openDatabase({ kind: 'sqlite', file: ':memory:' });
    await migrate(db);
    for (const [table, { fields, further }] of tables) {
      const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
      const columns = ['id', 'position', ...columnsOf(fields), ...further];
      expect(rows.map(({ name }) => name).sort(), `columns of ${table} (src/db/migrations.ts)`).toEqual(columns.sort());
    }
    await db.destroy();
  });

  it('have a value in demo/content for each field, for stories and tests', async () => {
    const content = await sampleContent();
    const missing = tables
      // The sample rows contain no media. The sample posts are pages of the specification, and its terms are built in.
      .filter(([table]) => !['media', 'blogs', 'documents'].includes(table))
      .flatMap(([table, { fields }]) => {
        const rows: Record<string, unknown>[] = content[table as keyof typeof content];
        const isEmpty = (column: string) => rows.every((row) => ['', '[]'].includes(String(row[column])));
        return columnsOf(fields)
          .filter(isEmpty)
          .filter((column) => !unused.includes(column))
          .map((column) => `${table}: ${column}`);
      });
    expect(missing, 'columns without a value in demo/content').toEqual([]);
  });
});

const named = new Map<unknown, string>([
  [schemas.course, 'Course'],
  [schemas.module, 'Module'],
  [schemas.lesson, 'Lesson'],
  [schemas.testimonial, 'Testimonial'],
]);

/** A schema in the notation of CONTRACT.md: `{_id,name,category:{name},points:[string],captions?}`. */
function notation(schema: unknown, isNamed = true): string {
  const name = named.get(schema);
  if (name !== undefined && isNamed) return name;
  if (schema instanceof z.ZodArray) return `[${notation(schema.element)}]`;
  if (!(schema instanceof z.ZodObject)) return 'string';
  const fields = Object.entries<z.ZodType>(schema.shape).map(([field, of]) => {
    const value = notation(of instanceof z.ZodOptional ? of.unwrap() : of);
    const mark = of.safeParse(undefined).success ? '?' : '';
    return value === 'string' ? `${field}${mark}` : `${field}${mark}:${value}`;
  });
  return `{${fields.join(',')}}`;
}

describe('CONTRACT.md', () => {
  const compact = (text: string) => text.replace(/\s+/g, '');
  const document = read('src/server/api/CONTRACT.md');
  const definitions = new Map(
    Array.from(document.matchAll(/`(\w+) = (\{[^`]*\})`/g), ([, name, shape]) => [name, compact(shape ?? '')]),
  );
  const rowOf = (method: string, path: string) => {
    const call = `\`${method} ${path.slice(1)}\``;
    const rows = document.split('\n').filter((line) => line.startsWith('|'));
    return compact(rows.find((row) => row.replace(/\{\w+\}/g, ':id').includes(call)) ?? `no row for ${call}`);
  };

  it.each(Object.entries({ ...contentRoutes, ...ownRoutes }))('has the response of GET %s', (path, { schema }) => {
    expect(rowOf('GET', path)).toContain(compact(`| \`${notation(schema)}\``));
  });

  it.each(Object.entries(postRoutes))('has the body of POST %s', (path, { body }) => {
    expect(rowOf('POST', path)).toContain(compact(`\`${notation(body)}\` |`));
  });

  it.each([...named].map(([schema, name]) => ({ name, schema })))('defines $name', ({ name, schema }) => {
    expect(definitions.get(name), `${name} in src/server/api/CONTRACT.md`).toBe(compact(notation(schema, false)));
  });
});
