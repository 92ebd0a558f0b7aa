import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fault, faults, rowOf } from './faults.ts';

/**
 * `npm run test:planted [-- --only 3,7,architecture]` plants one fault at a time in a worktree of the last commit, in the temporary
 * folder, and runs the suite that must fail. `--only` selects faults by number or suite. `--list` only prints all faults. Each
 * suite first runs without a fault, because a suite that always fails proves nothing.
 */
const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });
const only = values.only?.split(',');
if (values.list) {
  console.log(faults.map((fault, index) => rowOf(fault, index + 1)).join('\n'));
  process.exit();
}

const folder = mkdtempSync(join(tmpdir(), 'steam-planted-'));
const worktree = join(folder, 'steam-kit');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });

function commandOf(suite: Fault['caughtBy'][0]): string[] {
  if (suite === 'lint') return ['biome', 'lint'];
  if (suite === 'stories' || suite === 'kit') return ['node', 'tests/run.ts', suite];
  if (suite !== 'e2e' && suite !== 'hosts') return ['vitest', 'run', '--project', suite, '--bail=1'];
  return ['playwright', 'test', '-c', `tests/${suite}/playwright.config.ts`, '--reporter=line', '--max-failures=1'];
}

function run([suite, ...words]: Fault['caughtBy']): { passed: boolean; output: string } {
  const command = commandOf(suite);
  const { status, stdout, stderr } = spawnSync('npx', [...command, ...words], {
    cwd: worktree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { passed: status === 0, output: `${stdout}${stderr}` };
}

/** The run that must pass without a fault. For a guard, the whole test file. */
const healthyRun = ({ caughtBy }: Fault): Fault['caughtBy'] => {
  const [suite, file = ''] = caughtBy;
  return suite === 'architecture' ? [suite, file] : caughtBy;
};

/** Plants a fault. Returns a function that removes it. */
function plant({ file, from, to }: Fault): () => void {
  const path = join(worktree, file);
  if (from === '') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, to, { flag: 'wx' });
    return () => rmSync(path);
  }
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
  .filter(({ number, caughtBy: [suite] }) => !only || only.includes(String(number)) || only.includes(suite));
const healthy = new Map<string, boolean>();
const rows: string[] = [];
let missed = 0;
try {
  git('worktree', 'add', '--detach', worktree, 'HEAD');
  symlinkSync(join(root, 'node_modules'), join(worktree, 'node_modules'));
  for (const fault of wanted) plant(fault)();
  for (const fault of wanted) {
    const suite = healthyRun(fault).join(' ');
    if (healthy.has(suite)) continue;
    const { passed, output } = run(healthyRun(fault));
    healthy.set(suite, passed);
    if (!passed) console.error(`Without any fault ${suite} fails:\n${output.slice(-3_000)}`);
  }
  for (const fault of wanted) {
    const began = performance.now();
    const takeOut = plant(fault);
    const { passed, output } = run(fault.caughtBy);
    takeOut();
    const verdict = !healthy.get(healthyRun(fault).join(' ')) ? 'no proof' : passed ? 'MISSED' : 'caught';
    if (verdict !== 'caught') missed += 1;
    const row = `${rowOf(fault, fault.number)} ${verdict} |`;
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
