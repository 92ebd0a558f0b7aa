import { createHash } from 'node:crypto';
import type { ContentSource, Db } from '../db/schema.ts';
import type { SchoolDrawing } from '../domain/drawings/school-drawings.ts';
import { focusOf } from '../domain/focus.ts';
import { localDay } from '../domain/local-time.ts';
import type { MovedIds } from '../domain/moved.ts';
import type { FormValue } from '../domain/office/content-contract.ts';
import { sampleTexts } from '../domain/sample-texts.ts';
import { type School, sampleSchool } from '../domain/school.ts';
import { type SharingPicture, sharingPicture } from '../domain/sharing-picture.ts';
import type { Partners } from '../domain/stored-partner.ts';
import { type Content, emptyContent } from './content.ts';
import { mediaAddress, storedFile } from './media/media.ts';
import { emptySite, type Site, siteOf } from './site/site.ts';
import { currentVersion, readPresent } from './versions/versions.ts';

/** The current content of a server, and data derived from it. */
export interface LiveContent {
  /** Changes with each publication, and when a post appears; '' without content. Every cache key includes it. */
  version: () => string;
  /** What visitors may see today. */
  site: () => Site;
  school: () => School;
  /** The time of the last publication; undefined if there was none. */
  appliedAt: () => Date | undefined;
  /** The date in the school's time zone, at most two seconds late. Visitors do not see posts with a later date. */
  today: () => string;
  /** The current ids of renamed courses, lessons and posts. */
  moved: () => MovedIds;
  partners: () => Partners;
  /** The course of a lesson that visitors see; undefined if there is none. */
  courseOfLesson: (lesson: string) => string | undefined;
  /** The download link of a product that visitors see; undefined if they see no product with this id. */
  download: (product: string) => string | undefined;
  /** The stored file of a path under `/media/`; undefined if there is none. */
  media: (path: string) => string | undefined;
  /** The generated drawing at an address, shown instead of a missing picture; undefined if there is none. */
  drawing: (address: string) => SchoolDrawing | undefined;
  /**
   * The first of the addresses whose picture a link preview can show. Its URL contains the hash of the file, because previews
   * cache pictures for weeks.
   */
  sharingPicture: (...addresses: readonly (string | undefined)[]) => SharingPicture | undefined;
  /** Whether a picture of the content has this address with this focus point. */
  hasFocus: (address: string) => boolean;
  /** The courses with the video of a path under `/media/`, if watching it needs permission; undefined for other paths. */
  guardedBy: (path: string) => readonly string[] | undefined;
  /** Checks now for a new version. */
  refresh: () => Promise<void>;
  stop: () => void;
}

const pollIntervalMs = 2_000;

/** The content as it was loaded once, with the data derived from it. */
interface Loaded {
  /** The published version; '' without content. */
  applied: string;
  appliedAt: Date | undefined;
  site: Site;
  media: ReadonlyMap<string, string>;
  /** The hashes of the files, by address. */
  hashes: ReadonlyMap<string, string>;
  /** The addresses of pictures with a focus point. */
  focused: ReadonlySet<string>;
}

/** Polls the database for a new published version, because any process may publish one, and for a new day of the school. */
export async function followContent(db: Db, dataDir: string, now = Date.now): Promise<LiveContent> {
  let loaded: Loaded = await load(db, dataDir, now());
  let [begun, ended, loads] = [0, 0, 0];
  const refresh = async () => {
    const { school, day } = loaded.site;
    const isSameDay = day === localDay(now(), school.timeZone);
    if (isSameDay && loaded.applied === (await currentVersion(db))) return;
    begun += 1;
    const number = begun;
    loads += 1;
    try {
      const next = await load(db, dataDir, now());
      // Concurrent loads may end in any order: keep the one that began last.
      if (number > ended) [loaded, ended] = [next, number];
    } finally {
      loads -= 1;
    }
  };
  const timer = setInterval(() => {
    // Loading a large school may take longer than the interval: do not start a second load.
    if (loads > 0) return;
    // The old content stays while the database is unavailable. Other queries report the error.
    refresh().catch(() => undefined);
  }, pollIntervalMs);
  timer.unref();
  return { ...contentOf(() => loaded), refresh, stop: () => clearInterval(timer) };
}

/** The content of a draft as a preview shows it. It never refreshes. */
export async function draftContent(content: Content, dataDir: string, now: number): Promise<LiveContent> {
  const loaded = await loadedFrom(content, 'folder', dataDir, now);
  return { ...contentOf(() => loaded), refresh: async () => undefined, stop: () => undefined };
}

const contentOf = (loaded: () => Loaded): Omit<LiveContent, 'refresh' | 'stop'> => ({
  version: () => {
    const { applied, site } = loaded();
    return applied && `${applied} ${site.posts} ${site.school.copyrightYear}`;
  },
  site: () => loaded().site,
  school: () => loaded().site.school,
  appliedAt: () => loaded().appliedAt,
  today: () => loaded().site.day,
  moved: () => loaded().site.moved,
  media: (path) => loaded().media.get(path),
  drawing: (address) => loaded().site.drawings().get(address),
  sharingPicture: (...addresses) =>
    sharingPicture(
      addresses,
      (address) => loaded().hashes.get(address) ?? drawingHash(loaded().site.drawings().get(address)),
    ),
  hasFocus: (address) => loaded().focused.has(address),
  guardedBy: (path) => loaded().site.guarded.get(path),
  partners: () => loaded().site.partners,
  courseOfLesson: (lesson) => loaded().site.lessons.get(lesson),
  download: (product) => loaded().site.downloads.get(product),
});

const drawingHash = (drawing: SchoolDrawing | undefined) =>
  drawing && createHash('sha256').update(drawing.key).digest('hex');

/** Loads the current version. `applied` is its id. */
async function load(db: Db, dataDir: string, now: number): Promise<Loaded> {
  const present = await readPresent(db, 'memory');
  if (!present)
    return { ...(await loadedFrom(emptyContent(), 'folder', dataDir, now)), applied: '', site: emptySite(now) };
  const { id, source, appliedAt, ...content } = present;
  return { ...(await loadedFrom(content, source, dataDir, now)), applied: id, appliedAt };
}

async function loadedFrom(content: Content, source: ContentSource, dataDir: string, now: number): Promise<Loaded> {
  const site = await siteOf(content.document, source, now);
  const focused = new Set<string>();
  addFocused(content.document, focused);
  return {
    applied: 'draft',
    appliedAt: undefined,
    site,
    media: new Map(content.media.map((file) => [file.id, storedFile(dataDir, file)])),
    hashes: new Map(content.media.map(({ id, hash }) => [mediaAddress(id), hash])),
    focused,
  };
}

/** Adds the addresses of pictures with a focus point, in any field. */
function addFocused(value: FormValue, addresses: Set<string>): void {
  if (typeof value === 'string') {
    if (focusOf(value)) addresses.add(mediaAddress(value));
  } else for (const inner of Object.values(value)) addFocused(inner, addresses);
}

/** The content of a server without a database, because API_HOST names another server: a fixed school without items. */
export async function fixedContent(school: School = { ...sampleSchool, texts: sampleTexts }): Promise<LiveContent> {
  const now = Date.now();
  const fixed = await loadedFrom(emptyContent(), 'sample', '', now);
  return {
    ...contentOf(() => ({
      ...fixed,
      applied: '',
      site: { ...fixed.site, school, day: localDay(Date.now(), school.timeZone) },
    })),
    refresh: async () => undefined,
    stop: () => undefined,
  };
}
