import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDir } from '../src/settings/folders.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { kitEntries } from './kit-entries.ts';
import { startKit } from './kit-server.ts';

/**
 * Runs every story of the built kit, or of some files: `node tests/stories.ts report.json ui/dialog`. `parity` renders and
 * plays the shared ones on Preact.
 */
const [output = join(buildDir, 'stories.json'), wanted = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');

const kit = await startKit();
const groups = join(buildDir, 'story-groups');
await writeGroups(groups, 6);
const runner = spawn(
  'test-storybook',
  ['--url', kit.url, '--config-dir', '.storybook', '--json', '--outputFile', output],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
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
  const stories = kitEntries('react').filter(({ type }) => type === 'story');
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
