import type { Db } from '../db/schema.ts';
import { type School, sampleSchool } from '../domain/school.ts';
import { storedFile } from './media-store.ts';
import { readSchool } from './school-file.ts';

/** The content that this server shows now beside the API's answers. */
export interface LiveContent {
  /** Changes with each apply; part of every key under which something is cached. */
  version: () => string;
  school: () => School;
  /** When the content was applied; undefined where nothing was. */
  appliedAt: () => Date | undefined;
  /** True where the sample world stands. */
  isSample: () => boolean;
  /** The file behind a path under `/media/`; undefined where the school has none. */
  media: (path: string) => string | undefined;
  /** Looks at once whether another version has been applied. */
  refresh: () => Promise<void>;
  stop: () => void;
}

/** How soon an apply shows. */
const lookEvery = 2_000;

/** Follows the content of a database: an apply, from whatever process, is seen by its version. */
export async function followContent(db: Db, dataDir: string): Promise<LiveContent> {
  let version = '';
  let school = sampleSchool;
  let sample = false;
  let appliedAt: Date | undefined;
  let media = new Map<string, string>();

  const refresh = async () => {
    const state = await db.selectFrom('content_state').select(['version', 'source', 'applied_at']).executeTakeFirst();
    // With its time: content that comes back is another version, or what was cached while servers had not yet seen the one
    // between would come back, too.
    const now = state ? `${state.source} ${state.version} ${state.applied_at}` : '';
    if (now === version) return;
    const row = await db.selectFrom('school').select('settings').executeTakeFirst();
    const files = await db.selectFrom('media').selectAll().execute();
    school = readSchool(row?.settings);
    sample = state?.source === 'sample';
    appliedAt = state && new Date(state.applied_at);
    media = new Map(files.map((file) => [file.id, storedFile(dataDir, file)]));
    version = now;
  };
  await refresh();
  const timer = setInterval(() => {
    // A database that is unavailable is reported by what needs it; the old content stays meanwhile.
    refresh().catch(() => undefined);
  }, lookEvery);
  timer.unref();

  return {
    version: () => version,
    school: () => school,
    appliedAt: () => appliedAt,
    isSample: () => sample,
    media: (path) => media.get(path),
    refresh,
    stop: () => clearInterval(timer),
  };
}

/** Where another server has the API: the school that `school` says, or the sample's. */
export const fixedContent = (school: School = sampleSchool): LiveContent => ({
  version: () => '',
  school: () => school,
  appliedAt: () => undefined,
  isSample: () => true,
  media: () => undefined,
  refresh: async () => undefined,
  stop: () => undefined,
});
