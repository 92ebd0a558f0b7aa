import type { Db } from '../db/schema.ts';
import { type School, sampleSchool } from '../domain/school.ts';
import { storedFile } from './media-store.ts';
import { readSchool } from './school-file.ts';

/** The current content of this server outside the API responses. */
export interface LiveContent {
  /** Changes with each apply. Every cache key includes it. */
  version: () => string;
  school: () => School;
  /** The time of the last apply; undefined if there was none. */
  appliedAt: () => Date | undefined;
  /** Whether the database contains the sample content. */
  isSample: () => boolean;
  /** The ids of the partners. */
  partners: () => ReadonlySet<string>;
  /** The link of a product in the database; undefined if there is no such product. */
  download: (product: string) => string | undefined;
  /** The stored file of a path under `/media/`; undefined if there is none. */
  media: (path: string) => string | undefined;
  /** Checks now for a new version. */
  refresh: () => Promise<void>;
  stop: () => void;
}

/** The polling interval for a new version, in ms. */
const lookEvery = 2_000;

/** Polls the content version of a database, which changes after an apply by any process. */
export async function followContent(db: Db, dataDir: string): Promise<LiveContent> {
  let version = '';
  let school = sampleSchool;
  let sample = false;
  let appliedAt: Date | undefined;
  let media = new Map<string, string>();
  let partners = new Set<string>();
  let downloads = new Map<string, string>();

  const refresh = async () => {
    const state = await db.selectFrom('content_state').select(['version', 'source', 'applied_at']).executeTakeFirst();
    // Includes the time: content A that returns after B is a new version. Otherwise responses with B, cached under the
    // version of A before this server detected B, would be served again.
    const now = state ? `${state.source} ${state.version} ${state.applied_at}` : '';
    if (now === version) return;
    const row = await db.selectFrom('school').select('settings').executeTakeFirst();
    const files = await db.selectFrom('media').selectAll().execute();
    const known = await db.selectFrom('partners').select('id').execute();
    const products = await db.selectFrom('products').select(['id', 'link']).execute();
    school = readSchool(row?.settings);
    partners = new Set(known.map(({ id }) => id));
    downloads = new Map(products.map(({ id, link }) => [id, link]));
    sample = state?.source === 'sample';
    appliedAt = state && new Date(state.applied_at);
    media = new Map(files.map((file) => [file.id, storedFile(dataDir, file)]));
    version = now;
  };
  await refresh();
  const timer = setInterval(() => {
    // Other queries report an unavailable database. Until it is back, the old content stays.
    refresh().catch(() => undefined);
  }, lookEvery);
  timer.unref();

  return {
    version: () => version,
    school: () => school,
    appliedAt: () => appliedAt,
    isSample: () => sample,
    partners: () => partners,
    download: (product) => downloads.get(product),
    media: (path) => media.get(path),
    refresh,
    stop: () => clearInterval(timer),
  };
}

/** The content if another server has the API: the given school, or the sample school. */
export const fixedContent = (school: School = sampleSchool): LiveContent => ({
  version: () => '',
  school: () => school,
  appliedAt: () => undefined,
  isSample: () => true,
  partners: () => new Set(),
  download: () => undefined,
  media: () => undefined,
  refresh: async () => undefined,
  stop: () => undefined,
});
