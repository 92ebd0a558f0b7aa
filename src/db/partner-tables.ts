import { type AnySchema, index, table, texts, times } from './migration-tables.ts';

/** Names in links that have counts, but are not partners of the school: server/counts/names-in-use.ts. */
export async function createPartnerNames(db: AnySchema): Promise<void> {
  await texts(table(db, 'partner_names'), 'created_on seen_on').execute();
  await index(db, 'partner_names', 'seen_on');
}

/** Requests to become a partner of the school: records/partner-requests.ts. */
export async function createPartnerRequests(db: AnySchema): Promise<void> {
  await times(texts(table(db, 'partner_requests'), 'name kind about email'), 'created_at').execute();
}

/** The pictures of partner requests, deleted with the request. */
export async function createPartnerPictures(db: AnySchema): Promise<void> {
  await table(db, 'partner_pictures')
    .addColumn('file', 'bytea', (column) => column.notNull())
    .addForeignKeyConstraint('partner_pictures_request', ['id'], 'partner_requests', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
}
