import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kitFolder } from '../src/server/showcase/kit.ts';
import { buildDir } from '../src/settings/folders.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { startKit } from './kit-server.ts';

/** Runs every story of a built kit, or of some files: `node tests/stories.ts react report.json ui/dialog` */
const [name = 'react', output = join(buildDir, `stories-${name}.json`), wanted = ''] = process.argv.slice(2);
const runtime = name === 'preact' ? 'preact' : 'react';
const root = join(import.meta.dirname, '..');

const kit = await startKit();
const groups = join(buildDir, 'story-groups', runtime);
await writeGroups(groups, runtime === 'preact' ? 2 : 6);
const runner = spawn(
  'test-storybook',
  [
    ...['--url', new URL(runtime === 'preact' ? 'preact/' : '.', kit.url).href],
    ...['--config-dir', '.storybook', '--json', '--outputFile', output],
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // The runner reads the kit's stories from the configuration.
      KIT_RUNTIME: runtime === 'preact' ? 'preact' : '',
      STORY_GROUPS: groups,
      CHROME_PATH: chromiumPath(),
      CHROME_ARGS: JSON.stringify(chromiumArgs),
    },
  },
);
const [status] = await once(runner, 'exit');
kit.stop();
process.exit(typeof status === 'number' ? status : 1);

/**
 * Test files that import several story files each: the runner's start and a new page per test file take longer than
 * most stories.
 */
async function writeGroups(folder: string, count: number): Promise<void> {
  const index = JSON.parse(await readFile(join(kitFolder(runtime), 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; importPath: string }>;
  };
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const files = [...new Set(stories.map(({ importPath }) => importPath))].filter((file) => file.includes(wanted));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (let group = 0; group < Math.min(count, files.length); group++) {
    const imports = files
      .filter((_, index) => index % count === group)
      .map((file) => `import ${JSON.stringify(join(root, file))};\n`);
    await writeFile(join(folder, `${group + 1}.test.mjs`), imports.join(''));
  }
}
