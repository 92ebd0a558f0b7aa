import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../src/settings/folders.ts';

/** The durations of the last complete runs on this machine, in seconds. */
const file = join(root, 'dist/test-durations.json');
const measured: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

export interface Expected {
  name: string;
  seconds: number;
}

/** Shows the running suite, its elapsed time and the remaining time of the run: on a terminal in one line, elsewhere once a minute. */
export class Progress {
  readonly #left: Expected[];
  #expectedUntilNow = 0;
  #tookUntilNow = 0;

  /** @param runs The suites of the run, in order. `seconds` applies until this machine has measured the suite. */
  constructor(runs: readonly Expected[]) {
    this.#left = runs.map(({ name, seconds }) => ({ name, seconds: measured[name] ?? seconds }));
  }

  /** Starts to show a suite. Returns a function to call when it ends. */
  start(name: string): () => void {
    const began = performance.now();
    const { isTTY } = process.stdout;
    const elapsed = () => (performance.now() - began) / 1_000;
    const show = () =>
      process.stdout.write(`${isTTY ? '\r\x1b[K' : ''}${this.#line(name, elapsed())}${isTTY ? '' : '\n'}`);
    show();
    const timer = setInterval(show, isTTY ? 1_000 : 60_000);
    return () => {
      clearInterval(timer);
      if (isTTY) process.stdout.write('\r\x1b[K');
      const seconds = elapsed();
      const [ended] = this.#left.splice(
        this.#left.findIndex((suite) => suite.name === name),
        1,
      );
      this.#expectedUntilNow += ended?.seconds ?? 0;
      this.#tookUntilNow += seconds;
      measured[name] = Math.round(seconds);
    };
  }

  #line(name: string, elapsed: number): string {
    // Assume that the rest runs at the same pace as the run so far.
    const pace = this.#expectedUntilNow > 0 ? this.#tookUntilNow / this.#expectedUntilNow : 1;
    const own = this.#left.find((suite) => suite.name === name)?.seconds ?? 0;
    const others = this.#left.reduce((sum, { seconds }) => sum + seconds, 0) - own;
    const left = (others + Math.max(own - elapsed / pace, 0)) * pace;
    return `▸ ${name} ${clock(elapsed)}, ${left < 45 ? 'less than a minute' : `about ${Math.round(left / 60) || 1} min`} left`;
  }
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Stores the durations of a complete run for the next run. */
export function keepDurations(): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(measured));
}
