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

/** Shows what runs, since when, and how long the rest takes: on a terminal in one line, elsewhere once a minute. */
export class Progress {
  readonly #left: Expected[];
  #expectedUntilNow = 0;
  #tookUntilNow = 0;

  /** @param runs The suites of the run, in order, with the duration that an unknown machine needs. */
  constructor(runs: readonly Expected[]) {
    this.#left = runs.map(({ name, seconds }) => ({ name, seconds: measured[name] ?? seconds }));
  }

  /** Starts to show a suite. Returns the function that ends it. */
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
    // A machine that was slow until now stays slow.
    const pace = this.#expectedUntilNow > 0 ? this.#tookUntilNow / this.#expectedUntilNow : 1;
    const own = this.#left.find((suite) => suite.name === name)?.seconds ?? 0;
    const others = this.#left.reduce((sum, { seconds }) => sum + seconds, 0) - own;
    const left = (others + Math.max(own - elapsed / pace, 0)) * pace;
    return `▸ ${name} ${clock(elapsed)}, ${left < 45 ? 'less than a minute' : `about ${Math.round(left / 60) || 1} min`} left`;
  }
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Keeps the durations of a complete run for the next one. */
export function keepDurations(): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(measured));
}
