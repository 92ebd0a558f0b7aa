import { sql } from 'kysely';
import { createLearning } from './learning-tables.ts';
import { type AnySchema, addTexts, content, index, ofStaff, table, texts, times } from './migration-tables.ts';
import { packContent, unpacked } from './pack-content.ts';
import { createPartnerNames, createPartnerPictures, createPartnerRequests } from './partner-tables.ts';
import { addLectureAccess, createRequests } from './request-migrations.ts';

/** A change of the database that runs once. */
export interface Step<Database = AnySchema> {
  name: string;
  run: (db: Database) => Promise<void>;
}

/** Every change of the schema, oldest first. Never edit a released step: add another. */
export const migrations: readonly Step[] = [
  { name: '0001-accounts', run: createAccounts },
  { name: '0002-content', run: createContent },
  { name: '0003-provider', run: createProvider },
  { name: '0004-devices', run: createDevices },
  { name: '0005-mail-queue', run: separateMail },
  { name: '0006-history', run: createHistory },
  { name: '0007-course-facts', run: addCourseFacts },
  { name: '0008-enrol', run: (db) => addTexts(db, 'courses', 'enrol') },
  { name: '0009-servers', run: createServers },
  { name: '0010-addresses', run: addAddresses },
  { name: '0011-documents', run: createDocuments },
  { name: '0012-partners', run: createPartners },
  { name: '0013-free-lessons', run: addFreeLessons },
  { name: '0014-counts', run: createCounts },
  { name: '0015-account', run: createAccount },
  { name: '0016-office', run: createOffice },
  { name: '0017-version-media', run: addVersionMedia },
  { name: '0018-search-words', run: (db) => addTexts(db, 'courses', 'search_words', '[]') },
  { name: '0019-requests', run: createRequests },
  { name: '0020-partner-names', run: createPartnerNames },
  { name: '0021-documents', run: packContent },
  {
    name: '0022-office-settings',
    run: (db) => times(texts(table(db, 'office_settings'), 'value'), 'changed_at').execute(),
  },
  { name: '0023-partner-requests', run: createPartnerRequests },
  { name: '0024-learning', run: createLearning },
  { name: '0025-lecture-access', run: addLectureAccess },
  { name: '0026-partner-pictures', run: createPartnerPictures },
  { name: '0027-partner-email', run: (db) => addTexts(db, 'partner_keys', 'email_hash') },
];

async function createAccounts(db: AnySchema): Promise<void> {
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

async function createContent(db: AnySchema): Promise<void> {
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

/** A school's own settings, posts and media; the state of each message; blocked accounts. */
async function createProvider(db: AnySchema): Promise<void> {
  for (const name of ['read_at', 'answered_at', 'spam_at', 'webhook_at', 'mail_at'] as const) {
    await db.schema.alterTable('messages').addColumn(name, 'bigint').execute();
  }
  for (const name of ['notify_tries', 'notify_after'] as const) {
    await db.schema
      .alterTable('messages')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  // Do not announce old messages.
  await sql`update messages set webhook_at = 0, mail_at = 0`.execute(db);
  await db.schema.alterTable('users').addColumn('blocked_at', 'bigint').execute();
  await content(db, 'school', 'settings');
  await content(db, 'blogs', 'title day picture text');
  await content(db, 'media', 'hash');
  await texts(table(db, 'content_state'), 'version source')
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  // Earlier versions filled a database with the sample content only.
  const { rows } = await sql`select id from courses limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`
    insert into content_state (id, version, source, applied_at)
    values (${'content'}, ${'first'}, ${'sample'}, ${Date.now()})`.execute(db);
}

/** Browsers with a successful sign-in: server/api/users/devices.ts. */
async function createDevices(db: AnySchema): Promise<void> {
  await texts(table(db, 'devices'), 'user_id')
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint('devices_user', ['user_id'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await index(db, 'devices', 'user_id');
  await index(db, 'devices', 'used_at');
}

/** A separate queue for mail, because a stalled webhook must not delay it. `notify_*` remain for the webhook. */
async function separateMail(db: AnySchema): Promise<void> {
  for (const name of ['mail_tries', 'mail_after'] as const) {
    await db.schema
      .alterTable('messages')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}

/** The last versions of the content. `packContent` replaces this table. */
async function createHistory(db: AnySchema): Promise<void> {
  await texts(table(db, 'content_versions'), 'source author note summary content')
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Facts about courses: ages, fee, lesson times, start dates. */
async function addCourseFacts(db: AnySchema): Promise<void> {
  await addTexts(db, 'courses', 'ages fee schedule language teacher');
  await addTexts(db, 'courses', 'starts', '[]');
}

/** Columns for hidden rows, and for old ids that redirect. */
async function addAddresses(db: AnySchema): Promise<void> {
  await addTexts(db, 'courses', 'hidden was');
  await addTexts(db, 'products', 'hidden');
  await addTexts(db, 'blogs', 'hidden was');
}

async function createDocuments(db: AnySchema): Promise<void> {
  await content(db, 'documents', 'text');
}

async function addFreeLessons(db: AnySchema): Promise<void> {
  await addTexts(db, 'lessons', 'free');
}

/** The running servers: content/media/shared-media.ts. */
async function createServers(db: AnySchema): Promise<void> {
  await texts(table(db, 'servers'), 'name media_tokens')
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Ambassadors and schools with a page of their own. */
async function createPartners(db: AnySchema): Promise<void> {
  await content(db, 'partners', 'name kind picture about link products courses');
}

/** Counts by partner, and the secrets of the partners' private pages: server/counts. */
async function createCounts(db: AnySchema): Promise<void> {
  await texts(table(db, 'counts'), 'day partner kind item')
    .addColumn('count', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'counts', 'day');
  await index(db, 'counts', 'partner');
  await texts(table(db, 'partner_keys'), 'key_hash')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Links and mails for the owners of accounts: records/account-links.ts, records/account-mails.ts. */
async function createAccount(db: AnySchema): Promise<void> {
  await texts(table(db, 'account_links'), 'user_id purpose email')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint('account_links_user', ['user_id'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await index(db, 'account_links', 'user_id');
  await index(db, 'account_links', 'expires_at');
  await texts(table(db, 'account_mails'), 'kind recipient user_id')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute();
  await index(db, 'account_mails', 'due_at');
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute();
}

/** The members of staff, with their sessions, passkeys and links: server/office. */
async function createOffice(db: AnySchema): Promise<void> {
  await times(texts(table(db, 'staff'), 'email name role password_hash'), 'created_at')
    .addUniqueConstraint('staff_email', ['email'])
    .execute();
  await times(ofStaff(db, 'staff_sessions'), 'created_at used_at confirmed_at').execute();
  await index(db, 'staff_sessions', 'staff_id');
  await times(texts(ofStaff(db, 'staff_passkeys'), 'name public_key transports'), 'counter created_at')
    .addColumn('used_at', 'bigint')
    .execute();
  await index(db, 'staff_passkeys', 'staff_id');
  await times(texts(table(db, 'staff_challenges'), 'challenge purpose'), 'expires_at').execute();
  await times(ofStaff(db, 'staff_links'), 'expires_at').execute();
  await times(texts(table(db, 'staff_log'), 'by_email action subject'), 'at').execute();
  await index(db, 'staff_log', 'at');
  await times(texts(table(db, 'office_drafts'), 'base content'), 'updated_at')
    .addForeignKeyConstraint('office_drafts_staff', ['id'], 'staff', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await times(texts(ofStaff(db, 'preview_links'), 'is_shared'), 'expires_at').execute();
}

/** A column with the files of each version, because publishing compares the files of all versions. */
async function addVersionMedia(db: AnySchema): Promise<void> {
  await addTexts(db, 'content_versions', 'media', '[]');
  const { rows } = await sql<{ id: string }>`select id from content_versions`.execute(db);
  for (const { id } of rows) {
    const version = await sql<{ content: string }>`select content from content_versions where id = ${id}`.execute(db);
    const media = mediaIn(version.rows[0]?.content ?? '');
    await sql`update content_versions set media = ${JSON.stringify(media)} where id = ${id}`.execute(db);
  }
}

/** The media rows in the packed content of a version; none if it cannot be read. */
function mediaIn(packed: string): unknown[] {
  const media = unpacked(packed)?.media;
  return Array.isArray(media) ? media : [];
}
