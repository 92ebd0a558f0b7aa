import type { KyselyPlugin } from 'kysely';
import { migrate } from '../../../src/db/migrate.ts';
import { migrations, type Step } from '../../../src/db/migrations.ts';
import { openDatabase } from '../../../src/db/open.ts';
import { readSettings } from '../../../src/settings/settings.ts';

/** Run as a process: migrates the database of DATABASE_URL, and kills itself before statement KILL_AT of migration KILL_IN. */
const { KILL_IN, KILL_AT } = process.env;
let isCounted = false;
let statements = 0;
const killing: KyselyPlugin = {
  transformQuery({ node }) {
    if (isCounted) statements += 1;
    if (statements === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};
const steps = migrations.map(
  ({ name, run }): Step => ({
    name,
    run(connection) {
      isCounted = name === KILL_IN;
      return run(connection);
    },
  }),
);
const db = openDatabase(readSettings(process.env).database);
await migrate(db.withPlugin(killing), [], steps);
await db.destroy();
