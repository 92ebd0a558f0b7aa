import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fault, faults } from './faults.ts';

/**
 * `npm run test:planted [-- --only 3,7]`: plants one fault at a time in a worktree of the last commit, in the temp folder, and runs
 * the suite that must fail. Prints the caught and missed faults as the table of README.md. A suite that fails without a fault
 * proves nothing, so each suite runs once without a fault first.
 */
const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',').map(Number);

const folder = mkdtempSync(join(tmpdir(), 'steam-planted-'));
const worktree = join(folder, 'steam-kit');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });

function run({ caughtBy: [suite, ...words] }: Fault): { passed: boolean; output: string } {
  const command =
    suite === 'e2e' || suite === 'hosts'
      ? ['playwright', 'test', '-c', `tests/${suite}/playwright.config.ts`, '--reporter=line', '--max-failures=1']
      : ['vitest', 'run', '--project', suite, '--bail=1'];
  const { status, stdout, stderr } = spawnSync('npx', [...command, ...words], {
    cwd: worktree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { passed: status === 0, output: `${stdout}${stderr}` };
}

/** Returns a function that removes the fault. */
function plant({ file, from, to }: Fault): () => void {
  const path = join(worktree, file);
  const text = readFileSync(path, 'utf8');
  const places = text.split(from).length - 1;
  if (places !== 1) throw new Error(`${file} contains the text of the fault ${places} times, not once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}

const wanted = faults
  .map((fault, index) => ({ ...fault, number: index + 1 }))
  .filter(({ number }) => only?.includes(number) ?? true);
const healthy = new Map<string, boolean>();
const rows: string[] = [];
let missed = 0;
try {
  git('worktree', 'add', '--detach', worktree, 'HEAD');
  symlinkSync(join(root, 'node_modules'), join(worktree, 'node_modules'));
  for (const fault of wanted) plant(fault)();
  for (const fault of wanted) {
    const suite = fault.caughtBy.join(' ');
    if (healthy.has(suite)) continue;
    const { passed, output } = run(fault);
    healthy.set(suite, passed);
    if (!passed) console.error(`Without any fault ${suite} fails:\n${output.slice(-3_000)}`);
  }
  for (const fault of wanted) {
    const suite = fault.caughtBy.join(' ');
    const began = performance.now();
    const takeOut = plant(fault);
    const { passed, output } = run(fault);
    takeOut();
    const verdict = !healthy.get(suite) ? 'no proof' : passed ? 'MISSED' : 'caught';
    if (verdict !== 'caught') missed += 1;
    const row = `| ${fault.number} | ${fault.seen} | \`${fault.file}\` | \`${suite}\` | ${verdict} |`;
    rows.push(row);
    console.log(`${row} ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    if (verdict === 'caught')
      console.log(
        output
          .split('\n')
          .filter((line) => /FAIL|×|›.*spec/.test(line))
          .slice(0, 2)
          .join('\n'),
      );
  }
} finally {
  git('worktree', 'remove', '--force', worktree);
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}
console.log(`\n${rows.join('\n')}\n\n${rows.length - missed} caught, ${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;
