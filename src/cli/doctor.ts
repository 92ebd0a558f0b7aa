import type { Check } from '../checks/check.ts';
import { openForChecks } from '../checks/database.ts';
import { runChecks } from '../checks/run-checks.ts';
import { counted } from '../domain/text.ts';
import type { Settings } from '../settings/settings.ts';
import type { Outcome } from './run-cli.ts';
import { settingsOfOffice } from './settings-of-office.ts';

/** `npm run office -- doctor`: runs all checks; fails if one finds a problem. */
export async function doctor(given: Settings): Promise<Outcome> {
  const db = openForChecks(given);
  try {
    const settings = db ? await settingsOfOffice(db, given).catch(() => given) : given;
    const checks = await runChecks({ settings, db, sends: true });
    const problems = checks.filter(({ state }) => state === 'problem').length;
    const output = checks.map(describeCheck).join('\n');
    return problems === 0
      ? { output: `${output}\nNo problems.` }
      : {
          output,
          failure: `${counted(problems, 'problem')}. Solve ${problems === 1 ? 'it' : 'them'}, then run this again.`,
        };
  } finally {
    await db?.destroy();
  }
}

const marks = { ok: 'ok', problem: 'PROBLEM', off: '-' } as const;

const describeCheck = ({ name, state, message, whatToDo }: Check): string =>
  `${marks[state].padEnd(8)} ${name.padEnd(12)} ${message}${whatToDo === undefined ? '' : ` → ${whatToDo}`}`;
