import { type AnySchema, index, table, texts, times } from './migration-tables.ts';

/** The tables of watched lectures and certificates: records/learning.ts. Erasing an account deletes its rows. */
export interface LearningSchema {
  watched_lectures: WatchedLectureRow;
  certificates: CertificateRow;
}

export interface WatchedLectureRow {
  /** The ids of the account and of the lecture in one text, so that each lecture has one row. */
  id: string;
  user_id: string;
  /** The id of a lecture of the content, which may have been removed or renamed since. */
  lecture_id: string;
  watched_at: number;
}

export interface CertificateRow {
  /** The code on the certificate, without its hyphens. */
  id: string;
  user_id: string;
  course_id: string;
  /** As it was when the certificate was issued: the course may be renamed or removed. */
  course_name: string;
  /** The name on the certificate, which the owner of the account chose. */
  child_name: string;
  /** 'yes' if only the owner of the account may see the certificate. */
  hidden: string;
  /** The member of staff who issued the certificate; '' if the account had watched all lessons. */
  by_email: string;
  issued_at: number;
}

export async function createLearning(db: AnySchema): Promise<void> {
  const ofUser = (name: string, columns: string) =>
    texts(table(db, name), `user_id ${columns}`).addForeignKeyConstraint(
      `${name}_user`,
      ['user_id'],
      'users',
      ['id'],
      (key) => key.onDelete('cascade'),
    );
  await times(ofUser('watched_lectures', 'lecture_id'), 'watched_at').execute();
  await index(db, 'watched_lectures', 'user_id');
  await times(ofUser('certificates', 'course_id course_name child_name hidden by_email'), 'issued_at')
    .addUniqueConstraint('certificates_course', ['user_id', 'course_id'])
    .execute();
}
