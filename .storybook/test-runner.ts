import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Watched {
  troubles: string[];
}
const watched = new WeakMap<object, Watched>();

/** After each story: no uncaught error, no console error, no axe violation, nothing wider than the screen. */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    // The runner's type leaves out what the story itself sets.
    const { storyGlobals } = (await getStoryContext(page, context)) as {
      storyGlobals?: { viewport?: { value?: string } };
    };
    const phone = storyGlobals?.viewport?.value === 'mobile1';
    await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1366, height: 768 });
    let own = watched.get(page);
    if (!own) {
      const fresh: Watched = { troubles: [] };
      page.on('pageerror', (error) => fresh.troubles.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          fresh.troubles.push(message.text());
      });
      watched.set(page, fresh);
      own = fresh;
    }
    own.troubles.length = 0;
  },
  async postVisit(page, { id }) {
    const troubles = watched.get(page)?.troubles ?? [];
    if (troubles.length > 0) throw new Error(`${id} logged errors:\n${troubles.join('\n')}`);

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) throw new Error(`${id} is ${overflow} px wider than the screen.`);

    await page.addScriptTag({ path: axePath });
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
