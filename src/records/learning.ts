import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CertificateRow } from '../db/learning-tables.ts';
import type { Db } from '../db/schema.ts';
import { codeLength, codeSigns } from '../domain/certificate.ts';

export type StoredCertificate = Selectable<CertificateRow>;

/** The lectures that an account has watched, by id, with the time of each in ms. */
export async function readWatched(db: Db, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('watched_lectures')
    .select(['lecture_id', 'watched_at'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ lecture_id, watched_at }) => [lecture_id, Number(watched_at)]));
}

/** Stores watched lectures. A lecture that is already stored keeps its time. */
export async function addWatched(db: Db, userId: string, lectures: readonly string[], now: number): Promise<void> {
  if (lectures.length === 0) return;
  await db
    .insertInto('watched_lectures')
    .values(
      lectures.map((lecture) => ({
        id: `${userId}/${lecture}`,
        ...{ user_id: userId, lecture_id: lecture, watched_at: now },
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The certificates of an account, newest first. */
export const readCertificates = (db: Db, userId: string): Promise<StoredCertificate[]> =>
  db.selectFrom('certificates').selectAll().where('user_id', '=', userId).orderBy('issued_at', 'desc').execute();

/** Finds a certificate by its code, written without hyphens. */
export const findCertificate = (db: Db, code: string): Promise<StoredCertificate | undefined> =>
  db.selectFrom('certificates').selectAll().where('id', '=', code).executeTakeFirst();

/** Issues a certificate. An account has one of each course: a second one changes nothing. */
export async function issueCertificate(
  db: Db,
  given: Pick<StoredCertificate, 'user_id' | 'course_id' | 'course_name' | 'child_name' | 'by_email'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('certificates')
    .values({ ...given, id: newCode(), hidden: '', issued_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doNothing())
    .execute();
}

/** Changes the name on a certificate, or who may see it. */
export async function changeCertificate(
  db: Db,
  code: string,
  changes: Partial<Pick<StoredCertificate, 'child_name' | 'hidden'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('certificates').set(changes).where('id', '=', code).execute();
}

export async function withdrawCertificate(db: Db, code: string): Promise<void> {
  await db.deleteFrom('certificates').where('id', '=', code).execute();
}

const newCode = () => Array.from({ length: codeLength }, () => codeSigns.charAt(randomInt(codeSigns.length))).join('');
