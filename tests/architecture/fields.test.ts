import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sampleContent, tablesOf } from '../../src/content/folder/content-folder.ts';
import { columnsOf, contentTables } from '../../src/content/tables.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { Fields } from '../../src/domain/fields/field.ts';
import { partRequest } from '../../src/server/api/content/catalogue.ts';
import { contentRoutes, ownRoutes, postRoutes } from '../../src/server/api/routes.ts';
import * as schemas from '../../src/server/api/schemas.ts';
import { addedColumns } from '../api/support/added-columns.ts';
import { read } from './sources.ts';

/** Columns that the sample leaves empty: a value would change screens that the specification describes. */
const unused = ['enrol', 'attachments', 'hidden', 'was', 'shown_from', 'shown_until', 'next_fee', 'next_fee_from'];

const tables = Object.entries<{ fields: Fields; further: readonly string[] }>(contentTables);

describe('The field tables (src/domain/fields)', () => {
  it('have a value in demo/content for each field, for stories and tests', async () => {
    const content = tablesOf((await sampleContent()).document);
    const missing = tables
      // The sample has no rows here: its posts come from the specification, and its terms are built in.
      .filter(([table]) => !['blogs', 'documents'].includes(table))
      .flatMap(([table, { fields }]) => {
        const rows: readonly object[] = content[table as keyof typeof content];
        const isEmpty = (column: string) =>
          rows.every((row) => ['', '[]'].includes(String(Object.entries(row).find(([name]) => name === column)?.[1])));
        return columnsOf(fields)
          .filter(isEmpty)
          .filter((column) => !unused.includes(column))
          .map((column) => `${table}: ${column}`);
      });
    expect(missing, 'columns without a value in demo/content').toEqual([]);
  });
});

describe('The migrations (src/db/migrations.ts)', () => {
  it('each have a row in tests/api/support/added-columns.ts for the columns that they add to existing tables', async () => {
    const db = openDatabase({ kind: 'sqlite', file: ':memory:' });
    const columnsNow = async () => {
      const all = await db.introspection.getTables();
      return new Map(all.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
    };
    for (const [index, { name }] of migrations.entries()) {
      const before = await columnsNow();
      await migrate(db, [], migrations.slice(0, index + 1));
      const after = [...(await columnsNow())].map(([table, columns]) => {
        const old = before.get(table) ?? columns;
        return [table, columns.filter((column) => !old.includes(column))] as const;
      });
      const added = Object.fromEntries(after.filter(([, columns]) => columns.length > 0));
      const rows = Object.entries(addedColumns[name] ?? {}).map(([table, values]) => [
        table,
        // Undefined marks a column that the migration drops.
        Object.entries(values)
          .flatMap(([column, value]) => (value === undefined ? [] : [column]))
          .sort(),
      ]);
      expect(Object.fromEntries(rows), `${name} in tests/api/support/added-columns.ts`).toEqual(
        Object.fromEntries(Object.entries(added).map(([table, columns]) => [table, columns.toSorted()])),
      );
    }
    await db.destroy();
  });
});

const named = new Map<unknown, string>([
  [schemas.course, 'Course'],
  [schemas.module, 'Module'],
  [schemas.lesson, 'Lesson'],
  [schemas.testimonial, 'Testimonial'],
]);

/** Formats a schema in the notation of CONTRACT.md: `{_id,name,category:{name},points:[string],captions?}`. */
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

  it('describes each query parameter that selects a part of the catalogue', () => {
    const reads = (['has', 'get'] as const).map((method) => vi.spyOn(URLSearchParams.prototype, method));
    partRequest('?counts&limit=1');
    partRequest('?limit=1');
    const names = new Set(reads.flatMap(({ mock }) => mock.calls.map(([name]) => name)));
    for (const spy of reads) spy.mockRestore();
    expect(names.size).toBeGreaterThan(5);
    const described = (name: string) => document.includes(`\`${name}\``) || document.includes(`?${name}`);
    expect(
      [...names].filter((name) => !described(name)),
      'missing in src/server/api/CONTRACT.md',
    ).toEqual([]);
  });

  it.each([...named].map(([schema, name]) => ({ name, schema })))('defines $name', ({ name, schema }) => {
    expect(definitions.get(name), `${name} in src/server/api/CONTRACT.md`).toBe(compact(notation(schema, false)));
  });
});
