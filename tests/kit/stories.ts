import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDir, root } from '../../src/settings/folders.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { type KitEntry, kitEntries } from './entries.ts';

/**
 * Runs the stories of the built kit that KIT_URL serves: all, or those of a component (`UI/Button`) or of the files whose
 * paths contain a text. `npm test -- stories ui/dialog` starts it.
 */
const [output = '', ...wanted] = process.argv.slice(2);

const groups = join(buildDir, 'story-groups');
await writeGroups(groups, 2);
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
      // A smooth scroll starts some frames late on a busy machine: one runtime was compared before, one after it.
      CHROME_ARGS: JSON.stringify([...chromiumArgs, '--disable-smooth-scrolling']),
    },
  },
);
const [status] = await once(runner, 'exit');
process.exitCode = typeof status === 'number' ? status : 1;

/**
 * Writes one test file for each worker, with about the same number of stories: the start of a test file and its page
 * takes two to three seconds of processor time.
 */
async function writeGroups(folder: string, count: number): Promise<void> {
  const isWanted = ({ importPath, title }: KitEntry) =>
    wanted.length === 0 || wanted.some((text) => importPath.includes(text) || title === text);
  const stories = kitEntries('react').filter((entry) => entry.type === 'story' && isWanted(entry));
  const byFile = Map.groupBy(stories, ({ importPath }) => importPath);
  const parts = Array.from({ length: Math.min(count, byFile.size) }, () => ({ files: [] as string[], stories: 0 }));
  for (const [file, own] of [...byFile].sort(([, one], [, other]) => other.length - one.length)) {
    const smallest = parts.reduce((least, part) => (part.stories < least.stories ? part : least));
    smallest.files.push(file);
    smallest.stories += own.length;
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [index, { files }] of parts.entries()) {
    const imports = files.map((file) => `import ${JSON.stringify(join(root, file))};\n`);
    await writeFile(join(folder, `${index + 1}.test.mjs`), imports.join(''));
  }
}
