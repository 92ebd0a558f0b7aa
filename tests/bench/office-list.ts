import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { startServer } from '../server.ts';
import { inviteOwner } from './first-hour-server.ts';
import { content, writeCatalogue } from './long-catalogue.ts';
import { writeSection } from './results.ts';

/**
 * `node tests/bench/office-list.ts [courses]` measures the list of 1,050 courses in the office: the processor time for each letter
 * in the search, and the time from a press to the next frame, with a processor slowed down four times. Replaces the section
 * `## office list` of RESULTS.md.
 */
const count = Number(process.argv[2] ?? 1_050);
const samples = 3;
const slowdown = 4;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The processor time of the page's main thread, in ms. */
async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** The longest interaction while `act` runs, from the event to the next frame, in ms. */
async function pressMs(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const state = { longest: 0 };
    Object.assign(window, { state });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await pause(1_000);
  return page.evaluate(() => (window as unknown as { state: { longest: number } }).state.longest);
}

async function signIn(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Your name').fill('Amina Khan');
  await page.getByLabel('A password').fill('eleven blue kites');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'Welcome, Amina' }).waitFor();
}

async function measure(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const slow = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const results: Record<string, number[]> = { letter: [], searchInp: [], select: [], tick: [], more: [] };
  const note = (name: string, ms: number) => results[name]?.push(ms);
  for (let sample = 0; sample < samples; sample += 1) {
    await slow(1);
    await page.reload();
    const find = page.getByRole('searchbox', { name: 'Find' });
    await find.waitFor();
    await pause(2_000);
    await find.focus();
    const before = await taskMs(cdp);
    await page.keyboard.press('k');
    await pause(1_000);
    note('letter', (await taskMs(cdp)) - before);
    await slow(slowdown);
    note('searchInp', await pressMs(page, () => page.keyboard.press('a')));
    await find.fill('');
    await pause(2_000);
    note('select', await pressMs(page, () => page.getByRole('button', { name: 'Select several…' }).click()));
    note(
      'tick',
      await pressMs(page, () =>
        page
          .getByRole('checkbox', { name: /^Select / })
          .nth(3)
          .click(),
      ),
    );
    note(
      'more',
      await pressMs(page, () =>
        page
          .getByRole('button', { name: /^More for / })
          .nth(3)
          .click(),
      ),
    );
    await page.keyboard.press('Escape');
  }
  const cell = (name: string) => {
    const all = results[name] ?? [];
    return `${Math.round(median(all))} (${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))})`;
  };
  return [
    `| a letter in the search: processor time, ms | ≤ 100 | ${cell('letter')} |`,
    `| a letter in the search, 4× CPU: to the frame, ms | ≤ 150 | ${cell('searchInp')} |`,
    `| “Select several…”, 4× CPU, ms | ≤ 150 | ${cell('select')} |`,
    `| a tick, 4× CPU, ms | ≤ 150 | ${cell('tick')} |`,
    `| “More for …”, 4× CPU, ms | ≤ 150 | ${cell('more')} |`,
  ];
}

const data = mkdtempSync(join(tmpdir(), 'steam-office-list-'));
const catalogue = writeCatalogue(count);
await content(['apply', catalogue.folder], { DATA_DIR: data });
const server = await startServer({ DATA_DIR: data });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await signIn(page, await inviteOwner(data, server.url));
  await page.goto(`${server.url}/office/content/courses`);
  const lines = await measure(page);
  console.log(lines.join('\n'));
  writeSection(
    'office list',
    `Written by \`node tests/bench/office-list.ts\` on ${new Date().toISOString().slice(0, 10)}: the list of ${count} courses on a phone. Median of ${samples}, with minimum and maximum.

|  | target | this build |
| --- | --- | --- |
${lines.join('\n')}
`,
  );
} finally {
  await browser.close();
  await server.stop();
  catalogue.remove();
  rmSync(data, { recursive: true, force: true });
}
