import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import { isShared } from '../../.storybook/runtimes.ts';
import { viewports } from '../../.storybook/viewports.ts';
import { full } from '../full.ts';
import { counted } from '../runner/counts.ts';
import { defineModes, type ModeWindow } from './active-mode.ts';
import { faultsInMediaModes } from './media-modes.ts';
import { noveltyOf } from './new-elements.ts';
import { differenceOf, isCompared, isShipping } from './parity.ts';
import { setControls } from './set-controls.ts';
import { capture, globalsOf, openKit, resize, type StoryGlobals, settled, show, storyContext } from './story-page.ts';
import { watchPage } from './watch-page.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The pages of a worker, each of which loads its kit once. */
interface StoryPages {
  /** The page that renders the stories on Preact. */
  preact: Page;
  reactErrors: string[];
  preactErrors: string[];
  globals: StoryGlobals;
  devTools: CDPSession;
  /** Components whose controls `setControls` has set one by one. */
  edited: Set<string>;
}
const opened = new WeakMap<Page, StoryPages>();

/** Before the first story, opens the kit on Preact in a second page. Returns the pages of a worker. */
async function pagesOf(page: Page): Promise<StoryPages> {
  const known = opened.get(page);
  if (known) return known;
  const kit = new URL('.', page.url());
  // A separate window, because a background tab does not animate.
  const preact = await page.context().browser()?.newPage(storyContext);
  if (!preact) throw new Error('The runner has a persistent context, which has no browser.');
  await openKit(preact, new URL('preact/', kit).href);
  await page.addScriptTag({ path: axePath });
  await page.evaluate(defineModes);
  const [reactErrors, preactErrors] = [watchPage(page, kit.origin), watchPage(preact, kit.origin)];
  counted('pages', 2);
  const devTools = await page.context().newCDPSession(page);
  const pages = { preact, reactErrors, preactErrors, globals: {}, devTools, edited: new Set<string>() };
  opened.set(page, pages);
  return pages;
}

/** Sets the viewport of a story before it renders. */
export async function beforeStory(page: Page, id: string): Promise<void> {
  const pages = await pagesOf(page);
  pages.globals = await globalsOf(page, id);
  await resize(page, pages.globals.viewport);
  pages.reactErrors.length = 0;
  counted('stories');
}

/**
 * Checks a story that has rendered and played. Each story: no error, no request, no horizontal overflow, and each control can
 * be set. A story with a new element: also the same result on Preact, axe, contrast in the dark theme, forced colours, reduced
 * motion, and a phone in both directions. The first story of a component: also each viewport, and texts of double size. Stories
 * of widgets are always compared with Preact. `test:all` checks everything for each story.
 */
export async function afterStory(page: Page, { id, title }: { id: string; title: string }): Promise<void> {
  const { reactErrors, globals, edited } = await pagesOf(page);
  const [component = ''] = id.split('--');
  const { isFirst, isNew } = full ? { isFirst: true, isNew: true } : await page.evaluate(noveltyOf, component);
  if (isShared(title) && isCompared(id) && (isNew || isShipping(id))) await compare(page, id);
  // axe needs the final layout for the contrast of texts.
  else if (isNew) await settled(page);
  const overflow = await page.evaluate(overflowNow);
  if (overflow > 0) throw new Error(`${id} is ${overflow} px wider than the screen.`);
  if (isNew) {
    await checkRules(page, id, globals);
    await checkSizes(page, id, globals, isFirst);
    const faults = await faultsInMediaModes(page);
    if (faults.length > 0) throw new Error(`${id}:\n${faults.join('\n')}`);
  }
  if (full || !edited.has(component)) {
    const crashes = await page.evaluate(setControls, { storyId: id, oneByOne: !edited.has(component) });
    if (crashes) edited.add(component);
    if (crashes?.length) throw new Error(`${id} crashes after an edit of a control:\n${crashes.join('\n')}`);
  }
  if (reactErrors.length > 0) throw new Error(`${id} caused errors:\n${reactErrors.join('\n')}`);
}

/** Throws if the story differs on Preact, or fails there. */
async function compare(page: Page, id: string): Promise<void> {
  const { preact, preactErrors } = await pagesOf(page);
  preactErrors.length = 0;
  const onPreact = async () => {
    await show(preact, id);
    return capture(preact);
  };
  // Capture both in parallel, because each mostly waits for frames.
  const difference = differenceOf(...(await Promise.all([capture(page), onPreact()])));
  if (difference) throw new Error(`${id} differs on Preact: ${difference}`);
  if (preactErrors.length > 0) throw new Error(`${id} caused errors on Preact:\n${preactErrors.join('\n')}`);
}

/** Throws if axe finds a violation, or too little contrast in the dark theme. */
async function checkRules(page: Page, id: string, { theme }: StoryGlobals): Promise<void> {
  counted('axe runs', theme ? 1 : 2);
  const found = await page.evaluate(violations, { inDark: !theme });
  expectAccessible(id, found.violations);
  expectActive(`${id} in dark`, found.notDark);
  expectAccessible(`${id} in dark`, found.violationsInDark);
}

/** From the laptop, the viewport in which stories render, to the phone. */
const screens = Object.entries(viewports).reverse();

/**
 * Throws if the story is wider than a phone, left to right or right to left.
 *
 * @param all Also check each other viewport, and a text size of 200 % on a laptop and a small phone.
 */
async function checkSizes(
  page: Page,
  id: string,
  { viewport, direction: only }: StoryGlobals,
  all: boolean,
): Promise<void> {
  if (viewport) return;
  const directions = only ? [only] : ['ltr', 'rtl'];
  for (const [name, size] of all ? screens : screens.slice(-1)) {
    await resize(page, { value: name });
    for (const { direction, overflow, ignored } of await page.evaluate(overflows, directions)) {
      expectActive(`${id} in ${direction}`, ignored);
      if (overflow > 0)
        throw new Error(`${id} is ${overflow} px wider than a ${name} (${size.width} px, ${direction}).`);
    }
  }
  if (all) await checkLargeText(page, id);
  await resize(page, undefined);
}

/** Runs in the page: the horizontal overflow in pixels. */
async function overflowNow(): Promise<number> {
  // Wait for one task, because browsers report an unhandled rejection one task later.
  await new Promise((done) => setTimeout(done));
  const root = document.documentElement;
  return root.scrollWidth - root.clientWidth;
}

/** The narrowest window that texts of double size must fit. */
const smallPhone = { width: 360, height: 740 };

/** Throws if the story overflows a laptop or a small phone with a default font size of 200 %, which `em` in media queries uses. */
async function checkLargeText(page: Page, id: string): Promise<void> {
  const { devTools } = await pagesOf(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  try {
    for (const { width, height } of [viewports.laptop, smallPhone]) {
      await page.setViewportSize({ width, height });
      const overflow = await page.evaluate(overflowNow);
      if (overflow > 0) throw new Error(`${id} is ${overflow} px wider than ${width} px with a text size of 200 %.`);
    }
  } finally {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  }
}

/** Runs in the page: the horizontal overflow in px for each direction, and the elements that ignore the direction. */
async function overflows(directions: string[]): Promise<{ direction: string; overflow: number; ignored: string[] }[]> {
  const root = document.documentElement;
  const found = [];
  for (const direction of directions) {
    root.dir = direction;
    const ignored = await (window as unknown as ModeWindow).ignoring('direction', direction);
    found.push({ direction, overflow: root.scrollWidth - root.clientWidth, ignored });
  }
  return found;
}

/** Runs in the page: the axe violations of all rules, and with `inDark` those of the contrast in the dark theme. */
async function violations({ inDark }: { inDark: boolean }) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const root = document.documentElement;
  // A story is only a part of a page, so it needs no landmarks.
  const rules = {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  };
  const run = async (options: import('axe-core').RunOptions) => {
    const { violations: found } = await axe.run(
      { include: ['#storybook-root', 'dialog', '[popover]'] },
      { resultTypes: ['violations'], ...options },
    );
    return found.map(({ id, help, nodes }) => {
      const seen = nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join('\n    '));
      return `${id}: ${help}\n  ${seen.join('\n  ')}`;
    });
  };

  const { ignoring, finishTransitions } = window as unknown as ModeWindow;
  finishTransitions();
  const inItsTheme = await run({ rules });
  if (!inDark) return { violations: inItsTheme, violationsInDark: [], notDark: [] };

  const before = root.dataset.theme;
  root.dataset.theme = 'dark';
  const notDark = await ignoring('colorScheme', 'dark');
  finishTransitions();
  const violationsInDark = await run({ runOnly: ['color-contrast'] });
  root.dataset.theme = before;
  return { violations: inItsTheme, violationsInDark, notDark };
}

function expectActive(what: string, ignoredBy: string[]): void {
  if (ignoredBy.length > 0) throw new Error(`${what}: the mode is not active in ${ignoredBy.join(', ')}.`);
}

function expectAccessible(what: string, found: string[]): void {
  if (found.length > 0) throw new Error(`${what} breaks accessibility rules:\n${found.join('\n')}`);
}
