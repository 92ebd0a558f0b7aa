import type { BrowserContextOptions, Page } from '@playwright/test';
import { sizeOf, type ViewportGlobal } from '../../.storybook/viewports.ts';
import { counted } from '../runner/counts.ts';
import { domLines, settle } from './settled-dom.ts';

/** The globals that Storybook sets on the page of its stories. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__: {
    channel: {
      emit: (event: string, detail: unknown) => void;
      on: (event: string, listener: (detail: unknown) => void) => void;
      off: (event: string, listener: (detail: unknown) => void) => void;
    };
    loadStory: (story: { storyId: string }) => Promise<{ storyGlobals?: StoryGlobals }>;
    ready: () => Promise<void>;
  };
}

/** The values that a story sets in place of the toolbar. */
export interface StoryGlobals {
  viewport?: ViewportGlobal;
  theme?: string;
  direction?: string;
}

/** The DOM and accessibility tree of a settled story. */
export interface Look {
  /** The DOM, one element or text per line. */
  dom: string;
  /** The accessibility tree, one node per line. */
  tree: string;
}

/** The browser options with which stories are compared. */
export const storyContext = {
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  locale: 'en',
} as const satisfies BrowserContextOptions;

/** Opens the story page of a built kit. */
export async function openKit(page: Page, kit: string): Promise<void> {
  await page.addInitScript(prepareWindow);
  await page.goto(new URL('iframe.html', kit).href);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__.ready());
}

/**
 * Runs in the page before its scripts. Adds the name of Storybook's test runner to the user agent, so that Storybook ends
 * animations. Disables timers of 2.5 s or more, with which a toast closes or a carousel advances, but not the timeout of
 * `findBy` and `waitFor` (10 s, set in .storybook/preview.tsx).
 */
export function prepareWindow(): void {
  Object.defineProperty(navigator, 'userAgent', {
    value: `${navigator.userAgent} (StorybookTestRunner)`,
    configurable: true,
  });
  const { setTimeout: later } = window;
  const delayUnlessLong = (act: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
    milliseconds >= 2_500 && milliseconds !== 10_000 ? 0 : later(act, milliseconds, ...rest);
  window.setTimeout = delayUnlessLong as typeof setTimeout;
}

/** Resizes the page to the viewport of a story, unless it already has this size: each resize lays out the page again. */
export async function resize(page: Page, viewport: ViewportGlobal): Promise<void> {
  const size = sizeOf(viewport);
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

/** The globals that a story sets. Not `getStoryContext` of the runner, which would serialise all arguments. */
export const globalsOf = (page: Page, storyId: string): Promise<StoryGlobals> =>
  page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow;
    return (await preview.loadStory({ storyId: id })).storyGlobals ?? {};
  }, storyId);

/** Renders a story in its viewport and runs its `play`. Throws if one of them fails. */
export async function show(page: Page, storyId: string): Promise<void> {
  await resize(page, (await globalsOf(page, storyId)).viewport);
  const problem = await page.evaluate(render, storyId);
  if (problem) throw new Error(`${storyId} fails: ${problem}`);
}

/** Waits until the shown story has settled. */
export async function settled(page: Page): Promise<void> {
  // Focus explicitly, because a document applies `autofocus` only for its first story.
  await page.evaluate(() => document.querySelector<HTMLElement>('[autofocus]')?.focus());
  await page.evaluate(settle);
}

export async function capture(page: Page): Promise<Look> {
  counted('looks');
  await settled(page);
  return { dom: await page.evaluate(domLines), tree: await page.locator('body').ariaSnapshot() };
}

export function pictureOf(page: Page): Promise<Buffer> {
  counted('looks');
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
}

/** Runs in the page: resolves after the story has rendered and played, with its error. */
function render(storyId: string): Promise<string | undefined> {
  const { channel } = (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__;
  return new Promise((done) => {
    // Remount the story if Storybook reports that it is already rendered.
    const again = () => channel.emit('forceRemount', { storyId });
    const messageOf = (error: unknown) => String((error as Error).message ?? error);
    const endings = {
      storyFinished: (detail: unknown) => {
        const { status } = detail as { status: string };
        end(status === 'error' ? 'it reports an error' : undefined);
      },
      storyErrored: (detail: unknown) => end((detail as { description: string }).description),
      storyThrewException: (error: unknown) => end(messageOf(error)),
      // Storybook also reports `storyFinished` without an error after a failed play function.
      playFunctionThrewException: (error: unknown) => end(messageOf(error)),
      unhandledErrorsWhilePlaying: (errors: unknown) => end((errors as unknown[]).map(messageOf).join('\n')),
      storyMissing: () => end('there is no such story'),
    };
    const end = (problem?: string) => {
      for (const [event, listener] of Object.entries(endings)) channel.off(event, listener);
      channel.off('storyUnchanged', again);
      done(problem);
    };
    for (const [event, listener] of Object.entries(endings)) channel.on(event, listener);
    channel.on('storyUnchanged', again);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
