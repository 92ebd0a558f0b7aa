import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import config from '../../../.storybook/main.ts';
import { propDocs } from '../../../.storybook/prop-docs-plugin.ts';

type Hook = (this: unknown, ...given: unknown[]) => unknown;
const docsModule = { id: 'the docs' };

/** Loads the plugin of prop tables with `read`. Returns a function that simulates an edit of a file. */
function createDocs(read: () => string) {
  const { load, hotUpdate } = propDocs(read) as { load: Hook; hotUpdate: Hook };
  load(new URL('../../../.storybook/prop-docs.ts', import.meta.url).pathname);
  const environment = { moduleGraph: { getModuleById: () => docsModule } };
  return (file: string) => hotUpdate.call({ environment }, { file, modules: ['edited'] });
}

it('An edit updates the prop tables, which resets stories, only if a prop changes', () => {
  let props = 'before';
  const updated = createDocs(() => props);
  expect(updated('/kit/src/ui/Button.tsx')).toBeUndefined();
  props = 'after';
  expect(updated('/kit/stories/ui/button.stories.tsx')).toBeUndefined();
  expect(updated('/kit/src/ui/Button.tsx')).toEqual(['edited', docsModule]);
});

it('Only the development server has Fast Refresh', async () => {
  const namesFor = async (configType: string) => {
    const final = config.viteFinal as unknown as Hook;
    const { plugins } = (await final({}, { configType })) as { plugins: (Plugin | Plugin[] | false)[] };
    return plugins.flat().flatMap((plugin) => (plugin ? [plugin.name] : []));
  };
  expect((await namesFor('DEVELOPMENT')).join()).toContain('react-swc');
  expect((await namesFor('PRODUCTION')).join()).not.toContain('react-swc');
});
