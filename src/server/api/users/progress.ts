import type { Site } from '../../../content/site/site.ts';
import { codeText } from '../../../domain/certificate.ts';
import { isCourseFinished, progressIn } from '../../../domain/progress.ts';
import {
  addWatched,
  changeCertificate,
  issueCertificate,
  readCertificates,
  readWatched,
  type StoredCertificate,
} from '../../../records/learning.ts';
import { HttpError } from '../http-error.ts';
import { jsonAnswer, parse } from '../json.ts';
import { perWindow } from '../limits.ts';
import { certificateBody, progressBody } from '../progress-schemas.ts';
import type { PostHandler, Services } from '../services.ts';
import { requireAccount } from './signed-in.ts';

/** A high limit: each page of a course reads the progress. */
const calls = perWindow('progress', 600, 10 * 60_000);

/**
 * `POST user/progress`: stores watched lectures, and returns the progress of the account. Ignores unknown ids: a browser
 * may send a lecture that no longer exists.
 */
export const saveProgress: PostHandler = async (services, call) => {
  const { account } = await requireAccount(services, call, calls);
  const { watched = [] } = parse(progressBody, call.body);
  const present = presentLectures(services.site());
  const lectures = watched.flatMap((id) => present(id) ?? []);
  const stored = await readPresent(services, account.id);
  const added = [...new Set(lectures)].filter((id) => !stored.has(id));
  await addWatched(services.db, account.id, added, services.now());
  for (const id of added) stored.set(id, services.now());
  return progressAnswer(services, account.id, stored);
};

/**
 * `POST user/certificate`: issues the certificate of a finished course, or changes the name on it or its visibility.
 *
 * @throws HttpError 409 if the account has not finished the course
 */
export const saveCertificate: PostHandler = async (services, call) => {
  const { account } = await requireAccount(services, call);
  const { course: id, name, hidden } = parse(certificateBody, call.body);
  const stored = await readPresent(services, account.id);
  const own = () => readCertificates(services.db, account.id).then((rows) => rows.find((row) => row.course_id === id));
  const known = await own();
  const course = services.site().curricula().get(id);
  if (!known && !(course && isCourseFinished(progressIn(course, stored))))
    throw new HttpError(409, 'The certificate is ready when all lessons of the course are watched.');
  if (!known && name === undefined) throw new HttpError(422, nameMissing, { errors: { name: nameMissing } });
  if (!known && name !== undefined && course)
    await issueCertificate(
      services.db,
      { user_id: account.id, course_id: id, course_name: course.name, child_name: name, by_email: '' },
      services.now(),
    );
  const certificate = known ?? (await own());
  if (certificate)
    await changeCertificate(services.db, certificate.id, {
      ...(name !== undefined && { child_name: name }),
      ...(hidden !== undefined && { hidden: hidden ? 'yes' : '' }),
    });
  return progressAnswer(services, account.id, stored);
};

const nameMissing = 'Name is required';

/** Returns a function that finds the current id of a lecture, also of a renamed course; undefined if it is gone. */
function presentLectures({ curricula, moved }: Site): (id: string) => string | undefined {
  const known = new Set(
    [...curricula().values()].flatMap(({ lessons }) => lessons.flatMap(({ lectures }) => lectures)),
  );
  return (id) => {
    if (known.has(id)) return id;
    const [, lesson = '', video = ''] = /^(.*)(-v\d+)$/.exec(id) ?? [];
    const present = `${moved.lesson.get(lesson) ?? ''}${video}`;
    return known.has(present) ? present : undefined;
  };
}

/** The watched lectures of an account, by their current ids, with the time of each. */
async function readPresent({ db, site }: Services, userId: string): Promise<Map<string, number>> {
  const present = presentLectures(site());
  const rows = [...(await readWatched(db, userId))];
  return new Map(rows.map(([id, at]) => [present(id) ?? id, at]));
}

async function progressAnswer(
  services: Services,
  userId: string,
  watched: ReadonlyMap<string, number>,
): Promise<Response> {
  const certificates = await readCertificates(services.db, userId);
  const courses = [...services.site().curricula().values()].flatMap((course) => {
    const times = course.lessons.flatMap(({ lectures }) => lectures.flatMap((id) => watched.get(id) ?? []));
    return times.length > 0 ? { ...progressIn(course, watched), at: Math.max(...times) } : [];
  });
  return jsonAnswer(200, {
    success: true,
    progress: {
      watched: [...watched.keys()],
      // The course of the last watched lecture comes first.
      courses: courses.sort((one, other) => other.at - one.at).map(({ at: _, ...course }) => course),
      certificates: certificates.map(wireCertificate),
    },
  });
}

const wireCertificate = ({ id, course_id, course_name, child_name, hidden }: StoredCertificate) => ({
  ...{ code: codeText(id), course: course_id, courseName: course_name },
  ...{ name: child_name, isHidden: hidden !== '' },
});
