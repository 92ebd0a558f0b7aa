import { join } from 'node:path';
import { cleanUp } from './clean-up.ts';
import { findPrograms, startCluster } from './cluster.ts';
import { sampleCluster } from './sample-cluster.ts';

/** A PostgreSQL cluster that is removed after the test file. */
export interface Postgres {
  /** True if PostgreSQL cannot be found or installed, or `isWanted` is false: skip the tests that need it. */
  isMissing: boolean;
  /** Creates an empty database, or one with the sample content. `tablesIn` is the folder of its tables. */
  create: (content?: 'sample', tablesIn?: string) => Promise<{ kind: 'postgres'; url: string }>;
  /** The path of its Unix socket. */
  socket: string;
  /** Kills it without a shutdown, like a power failure. */
  kill: () => Promise<void>;
  /** Starts it again after `kill`. */
  revive: () => Promise<void>;
}

/**
 * Copies the PostgreSQL cluster of the global setup, which has a sample database, and starts the copy.
 *
 * @param isWanted false starts no cluster
 */
export async function startPostgres(isWanted = true): Promise<Postgres> {
  const programs = findPrograms();
  const original = sampleCluster();
  if (!isWanted || programs === undefined || original === undefined) {
    const fail = () => Promise.reject(new Error('There is no PostgreSQL here.'));
    return { isMissing: true, create: fail, socket: '', kill: fail, revive: fail };
  }
  const { folder, createDatabase, launch, end, remove } = await startCluster(programs, original);
  cleanUp(async () => {
    await end('SIGINT');
    remove();
  });
  let count = 0;
  return {
    isMissing: false,
    socket: join(folder, '.s.PGSQL.5432'),
    async create(content, tablesIn) {
      count += 1;
      return { kind: 'postgres', url: await createDatabase(`steam_${count}`, content ?? 'template0', tablesIn) };
    },
    kill: () => end('SIGQUIT'),
    revive: launch,
  };
}
