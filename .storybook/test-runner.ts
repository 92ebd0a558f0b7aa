import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { watchPage } from '../tests/watch-page.ts';
import { sizeOf, type ViewportGlobal } from './viewports.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const watched = new WeakMap<object, string[]>();

/**
 * After each story: no uncaught error, no unhandled rejection, no console error, no word to a network, no axe violation,
 * nothing wider than the screen.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    // The runner's type leaves out what the story itself sets.
    const { storyGlobals } = (await getStoryContext(page, context)) as { storyGlobals?: { viewport?: ViewportGlobal } };
    await page.setViewportSize(sizeOf(storyGlobals?.viewport));
    const troubles = watched.get(page) ?? watchPage(page, new URL(page.url()).origin);
    watched.set(page, troubles);
    troubles.length = 0;
  },
  async postVisit(page, { id }) {
    // A rejection is reported a task after it was left unhandled.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    const troubles = watched.get(page) ?? [];
    if (troubles.length > 0) throw new Error(`${id} is in trouble:\n${troubles.join('\n')}`);

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) throw new Error(`${id} is ${overflow} px wider than the screen.`);

    if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axePath });
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // A story is a part of a page, so it need not hold the landmarks of one.
      const { violations } = await axe.run(
        { include: ['#storybook-root', 'dialog', '[popover]'] },
        {
          rules: {
            region: { enabled: false },
            'page-has-heading-one': { enabled: false },
            'landmark-one-main': { enabled: false },
          },
        },
      );
      return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`);
    });
    if (violations.length > 0) throw new Error(`${id} breaks accessibility rules:\n${violations.join('\n')}`);
  },
};

export default config;
