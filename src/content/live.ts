import type { Db } from '../db/schema.ts';
import { localDay } from '../domain/local-time.ts';
import { type MovedIds, nothingMoved } from '../domain/moved.ts';
import { type School, sampleSchool } from '../domain/school.ts';
import { type SharingPicture, sharingPicture } from '../domain/sharing-picture.ts';
import { loadGuardedMedia } from './guarded-media.ts';
import { mediaAddress, storedFile } from './media/media.ts';
import { loadMoved } from './moved.ts';
import { loadSchool } from './school-content.ts';

/** The current content of this server outside the API responses. */
export interface LiveContent {
  /** Changes with each apply, and when a post appears; '' without content. Every cache key includes it. */
  version: () => string;
  school: () => School;
  /** The time of the last apply; undefined if there was none. */
  appliedAt: () => Date | undefined;
  /** The date in the school's time zone, at most two seconds late: posts with a later date wait. */
  today: () => string;
  /** The present ids of renamed courses, lessons and posts. */
  moved: () => MovedIds;
  /** The ids of the partners. */
  partners: () => ReadonlySet<string>;
  /** The course of a lesson that visitors see; undefined if there is none. */
  courseOfLesson: (lesson: string) => string | undefined;
  /** The link of a product in the database; undefined if there is no such product. */
  download: (product: string) => string | undefined;
  /** The stored file of a path under `/media/`; undefined if there is none. */
  media: (path: string) => string | undefined;
  /**
   * The picture for link previews: the first address that they can show. Its address contains the hash of the file,
   * because previews keep a picture for weeks.
   */
  sharingPicture: (...addresses: readonly (string | undefined)[]) => SharingPicture | undefined;
  /** Whether a path under `/media/` is for signed-in visitors only. */
  isGuarded: (path: string) => boolean;
  /** Checks now for a new version. */
  refresh: () => Promise<void>;
  stop: () => void;
}

/** The polling interval for a new version, in ms. */
const lookEvery = 2_000;

/** What a server keeps of the content between two applies. */
interface Loaded {
  /** The applied version; '' without content. */
  applied: string;
  /** The date in the school's time zone. */
  day: string;
  appliedAt: Date | undefined;
  school: School;
  moved: MovedIds;
  media: ReadonlyMap<string, string>;
  /** The hashes of the files, by address. */
  hashes: ReadonlyMap<string, string>;
  guarded: ReadonlySet<string>;
  partners: ReadonlySet<string>;
  /** The courses of the lessons that visitors see, by the id of the lesson. */
  lessons: ReadonlyMap<string, string>;
  /** The links of products that visitors see, by id. */
  downloads: ReadonlyMap<string, string>;
  /** The number of posts that visitors see. */
  posts: number;
}

/** Polls the content version of a database, which changes after an apply by any process, and when a post's day begins. */
export async function followContent(db: Db, dataDir: string, now = Date.now): Promise<LiveContent> {
  let loaded: Loaded = await load(db, dataDir, now());
  const refresh = async () => {
    const isSameDay = loaded.day === localDay(now(), loaded.school.timeZone);
    if (isSameDay && loaded.applied === versionOf(await readState(db))) return;
    loaded = await load(db, dataDir, now());
  };
  const timer = setInterval(() => {
    // Other queries report an unavailable database. Until it is back, the old content stays.
    refresh().catch(() => undefined);
  }, lookEvery);
  timer.unref();

  return {
    version: () => loaded.applied && `${loaded.applied} ${loaded.posts} ${loaded.school.copyrightYear}`,
    school: () => loaded.school,
    appliedAt: () => loaded.appliedAt,
    today: () => loaded.day,
    moved: () => loaded.moved,
    media: (path) => loaded.media.get(path),
    sharingPicture: (...addresses) => sharingPicture(addresses, (address) => loaded.hashes.get(address)),
    isGuarded: (path) => loaded.guarded.has(path),
    partners: () => loaded.partners,
    courseOfLesson: (lesson) => loaded.lessons.get(lesson),
    download: (product) => loaded.downloads.get(product),
    refresh,
    stop: () => clearInterval(timer),
  };
}

const readState = (db: Db) =>
  db.selectFrom('content_state').select(['version', 'source', 'applied_at']).executeTakeFirst();

type State = Awaited<ReturnType<typeof readState>>;

/**
 * Includes the time: content A that returns after B is a new version. Otherwise responses with B, cached under the
 * version of A before this server detected B, would be served again.
 */
const versionOf = (state: State): string => (state ? `${state.source} ${state.version} ${state.applied_at}` : '');

async function load(db: Db, dataDir: string, now: number): Promise<Loaded> {
  // Read first: content that is applied during the other queries is a new version.
  const state = await readState(db);
  const { school, posts, day } = await loadSchool(db, state?.source, now);
  const files = await db.selectFrom('media').selectAll().execute();
  const partners = await db.selectFrom('partners').select('id').execute();
  const products = await db.selectFrom('products').select(['id', 'link']).where('hidden', '=', '').execute();
  const lessons = await db
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .innerJoin('courses', 'courses.id', 'modules.course_id')
    .select(['lessons.id', 'modules.course_id'])
    .where('courses.hidden', '=', '')
    .execute();
  return {
    ...{ school, posts, day },
    applied: versionOf(state),
    appliedAt: state && new Date(state.applied_at),
    moved: await loadMoved(db, day),
    guarded: await loadGuardedMedia(db, school),
    partners: new Set(partners.map(({ id }) => id)),
    lessons: new Map(lessons.map(({ id, course_id }) => [id, course_id])),
    downloads: new Map(products.map(({ id, link }) => [id, link])),
    media: new Map(files.map((file) => [file.id, storedFile(dataDir, file)])),
    hashes: new Map(files.map(({ id, hash }) => [mediaAddress(id), hash])),
  };
}

/** The content if another server has the API: the given school, or the sample school. */
export const fixedContent = (school: School = sampleSchool): LiveContent => ({
  version: () => '',
  school: () => school,
  appliedAt: () => undefined,
  today: () => localDay(Date.now(), school.timeZone),
  moved: () => nothingMoved,
  partners: () => new Set(),
  courseOfLesson: () => undefined,
  download: () => undefined,
  media: () => undefined,
  sharingPicture: (...addresses) => sharingPicture(addresses),
  isGuarded: () => false,
  refresh: async () => undefined,
  stop: () => undefined,
});
