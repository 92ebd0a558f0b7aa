import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { watchPage } from '../tests/watch-page.ts';
import { sizeOf, type ViewportGlobal, viewports } from './viewports.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const watched = new WeakMap<object, string[]>();

/**
 * After each story: no uncaught error, no unhandled rejection, no console error, no word to a network, no axe violation,
 * nothing wider than the screen. Then the modes, switched in place and without rendering the story again: its colours in
 * dark, and its width on each screen and in both directions.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    // The runner's type leaves out what the story itself sets.
    const { storyGlobals } = (await getStoryContext(page, context)) as { storyGlobals?: StoryGlobals };
    await page.setViewportSize(sizeOf(storyGlobals?.viewport));
    const troubles = watched.get(page) ?? watchPage(page, new URL(page.url()).origin);
    watched.set(page, troubles);
    troubles.length = 0;
  },
  async postVisit(page, context) {
    const { id } = context;
    const { storyGlobals = {} } = (await getStoryContext(page, context)) as { storyGlobals?: StoryGlobals };
    // A rejection is reported a task after it was left unhandled.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));

    if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axePath });
    const overflow = await page.evaluate(overflowPx, '');
    if (overflow > 0) throw new Error(`${id} is ${overflow} px wider than the screen.`);
    expectAccessible(id, await page.evaluate(violations, {}));

    if (!storyGlobals.theme) expectAccessible(`${id} in dark`, await page.evaluate(violations, { theme: 'dark' }));
    const sizes = storyGlobals.viewport ? [] : Object.entries(viewports);
    for (const [name, size] of sizes) {
      await page.setViewportSize(size);
      for (const direction of storyGlobals.direction ? [storyGlobals.direction] : ['ltr', 'rtl']) {
        const overflow = await page.evaluate(overflowPx, direction);
        if (overflow > 0)
          throw new Error(`${id} is ${overflow} px wider than a ${name} (${size.width} px, ${direction}).`);
      }
    }

    const troubles = watched.get(page) ?? [];
    if (troubles.length > 0) throw new Error(`${id} is in trouble:\n${troubles.join('\n')}`);
  },
};

export default config;

interface StoryGlobals {
  viewport?: ViewportGlobal;
  theme?: string;
  direction?: string;
}

/** In the page: how far the story reaches over the screen's edge. */
function overflowPx(direction: string): number {
  const root = document.documentElement;
  if (direction) root.dir = direction;
  return root.scrollWidth - root.clientWidth;
}

/** In the page: what axe finds; in another theme only what depends on colours. */
async function violations({ theme }: { theme?: string }): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const root = document.documentElement;
  const before = root.dataset.theme;
  if (theme) {
    root.dataset.theme = theme;
    // Colours in transition are neither theme's.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  }
  // A story is a part of a page, so it need not hold the landmarks of one.
  const partOfPage = {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  };
  const { violations } = await axe.run(
    { include: ['#storybook-root', 'dialog', '[popover]'] },
    {
      resultTypes: ['violations'],
      ...(theme ? { runOnly: ['color-contrast'] } : { rules: partOfPage }),
    },
  );
  if (theme) root.dataset.theme = before;
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`);
}

function expectAccessible(what: string, found: string[]): void {
  if (found.length > 0) throw new Error(`${what} breaks accessibility rules:\n${found.join('\n')}`);
}
