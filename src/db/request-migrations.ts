import { sql } from 'kysely';
import { type AnySchema, addTexts, index, ofRequest, table, texts, times } from './migration-tables.ts';

/** Requests of parents for a seat in a course, and the number of seats of each course: db/request-tables.ts. */
export async function createRequests(db: AnySchema): Promise<void> {
  await addTexts(db, 'courses', 'seats');
  await times(
    texts(
      table(db, 'requests'),
      'reference secret course_id course_name start_day state name phone email child_name child_age note partner user_id',
    ),
    'created_at changed_at',
  )
    .addColumn('held_until', 'bigint')
    .addColumn('spam_at', 'bigint')
    .addUniqueConstraint('requests_reference', ['reference'])
    .addUniqueConstraint('requests_secret', ['secret'])
    .execute();
  await index(db, 'requests', 'course_id');
  await index(db, 'requests', 'created_at');
  await index(db, 'requests', 'user_id');
  await times(texts(ofRequest(db, 'request_events'), 'by_email kind from_state to_state body'), 'at').execute();
  await index(db, 'request_events', 'request_id');
  await times(texts(ofRequest(db, 'request_receipts'), 'type content'), 'at bytes').execute();
  await index(db, 'request_receipts', 'request_id');
  await times(texts(ofRequest(db, 'request_mails'), 'kind event_id'), 'created_at due_at tries').execute();
  await index(db, 'request_mails', 'request_id');
  await index(db, 'request_mails', 'due_at');
  await times(table(db, 'request_starts'), 'changes').execute();
}

/** The link that opens the lectures of an enrolment for one account; receipts as bytes instead of Base64. */
export async function addLectureAccess(db: AnySchema): Promise<void> {
  await addTexts(db, 'requests', 'access_key');
  await index(db, 'requests', 'access_key');
  // SQLite stores a Buffer as a BLOB in a column of any type.
  await db.schema.alterTable('request_receipts').addColumn('file', 'bytea').execute();
  const { rows } = await sql<{ id: string }>`select id from request_receipts`.execute(db);
  for (const { id } of rows) {
    const found = await sql<{ content: string }>`select content from request_receipts where id = ${id}`.execute(db);
    const file = Buffer.from(found.rows[0]?.content ?? '', 'base64');
    await sql`update request_receipts set file = ${file} where id = ${id}`.execute(db);
  }
  await db.schema.alterTable('request_receipts').dropColumn('content').execute();
}
