import { createRequire } from 'node:module';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { watchPage } from '../tests/watch-page.ts';
import { sizeOf, type ViewportGlobal, viewports } from './viewports.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const watched = new WeakMap<object, { troubles: string[]; globals: StoryGlobals }>();

/**
 * After each story: no uncaught error, no unhandled rejection, no console error, no word to a network, no axe violation,
 * nothing wider than the screen. Then the modes, switched in place and without rendering the story again: its colours in
 * dark, and its width on each screen and in both directions.
 */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    const globals = await page.evaluate(storyGlobals, id);
    await page.setViewportSize(sizeOf(globals.viewport));
    const troubles = watched.get(page)?.troubles ?? watchPage(page, new URL(page.url()).origin);
    watched.set(page, { troubles, globals });
    troubles.length = 0;
  },
  async postVisit(page, { id }) {
    const { troubles = [], globals = {} } = watched.get(page) ?? {};
    if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axePath });
    const found = await page.evaluate(look, { inDark: !globals.theme });
    if (found.overflow > 0) throw new Error(`${id} is ${found.overflow} px wider than the screen.`);
    expectAccessible(id, found.violations);
    expectAccessible(`${id} in dark`, found.violationsInDark);

    const directions = globals.direction ? [globals.direction] : ['ltr', 'rtl'];
    for (const [name, size] of globals.viewport ? [] : screens) {
      await page.setViewportSize(size);
      for (const { direction, overflow } of await page.evaluate(overflows, directions)) {
        if (overflow > 0)
          throw new Error(`${id} is ${overflow} px wider than a ${name} (${size.width} px, ${direction}).`);
      }
    }

    if (troubles.length > 0) throw new Error(`${id} is in trouble:\n${troubles.join('\n')}`);
  },
};

export default config;

/** The laptop's first, as stories are rendered for it. */
const screens = Object.entries(viewports).reverse();

interface StoryGlobals {
  viewport?: ViewportGlobal;
  theme?: string;
  direction?: string;
}

/** In the page: what the story itself sets. The runner's `getStoryContext` would send all of its arguments, too. */
async function storyGlobals(storyId: string): Promise<StoryGlobals> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: { loadStory: (story: { storyId: string }) => Promise<{ storyGlobals?: StoryGlobals }> };
  };
  return (await preview.loadStory({ storyId })).storyGlobals ?? {};
}

/** In the page: how far the story reaches over the screen's edge, in each direction. */
function overflows(directions: string[]): { direction: string; overflow: number }[] {
  const root = document.documentElement;
  return directions.map((direction) => {
    root.dir = direction;
    return { direction, overflow: root.scrollWidth - root.clientWidth };
  });
}

/** In the page: how far the story reaches over the screen's edge, and what axe finds; in dark only what depends on colours. */
async function look({ inDark }: { inDark: boolean }) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const root = document.documentElement;
  // A story is a part of a page, so it need not hold the landmarks of one.
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

  // A rejection is reported a task after it was left unhandled.
  await new Promise((done) => setTimeout(done));
  const overflow = root.scrollWidth - root.clientWidth;
  const violations = await run({ rules });
  if (!inDark) return { overflow, violations, violationsInDark: [] };

  const before = root.dataset.theme;
  root.dataset.theme = 'dark';
  // Colours in transition are neither theme's.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
  const violationsInDark = await run({ runOnly: ['color-contrast'] });
  root.dataset.theme = before;
  return { overflow, violations, violationsInDark };
}

function expectAccessible(what: string, found: string[]): void {
  if (found.length > 0) throw new Error(`${what} breaks accessibility rules:\n${found.join('\n')}`);
}
