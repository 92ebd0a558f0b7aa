import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { counted } from '../runner/counts.ts';
import { defineModes, type ModeWindow } from './active-mode.ts';
import { kitEntries } from './entries.ts';
import { KIT_URL } from './runtimes.ts';
import { openKit } from './story-page.ts';
import { watchPage } from './watch-page.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The globals that Storybook and axe set on the page. */
interface DocsWindow {
  __STORYBOOK_PREVIEW__: {
    channel: {
      emit: (event: string, detail: unknown) => void;
      on: (event: string, listener: (detail: unknown) => void) => void;
      off: (event: string, listener: (detail: unknown) => void) => void;
    };
  };
  /** Resolves when no story of the page is rendering. Leaving the page earlier makes Storybook reload it. */
  untilRendered: () => Promise<void>;
  axe: typeof import('axe-core');
}

export interface DocsPage {
  page: Page;
  /** Uncaught errors, console errors and forbidden requests. `show` does not clear them. */
  errors: string[];
  /** Shows a docs page, and waits until its stories are rendered. */
  show: (id: string) => Promise<void>;
  /** Chooses a theme like the toolbar. A different theme renders all stories of the page again. */
  setTheme: (theme: 'light' | 'dark') => Promise<void>;
}

/** Opens the frame of the kit that shows docs pages. */
export async function openDocs(browser: Browser): Promise<DocsPage> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 }, reducedMotion: 'reduce' });
  const errors = watchPage(page, new URL(KIT_URL).origin);
  await openKit(page, KIT_URL);
  await page.addScriptTag({ path: axePath });
  await page.evaluate(defineModes);
  await page.evaluate(trackStories);
  let current = '';
  return {
    page,
    errors,
    show: (id) => page.evaluate(showDocs, id),
    setTheme: async (theme) => {
      if (theme !== current) await page.evaluate(chooseTheme, theme);
      current = theme;
    },
  };
}

/** Runs in the page: defines `untilRendered`. */
function trackStories(): void {
  const { channel } = (window as unknown as DocsWindow).__STORYBOOK_PREVIEW__;
  // By story id: the number of renders in progress. It can be two, because a guide may show a story that its page also lists.
  const rendering = new Map<string, number>();
  channel.on('setCurrentStory', () => rendering.clear());
  channel.on('storyRenderPhaseChanged', (detail) => {
    const { storyId, newPhase } = detail as { storyId: string; newPhase: string };
    const before = rendering.get(storyId) ?? 0;
    if (newPhase === 'loading') rendering.set(storyId, before + 1);
    else if (/^(finished|aborted|errored)$/.test(newPhase)) rendering.set(storyId, Math.max(before - 1, 0));
  });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  (window as unknown as DocsWindow).untilRendered = async () => {
    // Wait for three frames without rendering, because stories start one frame after their page.
    // Ignore stories of other pages: a story that was rendering when its page was left reports no last phase.
    const isOnPage = (id: string) => document.querySelector(`[id^="story--${id}"]`) !== null;
    const isRendering = () => [...rendering].some(([id, renders]) => renders > 0 && isOnPage(id));
    const isStill = () => !isRendering() && document.querySelector('.kit-loading') === null;
    for (let still = 0; still < 3; still = isStill() ? still + 1 : 0) await frame();
  };
}

/** Runs in the page: resolves when the docs page and each of its stories are rendered. */
async function showDocs(storyId: string): Promise<void> {
  const { __STORYBOOK_PREVIEW__, untilRendered } = window as unknown as DocsWindow;
  const { channel } = __STORYBOOK_PREVIEW__;
  await untilRendered();
  const rendered = Promise.withResolvers<void>();
  const onRendered = () => rendered.resolve();
  channel.on('docsRendered', onRendered);
  channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  await rendered.promise;
  channel.off('docsRendered', onRendered);
  await untilRendered();
}

/** Runs in the page: resolves when the page and its stories have the theme. */
async function chooseTheme(theme: string): Promise<void> {
  const modes = window as unknown as DocsWindow & ModeWindow;
  modes.__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals: { theme } });
  const isShown = () => document.documentElement.dataset.theme === theme;
  const hasPage = () => document.querySelector('#storybook-docs > *') !== null;
  while (hasPage() && !isShown()) await new Promise((done) => requestAnimationFrame(done));
  await modes.untilRendered();
  modes.finishTransitions();
}

/**
 * The axe violations of a docs page, without those of its stories, which the story runner checks in both themes.
 *
 * @param only The only rule that runs. @default all rules
 */
export function axeViolationsOf(page: Page, only?: string): Promise<string[]> {
  counted('axe runs');
  return page.evaluate(runAxe, only);
}

async function runAxe(only: string | undefined): Promise<string[]> {
  const { axe } = window as unknown as DocsWindow;
  // Hide the stories, because axe takes no time for hidden elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.sb-story{display:none!important}');
  document.adoptedStyleSheets.push(sheet);
  const { violations } = await axe.run(
    { include: ['#storybook-docs'], exclude: ['.rejt-tree'] },
    {
      resultTypes: ['violations'],
      ...(only ? { runOnly: [only] } : { rules: { region: { enabled: false } } }),
    },
  );
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
  );
}

/** The code that "Copy code" copies on a docs page, by story id. */
export const copiedCode = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const copied: Record<string, string> = {};
    for (const anchor of document.querySelectorAll<HTMLElement>('#storybook-docs [id^="anchor--"]')) {
      const id = anchor.id.replace(/^anchor--(primary--)?/, '');
      const { writeText } = navigator.clipboard;
      const written = Promise.withResolvers<string>();
      navigator.clipboard.writeText = async (text) => written.resolve(text);
      const button = [...anchor.querySelectorAll('button')].find(({ textContent }) => /Copy code/.test(textContent));
      button?.click();
      copied[id] = button ? await written.promise : '';
      navigator.clipboard.writeText = writeText;
    }
    return copied;
  });

/** Cache of whether a file of the kit exists, by URL, because many pages link the same files. */
const existing = new Map<string, Promise<boolean>>();
function isThere(page: Page, href: string): Promise<boolean> {
  // A new connection for each request, because the server may close an idle connection at the moment of its reuse.
  const found =
    existing.get(href) ??
    page.request.head(href, { headers: { connection: 'close' } }).then((response) => response.ok());
  existing.set(href, found);
  return found;
}

/** Links of a docs page that lead nowhere: to a missing story, heading or file. */
export async function brokenLinks(page: Page): Promise<string[]> {
  const ids = kitEntries('react').map(({ id }) => id);
  const hrefs = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('#storybook-docs a[href]'))
      // Skip links in stories, live examples and fallbacks: they lead to pages of the site, which the kit does not serve.
      .filter((link) => !link.closest('.sb-story, .kit-frame') && !link.parentElement?.shadowRoot)
      .map((link) => ({
        href: link.href,
        hasTarget: !link.hash || Boolean(document.getElementById(decodeURIComponent(link.hash.slice(1)))),
      })),
  );
  const broken = await Promise.all(
    hrefs.map(async ({ href, hasTarget }) => {
      const url = new URL(href);
      if (url.origin !== new URL(KIT_URL).origin) return [];
      const [, id] = /^\/(?:docs|story)\/(.+)$/.exec(url.searchParams.get('path') ?? '') ?? [];
      if (id) return ids.includes(id) ? [] : [href];
      if (url.hash) return hasTarget ? [] : [href];
      return (await isThere(page, url.href)) ? [] : [href];
    }),
  );
  return broken.flat();
}
