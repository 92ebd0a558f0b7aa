import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import type { StoryCode } from './all-snippets.ts';
import { elsewhereOf, pageSourcesOf } from './elsewhere.ts';
import { documentedStories, publishedFiles, sharedStories } from './registry.ts';
import { isCopied, root } from './story-module.ts';
import { snippetsOf } from './story-snippet.ts';

const list = join(import.meta.dirname, 'all-snippets.ts');
const prefix = '\0story-snippets:';
/** Without the ending `.stories.tsx`, by which Storybook recognises story files. */
const moduleOf = (file: string) => `${prefix}${file.replace(ending, '')}`;
const ending = '.stories.tsx';

/** The story files whose code can be copied, as paths in the repository. */
export const copiedStories = (): string[] =>
  globSync('stories/**/*.stories.tsx', { cwd: root }).filter(isCopied).sort();

/** The part of a story's id after its component, such as `with-icon` for `WithIcon`. */
export const storyIdOf = (name: string): string => sanitize(storyNameFromExport(name));

/**
 * Generates the code of all stories at build time, in one chunk per story file, which only its docs page loads. A story
 * that cannot be parsed fails the build. Also publishes the registry and the sources beside the docs pages.
 */
export function storySnippets(isPublished: boolean): Plugin {
  return {
    name: 'story-snippets',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix.slice(1)) ? `\0${id}` : undefined),
    async load(id) {
      if (id === list) {
        const entries = documentedStories().map(
          (file) => `${JSON.stringify(`./${file}`)}: () => import(${JSON.stringify(moduleOf(file).slice(1))})`,
        );
        return `export const load = {${entries.join(',\n')}};`;
      }
      if (!id.startsWith(prefix)) return undefined;
      const file = join(root, `${id.slice(prefix.length)}${ending}`);
      this.addWatchFile(file);
      const path = relative(root, file);
      const read = isCopied(path) ? Object.entries(await snippetsOf(file)) : [];
      const code: StoryCode = {
        snippets: Object.fromEntries(read.map(([name, snippet]) => [storyIdOf(name), snippet])),
        elsewhere: sharedStories().includes(path) ? elsewhereOf(path) : undefined,
        sources: pageSourcesOf(path),
      };
      return Object.entries(code)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('');
    },
    generateBundle() {
      if (!isPublished) return;
      for (const [fileName, source] of publishedFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').slice(1).split('?');
        const text = /^(registry|source)\//.test(path) && publishedFiles().get(path);
        if (text) response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(text);
        else next();
      });
    },
    hotUpdate({ file, modules }) {
      // Invalidate the code without an update, which would reload the page and lose the story's state.
      const { moduleGraph } = this.environment;
      const own = moduleGraph.getModuleById(moduleOf(relative(root, file)));
      if (own) moduleGraph.invalidateModule(own);
      return modules.filter((module) => module !== own);
    },
  };
}
