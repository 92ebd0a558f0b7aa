import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/schema.ts';
import { codeOf } from '../db/unavailable.ts';
import { withTimeout } from '../domain/timeout.ts';
import type { Log } from './http/log.ts';

/** What this server needs, and why it does not answer; no reason where it does. */
export interface Health {
  ready: boolean;
  database?: string;
  apiHost?: string;
}

const timeoutMs = 3_000;
const ok = 'answers';

export interface HealthOptions {
  db: Db | undefined;
  apiHost: string | undefined;
}

/** Asks the database, or the API host, for something small. Requests at the same time share one check. */
export function createHealth({ db, apiHost }: HealthOptions): () => Promise<Health> {
  let running: Promise<Health> | undefined;
  const check = async (): Promise<Health> => {
    const database = db && (await reasonOf(withTimeout(sql`select 1`.execute(db), timeoutMs)));
    const host = apiHost && (await reasonOf(askApi(apiHost)));
    return {
      ready: (database ?? ok) === ok && (host || ok) === ok,
      ...(database !== undefined && { database }),
      ...(host && { apiHost: host }),
    };
  };
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function askApi(apiHost: string): Promise<void> {
  const response = await fetch(`${apiHost}/category`, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const problem = await problemOf(response);
  if (problem) throw new Error(problem);
}

/** Why an answer is not one of the contract. */
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

/** A failed call in a few words, without an address: that may hold a password. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time';
  const { cause = error } = error;
  return codeOf(cause) || (cause instanceof Error ? cause.message : error.message);
}

/** `fetch` that logs when the API host fails or is slow, and when it answers again. Being slow ends no request. */
export function watchedFetch(dependency: Dependency): typeof fetch {
  return async (input, init) => {
    let slow = false;
    const timer = setTimeout(() => {
      slow = true;
      dependency.failed('no answer in time');
    }, timeoutMs);
    try {
      const response = await fetch(input, init);
      const type = response.headers.get('content-type') ?? 'no type';
      if (response.status >= 500) dependency.failed(`status ${response.status}`);
      else if (response.ok && !/\bjson\b/i.test(type)) dependency.failed(`no JSON, but ${type}`);
      else if (!slow) dependency.succeeded();
      return response;
    } catch (error) {
      if (!slow) dependency.failed(causeOf(error));
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A database or an API host: each cause of failure is logged once a minute with the number of failures so far. */
export interface Dependency {
  failed(cause: string): void;
  succeeded(): void;
}

const reportEveryMs = 60_000;

export function watchDependency(name: string, log: Log, now: () => number = Date.now): Dependency {
  let failures = 0;
  /** When each cause was last logged. */
  const reported = new Map<string, number>();
  const write = (event: object) =>
    log(JSON.stringify({ time: new Date(now()).toISOString(), dependency: name, ...event }));
  return {
    failed(cause) {
      failures += 1;
      if (now() - (reported.get(cause) ?? Number.NEGATIVE_INFINITY) < reportEveryMs) return;
      reported.set(cause, now());
      write({ failed: cause, failures });
    },
    succeeded() {
      if (failures > 0) write({ answersAgain: true, failures });
      failures = 0;
      reported.clear();
    },
  };
}
