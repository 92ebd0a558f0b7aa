import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/schema.ts';
import { withBodyLimit } from '../../domain/limited-body.ts';
import { withTimeout } from '../../domain/timeout.ts';
import { causeOf } from './dependency.ts';

/** The state of each dependency: "answers", or the reason for its failure. */
export interface Health {
  ready: boolean;
  database?: string;
  apiHost?: string;
  /** Set if the database has no content. */
  content?: string;
}

const timeoutMs = 3_000;
const ok = 'answers';

export interface HealthOptions {
  db: Db | undefined;
  apiHost: string | undefined;
  /** @default true */
  hasContent?: () => boolean;
}

export const noContent = 'none: npm run content -- apply DIR fills the site';

/** Returns a function that queries the database or the API host. Concurrent calls share one check. */
export function createHealth({ db, apiHost, hasContent = () => true }: HealthOptions): () => Promise<Health> {
  let running: Promise<Health> | undefined;
  const check = async (): Promise<Health> => {
    const database = db && (await reasonOf(queryDatabase(db)));
    const host = apiHost && (await reasonOf(requestApi(apiHost)));
    const isEmpty = database === ok && !hasContent();
    return {
      ready: (database ?? ok) === ok && (host || ok) === ok && !isEmpty,
      ...(database !== undefined && { database }),
      ...(host && { apiHost: host }),
      ...(isEmpty && { content: noContent }),
    };
  };
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}

const queryDatabase = (db: Db) => withTimeout(sql`select 1`.execute(db), timeoutMs);

async function requestApi(apiHost: string): Promise<void> {
  const answer = await fetch(`${apiHost}/category`, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const problem = await problemOf(withBodyLimit(answer));
  if (problem) throw new Error(problem);
}

/** Returns the problem of an API response that does not match CONTRACT.md. */
async function problemOf(response: Response): Promise<string | undefined> {
  if (response.status >= 500) return `status ${response.status}`;
  const parsed = z
    .array(z.unknown())
    .or(z.record(z.string(), z.unknown()))
    .safeParse(await jsonOf(response));
  return parsed.success ? undefined : `no JSON, but ${response.headers.get('content-type') ?? 'no type'}`;
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

async function reasonOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return ok;
  } catch (error) {
    return causeOf(error);
  }
}
