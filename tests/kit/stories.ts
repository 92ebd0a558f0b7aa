import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDir, root } from '../../src/settings/folders.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { type KitEntry, kitEntries } from './entries.ts';

/**
 * Runs the stories of the built kit at KIT_URL: all, those of a component (`UI/Button`), or those in files whose path contains
 * a text (`npm test -- stories ui/dialog`).
 */
const [output = '', ...wanted] = process.argv.slice(2);

const groups = join(buildDir, 'story-groups');
await writeGroups(groups);
const runner = spawn(
  'test-storybook',
  ['--url', process.env.KIT_URL ?? '', '--config-dir', '.storybook', '--json', '--outputFile', output],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      STORY_GROUPS: groups,
      CHROME_PATH: chromiumPath(),
      // A smooth scroll may start some frames late, so that one runtime is captured before it and one after it.
      CHROME_ARGS: JSON.stringify([...chromiumArgs, '--disable-smooth-scrolling']),
    },
  },
);
const [status] = await once(runner, 'exit');
process.exitCode = typeof status === 'number' ? status : 1;

/**
 * Writes one test file for each of two workers, which take the same time: sections with their widgets, and the rest. Only two,
 * because the start of a test file and its page takes two to three seconds of processor time.
 */
async function writeGroups(folder: string): Promise<void> {
  const isWanted = ({ importPath, title }: KitEntry) =>
    wanted.length === 0 || wanted.some((text) => importPath.includes(text) || title === text);
  const stories = kitEntries('react').filter((entry) => entry.type === 'story' && isWanted(entry));
  const files = new Set(stories.map(({ importPath }) => join(root, importPath)).sort());
  const groups = Object.groupBy(files, (file) => (/\/stories\/(sections|embed)\//.test(file) ? 'sections' : 'others'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, own] of Object.entries(groups))
    await writeFile(join(folder, `${name}.test.mjs`), own.map((file) => `import ${JSON.stringify(file)};\n`).join(''));
}
