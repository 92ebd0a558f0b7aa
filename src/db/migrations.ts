import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A named change of the database that happens once in its life. */
export interface Step {
  name: string;
  run: (db: Kysely<Schema>) => Promise<void>;
}

/** Every change of the schema, oldest first. A step that has been released is never edited: add another. */
export const migrations: readonly Step[] = [
  { name: '0001-accounts', run: createAccounts },
  { name: '0002-content', run: createContent },
  { name: '0003-provider', run: createProvider },
  { name: '0004-devices', run: createDevices },
];

async function createAccounts(db: Kysely<Schema>): Promise<void> {
  await texts(table(db, 'users'), 'first_name last_name email phone password_hash')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('users_email', ['email'])
    .execute();
  await texts(table(db, 'sessions'), 'token_hash user_id')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('sessions_token_hash', ['token_hash'])
    .addForeignKeyConstraint('sessions_user', ['user_id'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await index(db, 'sessions', 'user_id');
  await index(db, 'sessions', 'used_at');
  await texts(table(db, 'messages'), 'recipient subject body')
    .addColumn('partner', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'messages', 'created_at');
  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('resets', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'limits', 'resets');
}

async function createContent(db: Kysely<Schema>): Promise<void> {
  await content(
    db,
    'courses',
    'name homepointdescription homecourse level lesson category shortdescription longdescription ' +
      'duration numberlesson numbermodules learndescription course_includes certificate',
  );
  await content(db, 'modules', 'name title description countlecture time', 'course_id', 'courses');
  await content(db, 'lessons', 'name content', 'module_id', 'modules');
  await content(db, 'lectures', 'title name description image videourl captions', 'lesson_id', 'lessons');
  await content(db, 'course_faqs', 'question description', 'course_id', 'courses');
  await content(db, 'course_testimonials', 'name coursename userpic content', 'course_id', 'courses');
  await content(db, 'faqs', 'question description');
  await content(db, 'categories', 'name catdescription catimage');
  await content(db, 'announcements', 'title description bannerfile');
  await content(db, 'testimonials', 'name coursename userpic content');
  await content(db, 'banners', 'kind description image');
  await content(db, 'missions', 'title description image');
  await content(db, 'members', 'kind member_name designation description image');
  await content(db, 'competitions', 'description');
  await content(db, 'achievement_groups', 'shortdescription');
  await content(db, 'achievements', 'achievementcount achievementname', 'group_id', 'achievement_groups');
  await content(db, 'products', 'productname description image link');
}

/** What a provider needs: their own school, posts and media, the state of a message, and accounts that are shut. */
async function createProvider(db: Kysely<Schema>): Promise<void> {
  for (const name of ['read_at', 'answered_at', 'spam_at', 'webhook_at', 'mail_at'] as const) {
    await db.schema.alterTable('messages').addColumn(name, 'bigint').execute();
  }
  for (const name of ['notify_tries', 'notify_after'] as const) {
    await db.schema
      .alterTable('messages')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  // Messages from before are not announced.
  await db.updateTable('messages').set({ webhook_at: 0, mail_at: 0 }).execute();
  await db.schema.alterTable('users').addColumn('blocked_at', 'bigint').execute();
  await content(db, 'school', 'settings');
  await content(db, 'blogs', 'title day picture text');
  await content(db, 'media', 'hash');
  await texts(table(db, 'content_state'), 'version source')
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  // What earlier versions filled a database with was the sample world.
  if (await db.selectFrom('courses').select('id').executeTakeFirst()) {
    await db
      .insertInto('content_state')
      .values({ id: 'content', version: 'first', source: 'sample', applied_at: Date.now() })
      .execute();
  }
}

/** Browsers that have signed in before: users/devices.ts. */
async function createDevices(db: Kysely<Schema>): Promise<void> {
  await texts(table(db, 'devices'), 'user_id')
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint('devices_user', ['user_id'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await index(db, 'devices', 'user_id');
  await index(db, 'devices', 'used_at');
}

type Table = keyof Schema & string;

/** A content table: its texts, its place in the order and, where it has one, its indexed parent. */
async function content(db: Kysely<Schema>, name: Table, columns: string, parentId?: string, parent?: Table) {
  const plain = texts(table(db, name), columns).addColumn('position', 'integer', (column) => column.notNull());
  if (parentId === undefined || parent === undefined) return plain.execute();
  await plain
    .addColumn(parentId, 'text', (column) => column.notNull())
    .addForeignKeyConstraint(`${name}_parent`, [parentId], parent, ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await index(db, name, parentId);
}

function table(db: Kysely<Schema>, name: Table): CreateTableBuilder<string, string> {
  return db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey().notNull());
}

function texts(builder: CreateTableBuilder<string, string>, columns: string): CreateTableBuilder<string, string> {
  return columns.split(' ').reduce((rest, name) => rest.addColumn(name, 'text', (column) => column.notNull()), builder);
}

async function index(db: Kysely<Schema>, name: Table, column: string): Promise<void> {
  await db.schema.createIndex(`${name}_by_${column}`).on(name).column(column).execute();
}
