import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { choicesFromSearch } from '../../src/domain/embed/choices.ts';
import type { PlatformId } from '../../src/domain/embed/platforms.ts';
import { snippetsFor } from '../../src/domain/embed/snippets.ts';
import type { Measurement } from './run.ts';
import { laptop, observed, phone, visit } from './visit.ts';

const words = `<p>${'Our pupils learn with these courses in the afternoons. '.repeat(8)}</p>`;

/** Runs in each document of a visit, also in frames: posts the time to the page when the first card is visible. */
function watchFirstCard(): void {
  const cardIn = (root: ParentNode): Element | undefined => {
    const inner = Array.from(
      root.querySelectorAll('[data-steam], steam-course-finder'),
      ({ shadowRoot }) => shadowRoot,
    );
    return root.querySelector('article') ?? inner.map((one) => one && cardIn(one)).find(Boolean) ?? undefined;
  };
  const look = () => {
    const card = cardIn(document);
    if (!card?.checkVisibility()) return void requestAnimationFrame(look);
    window.top?.postMessage({ cardAt: performance.timeOrigin + performance.now() }, '*');
  };
  addEventListener('message', ({ data }) => {
    const { cardAt } = Object(data);
    if (typeof cardAt === 'number') window.bench.usableAt ||= cardAt - performance.timeOrigin;
  });
  requestAnimationFrame(look);
}

/** Measures the course finder with the unchanged snippet of the builder, on a page with text around it. */
const pasted = (browser: Browser, platform: PlatformId, wanted: string): Measurement => ({
  rows: {
    [`lines for ${platform}: first card, ms`]: wanted,
    [`lines for ${platform}: layout shift, phone`]: '0',
    [`lines for ${platform}: layout shift, laptop`]: '0',
  },
  measure: async (url) => {
    const choices = choicesFromSearch(`?widget=course-finder&platform=${platform}`);
    const code = snippetsFor(platform, { choices, origin: url })[0]?.code ?? '';
    const body = `<!doctype html><meta name="viewport" content="width=device-width"><h1>A school</h1>${words}${code}${words.repeat(4)}`;
    const load = (device: typeof phone | typeof laptop) =>
      visit(browser, { device }, async (page) => {
        await page.route('**/partner', (route) => route.fulfill({ body, contentType: 'text/html' }));
        await page.addInitScript(watchFirstCard);
        await page.goto(`${url}/partner`);
        await page.waitForFunction(() => window.bench.usableAt > 0, undefined, { timeout: 30_000, polling: 100 });
        // Wait, because later requests and renders may still shift the page.
        await pause(3_000);
        return observed(page);
      });
    const [onPhone, onLaptop] = [await load(phone), await load(laptop)];
    return [onPhone.usableAt, onPhone.cls, onLaptop.cls];
  },
});

export const pastedLines = (browser: Browser): Measurement[] => [
  pasted(browser, 'html', '≤ 1900'),
  pasted(browser, 'wordpress-block', ''),
  pasted(browser, 'iframe', '≤ 2000'),
];
