import { sampleSeed } from '../../../src/content/versions/seed.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import { installFromDebian } from '../../debian.ts';
import { findPrograms, startCluster } from './cluster.ts';

/** The environment variable that passes the folder of the cluster to the workers. */
const variable = 'SAMPLE_CLUSTER';

/**
 * Global setup: makes a PostgreSQL cluster with a database `sample`, and shuts it down. Each test file starts a copy, because
 * a new cluster takes two seconds of processor time. Returns the teardown.
 */
export async function setup(): Promise<() => void> {
  if (!findPrograms()) installFromDebian('postgresql');
  const programs = findPrograms();
  if (!programs) {
    console.warn(
      '\n!!! PostgreSQL IS NOT TESTED: there is none here and it cannot be installed (Debian: postgresql).\n',
    );
    return () => undefined;
  }
  const { folder, createDatabase, end, remove } = await startCluster(programs);
  const url = await createDatabase('sample', 'template0');
  const db = await prepareDatabase({ kind: 'postgres', url }, [sampleSeed]);
  await db.destroy();
  await end('SIGINT');
  process.env[variable] = folder;
  return remove;
}

/** The folder of the cluster; undefined if PostgreSQL is missing. */
export const sampleCluster = (): string | undefined => process.env[variable];
