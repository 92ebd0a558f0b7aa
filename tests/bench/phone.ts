import { setTimeout as pause } from 'node:timers/promises';
import type { Devtools } from './devtools.ts';
import { strayed } from './machine.ts';
import { median } from './statistics.ts';

/** So much slower than this machine alone is the emulated phone. */
const slowdown = 4;

/** How long a page counts to a number just now, in ms, so many times. */
const counting = async (page: Devtools, to: number, times: number): Promise<number[]> => {
  const expression = `(() => {
    const count = () => {
      const begun = performance.now();
      let sum = 0;
      for (let n = 0; n < ${to}; n++) sum += n % 7;
      return sum && performance.now() - begun;
    };
    count();
    return Array.from({ length: ${times} }, count);
  })()`;
  const { result } = await page.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
};

/** What counting to a million takes the machine alone, in ms. */
let alone = Number.POSITIVE_INFINITY;

/**
 * Learns from a page that nothing slows yet how quick the machine is while no neighbour works on its cores: for ten seconds the
 * first time, then for a moment. Not the very quickest count, which a burst of the clock had.
 */
export async function learnSpeed(page: Devtools): Promise<void> {
  const until = Date.now() + (alone > 1e9 ? 10_000 : 300);
  const took: number[] = [];
  for (; Date.now() < until; await pause(20)) took.push(...(await counting(page, 4e6, 4)));
  const few = took.sort((one, other) => one - other)[Math.floor(took.length / 50)];
  alone = Math.min(alone, (few ?? alone) / 4);
}

/** How many times slower than the machine alone the page counts just now. */
const slowness = async (page: Devtools) => median(await counting(page, 1e6, 7)) / alone;

/** What Chromium was last asked for. */
let rate = slowdown;

/**
 * Slows a page's processor until it takes four times as long as the machine alone (NOTES.md, “Four times”): what Chromium makes
 * of a rate of four depends on who shares the cores, and was 5.4 to 8.
 */
export async function slowDown(page: Devtools): Promise<void> {
  for (let tried = 0; tried < 4; tried++) {
    await page.send('Emulation.setCPUThrottlingRate', { rate });
    const by = (await slowness(page)) / slowdown;
    asked.push(rate);
    if (Math.abs(by - 1) < 0.1) return;
    rate = Math.min(6, Math.max(1, rate / by));
  }
  await page.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Tells who watches how far the page's speed is now from what it was to be. */
export async function checkSpeed(page: Devtools): Promise<void> {
  const by = (await slowness(page)) / slowdown;
  found.push(by * slowdown);
  strayed(Math.max(by, 1 / by) - 1);
}

const asked: number[] = [];
const found: number[] = [];

/** What slowed the pages: what Chromium was asked for, and how slow they were in the end; nothing where no page was slowed. */
export const slowed = () => {
  const of = (all: number[]) => {
    const at = (share: number) => all.sort((one, other) => one - other)[Math.floor(all.length * share)]?.toFixed(1);
    return `${at(0.5)} (${at(0.1)} to ${at(0.9)})`;
  };
  return found.length > 0 ? [`Chromium, asked to slow it ${of(asked)} times, did ${of(found)} times`] : [];
};
