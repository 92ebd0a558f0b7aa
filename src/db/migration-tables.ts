import type { CreateTableBuilder, Kysely } from 'kysely';

/**
 * The database for a migration: table and column names are plain strings. An old step runs on an old schema, which the
 * current Schema type does not describe.
 */
export type AnySchema = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>;

/** Adds text columns to a table, with the same value in its rows. */
export async function addTexts(db: AnySchema, name: string, columns: string, value = ''): Promise<void> {
  for (const column of columns.split(' ')) {
    await db.schema
      .alterTable(name)
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(value))
      .execute();
  }
}

/** A content table: text columns, `position`, and the indexed column of its parent, if any. */
export async function content(db: AnySchema, name: string, columns: string, parentId?: string, parent?: string) {
  const plain = texts(table(db, name), columns).addColumn('position', 'integer', (column) => column.notNull());
  if (parentId === undefined || parent === undefined) return plain.execute();
  await plain
    .addColumn(parentId, 'text', (column) => column.notNull())
    .addForeignKeyConstraint(`${name}_parent`, [parentId], parent, ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await index(db, name, parentId);
}

export function table(db: AnySchema, name: string): CreateTableBuilder<string, string> {
  return db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey().notNull());
}

export function texts(
  builder: CreateTableBuilder<string, string>,
  columns: string,
): CreateTableBuilder<string, string> {
  return columns.split(' ').reduce((rest, name) => rest.addColumn(name, 'text', (column) => column.notNull()), builder);
}

export function times(
  builder: CreateTableBuilder<string, string>,
  columns: string,
): CreateTableBuilder<string, string> {
  return columns
    .split(' ')
    .reduce((rest, name) => rest.addColumn(name, 'bigint', (column) => column.notNull()), builder);
}

export async function index(db: AnySchema, name: string, column: string): Promise<void> {
  await db.schema.createIndex(`${name}_by_${column}`).on(name).column(column).execute();
}

/** A table whose rows belong to a member of staff, and are removed with them. */
export function ofStaff(db: AnySchema, name: string): CreateTableBuilder<string, string> {
  const builder = texts(table(db, name), 'staff_id');
  return builder.addForeignKeyConstraint(`${name}_staff`, ['staff_id'], 'staff', ['id'], (key) =>
    key.onDelete('cascade'),
  );
}

/** A table whose rows belong to a request, and are removed with it. */
export function ofRequest(db: AnySchema, name: string): CreateTableBuilder<string, string> {
  const builder = texts(table(db, name), 'request_id');
  return builder.addForeignKeyConstraint(`${name}_request`, ['request_id'], 'requests', ['id'], (key) =>
    key.onDelete('cascade'),
  );
}
