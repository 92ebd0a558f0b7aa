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
await writeGroups(groups, 2);
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
 * Writes one test file for each worker, with about the same number of stories: the start of a test file and its page
 * takes two to three seconds of processor time.
 */
async function writeGroups(folder: string, count: number): Promise<void> {
  const stories = kitEntries('react').filter(({ type, importPath }) => type === 'story' && importPath.includes(wanted));
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
