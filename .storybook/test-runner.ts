import { createRequire } from 'node:module';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { watchPage } from '../tests/watch-page.ts';
import { defineModes, type ModeWindow } from './active-mode.ts';
import { setControls } from './set-controls.ts';
import { sizeOf, type ViewportGlobal, viewports } from './viewports.ts';

/** The page of the runner's own Playwright. */
type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Components whose controls have been set one by one, in their first story. */
const edited = new Set<string>();

const watched = new WeakMap<object, { pageErrors: string[]; globals: StoryGlobals }>();

/**
 * Checks each story: no uncaught error, unhandled rejection, console error, network request or axe violation, and
 * no horizontal overflow. Then switches modes without rendering again: contrast in the dark theme, overflow in each
 * viewport and direction. The mode must be active in the page and in each element. Finally sets each control: one by one
 * in the first story of a component, all at once in the others.
 */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    const globals = await page.evaluate(storyGlobals, id);
    await resize(page, sizeOf(globals.viewport));
    const pageErrors = watched.get(page)?.pageErrors ?? watchPage(page, new URL(page.url()).origin);
    watched.set(page, { pageErrors, globals });
    pageErrors.length = 0;
  },
  async postVisit(page, { id }) {
    const { pageErrors = [], globals = {} } = watched.get(page) ?? {};
    if (!(await page.evaluate(() => 'axe' in window))) {
      await page.addScriptTag({ path: axePath });
      await page.evaluate(defineModes);
    }
    const found = await page.evaluate(look, { inDark: !globals.theme });
    if (found.overflow > 0) throw new Error(`${id} is ${found.overflow} px wider than the screen.`);
    expectAccessible(id, found.violations);
    expectActive(`${id} in dark`, found.notDark);
    expectAccessible(`${id} in dark`, found.violationsInDark);

    const directions = globals.direction ? [globals.direction] : ['ltr', 'rtl'];
    for (const [name, size] of globals.viewport ? [] : screens) {
      await resize(page, size);
      for (const { direction, overflow, ignored } of await page.evaluate(overflows, directions)) {
        expectActive(`${id} in ${direction}`, ignored);
        if (overflow > 0)
          throw new Error(`${id} is ${overflow} px wider than a ${name} (${size.width} px, ${direction}).`);
      }
    }

    await resize(page, sizeOf(globals.viewport));
    const [component = ''] = id.split('--');
    const crashes = await page.evaluate(setControls, { storyId: id, oneByOne: !edited.has(component) });
    if (crashes) edited.add(component);
    if (crashes?.length) throw new Error(`${id} crashes after an edit of a control:\n${crashes.join('\n')}`);

    if (pageErrors.length > 0) throw new Error(`${id} caused errors:\n${pageErrors.join('\n')}`);
  },
};

export default config;

/** Most stories begin and end at the laptop's size: a resize to the same size would still lay out the page again. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

/** Starts with the laptop, the viewport that stories render in. */
const screens = Object.entries(viewports).reverse();

interface StoryGlobals {
  viewport?: ViewportGlobal;
  theme?: string;
  direction?: string;
}

/**
 * Runs in the page: the globals that the story sets. The runner's `getStoryContext` would also serialise all arguments.
 */
async function storyGlobals(storyId: string): Promise<StoryGlobals> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: { loadStory: (story: { storyId: string }) => Promise<{ storyGlobals?: StoryGlobals }> };
  };
  return (await preview.loadStory({ storyId })).storyGlobals ?? {};
}

/** Runs in the page: the horizontal overflow in each direction, in pixels, and the elements that ignore it. */
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

/** Runs in the page: the horizontal overflow, and axe violations; for the dark theme only contrast. */
async function look({ inDark }: { inDark: boolean }) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const root = document.documentElement;
  // A story is a part of a page: it needs no landmarks.
  const rules = {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  };
  const run = async (options: import('axe-core').RunOptions) => {
    const { violations } = await axe.run(
      { include: ['#storybook-root', 'dialog', '[popover]'] },
      { resultTypes: ['violations'], ...options },
    );
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`);
  };

  // Browsers report an unhandled rejection one task later.
  await new Promise((done) => setTimeout(done));
  const overflow = root.scrollWidth - root.clientWidth;
  const violations = await run({ rules });
  if (!inDark) return { overflow, violations, violationsInDark: [], notDark: [] };

  const before = root.dataset.theme;
  root.dataset.theme = 'dark';
  const notDark = await (window as unknown as ModeWindow).ignoring('colorScheme', 'dark');
  (window as unknown as ModeWindow).finishTransitions();
  const violationsInDark = await run({ runOnly: ['color-contrast'] });
  root.dataset.theme = before;
  return { overflow, violations, violationsInDark, notDark };
}

function expectActive(what: string, ignoredBy: string[]): void {
  if (ignoredBy.length > 0) throw new Error(`${what}: the mode is not active in ${ignoredBy.join(', ')}.`);
}

function expectAccessible(what: string, found: string[]): void {
  if (found.length > 0) throw new Error(`${what} breaks accessibility rules:\n${found.join('\n')}`);
}
