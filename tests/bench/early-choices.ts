import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { startServer } from '../server.ts';
import { content, writeCatalogue } from './long-catalogue.ts';
import { visit } from './visit.ts';

/**
 * `node tests/bench/early-choices.ts [courses…]` selects a category while the page or the widget is still loading, on slow 4G
 * with a processor slowed down four times. If the field does not exist yet, it selects in the first frame that has the field.
 * Replaces the section `## early choices` of RESULTS.md.
 */
const sizes = process.argv.slice(2).map(Number);
const counts = sizes.length > 0 ? sizes : [40, 60, 400];
const momentsMs = [1_000, 1_500, 2_000, 2_500, 3_000];
const samples = 3;

interface Outcome {
  chosenAt: number;
  /** The time of the first frame after the choice in which every visible card matches. */
  rightAt?: number;
  /** The number of later frames with a card that does not match. */
  wrongFrames: number;
  /** The number of times that the number of visible cards changed after `rightAt`. */
  changes: number;
}

/** Runs in each document of a visit: selects the category at `moment` (ms), and checks the cards in each frame. */
function chooseAndWatch({ moment, value, label }: { moment: number; value: string; label: string }): void {
  if (!location.protocol.startsWith('http')) return;
  const now = () => performance.timeOrigin + performance.now();
  const stored = sessionStorage.getItem('outcome');
  let outcome: Outcome | undefined = stored ? JSON.parse(stored) : undefined;
  let lastCount: number | undefined;
  const look = () => {
    requestAnimationFrame(look);
    const root: ParentNode = document.querySelector('steam-course-finder')?.shadowRoot ?? document;
    const select = root.querySelector<HTMLSelectElement>('form select[name=category]');
    if (!outcome && select && performance.now() >= moment) {
      outcome = { chosenAt: now(), wrongFrames: 0, changes: 0 };
      select.value = value;
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      sessionStorage.setItem('outcome', JSON.stringify(outcome));
      return;
    }
    const cards = [...root.querySelectorAll('article')].filter((card) => card.checkVisibility());
    if (!outcome || cards.length === 0) return;
    const isRight = cards.every((card) => card.textContent?.includes(label));
    if (isRight) outcome.rightAt ??= now();
    else if (outcome.rightAt) outcome.wrongFrames += 1;
    if (outcome.rightAt && lastCount !== undefined && lastCount !== cards.length) outcome.changes += 1;
    if (outcome.rightAt) lastCount = cards.length;
    sessionStorage.setItem('outcome', JSON.stringify(outcome));
  };
  requestAnimationFrame(look);
}

async function choose(browser: Browser, url: string, moment: number, isWidget: boolean): Promise<Outcome> {
  return visit(browser, {}, async (page) => {
    const widget = `<!doctype html><meta name="viewport" content="width=device-width"><script type="module" src="${url}/embed/v1/steam.js"></script><steam-course-finder></steam-course-finder>`;
    await page.route('**/partner', (route) => route.fulfill({ body: widget, contentType: 'text/html' }));
    await page.addInitScript(chooseAndWatch, { moment, value: 'science', label: 'Science' });
    await page.goto(url + (isWidget ? '/partner' : '/explore-allcourses'), { waitUntil: 'load' });
    await page.waitForFunction(() => JSON.parse(sessionStorage.getItem('outcome') ?? '{}').rightAt, undefined, {
      timeout: 30_000,
      polling: 100,
    });
    // Wait, because later requests and renders may still change the list.
    await pause(4_000);
    return page.evaluate((): Outcome => JSON.parse(sessionStorage.getItem('outcome') ?? ''));
  });
}

async function rows(browser: Browser, count: number): Promise<string[]> {
  const data = mkdtempSync(join(tmpdir(), 'steam-early-'));
  const catalogue = writeCatalogue(count);
  await content(['apply', catalogue.folder], { DATA_DIR: data });
  const server = await startServer({ DATA_DIR: data });
  const lines: string[] = [];
  try {
    for (const isWidget of [false, true])
      for (const moment of momentsMs) {
        const outcomes: Outcome[] = [];
        for (let sample = 0; sample < samples; sample += 1)
          outcomes.push(await choose(browser, server.url, moment, isWidget));
        const tookMs = outcomes.map(({ chosenAt, rightAt = Number.NaN }) => Math.round(rightAt - chosenAt));
        const most = (name: 'wrongFrames' | 'changes') => Math.max(...outcomes.map((outcome) => outcome[name]));
        const cells = [count, isWidget ? 'widget' : 'site', moment / 1_000];
        lines.push(`| ${[...cells, tookMs.join(', '), most('wrongFrames'), most('changes')].join(' | ')} |`);
        console.log(lines.at(-1));
      }
  } finally {
    await server.stop();
    catalogue.remove();
    rmSync(data, { recursive: true, force: true });
  }
  return lines;
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const results = join(import.meta.dirname, 'RESULTS.md');
try {
  const lines: string[] = [];
  for (const count of counts) lines.push(...(await rows(browser, count)));
  const section = `## early choices

Written by \`node tests/bench/early-choices.ts\` on ${new Date().toISOString().slice(0, 10)}: a category chosen while the page loads. Above 60 courses
the site sends the form. Three samples; the last columns are the worst of them.

| courses | host | choice at, s | matching cards after, ms | later frames with a wrong card | later changes of the number of cards |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
  const text = readFileSync(results, 'utf8').replace(/\n## early choices\n[\s\S]*?(?=\n## )/, '');
  writeFileSync(results, text.replace(/\n(?=## attacks\n)/, `\n${section}\n`));
} finally {
  await browser.close();
}
