import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildDir, root } from '../../src/settings/folders.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { type KitEntry, kitEntriesIn } from '../kit/entries.ts';
import { startKit } from '../kit/server.ts';
import { buildBaseKit } from './base-kit.ts';
import { componentOf, findChanges } from './compare.ts';
import { storyHashes } from './hashes.ts';
import { componentsOf, writeReport } from './report.ts';

/**
 * `npm run kit:changes -- [branch] [--only ui-button] [--all]`: compares screenshots of the stories with those of the merge base
 * with a branch (`main`): light, dark and right to left, and the first story of each component also in forced colours and with
 * texts of 200 %. Skips stories whose code is unchanged, except with `--all`. Writes dist/kit-changes/index.html.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, all: { type: 'boolean', default: false } },
});
const [branch = 'main'] = positionals;

const base = buildBaseKit(branch);
const kit = await startKit();
const baseKit = await startKit(base.folder);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumArgs, '--disable-lcd-text'],
});
const began = performance.now();
try {
  const [baseFolder, folder] = [join(base.folder, 'dist/kit/react'), join(buildDir, 'kit/react')];
  const storiesIn = (built: string) =>
    new Map(kitEntriesIn(built).flatMap((entry) => (entry.type === 'story' ? [[entry.id, entry] as const] : [])));
  const [was, is] = [storiesIn(baseFolder), storiesIn(folder)];
  const wanted = [...new Set([...was.keys(), ...is.keys()])].filter((id) => id.startsWith(values.only)).sort();
  if (wanted.length === 0) throw new Error(`No story has an id that starts with ${values.only}.`);

  const [hashesBefore, hashesAfter] = [storyHashes(baseFolder), storyHashes(folder)];
  const isUnchanged = (id: string) => {
    const hashOf = (hashes: Map<string, string>, entry: KitEntry | undefined) => hashes.get(entry?.importPath ?? '');
    const hash = hashOf(hashesAfter, is.get(id));
    return hash !== undefined && hash === hashOf(hashesBefore, was.get(id));
  };
  const skips = !values.all && haveSamePictures();
  const ids = wanted.filter((id) => !(skips && isUnchanged(id)));
  const inBoth = wanted.filter((id) => was.has(id) && is.has(id));
  const firstStories = new Map([...inBoth, ...wanted].toReversed().map((id) => [componentOf(id), id]));
  console.log(`Comparing ${ids.length} stories; the code of the other ${wanted.length - ids.length} is the same.`);
  const changes = await findChanges({
    browser,
    before: {
      url: baseKit.url,
      ids: new Set(was.keys()),
      kept: join(base.folder, 'dist/kit-pictures', browser.version()),
    },
    after: { url: kit.url, ids: new Set(is.keys()) },
    ids,
    inAllModes: new Set(firstStories.values()),
    onProgress: (compared) => compared % 50 === 0 && console.log(`  ${compared} of ${ids.length}`),
  });
  const summary = `${changes.length} changes in ${componentsOf(changes).size} components since ${base.commit.slice(0, 8)} (${branch}); ${ids.length} of ${wanted.length} stories compared in ${((performance.now() - began) / 60_000).toFixed(1)} min.`;
  console.log(`${summary}\n${await writeReport(join(buildDir, 'kit-changes'), changes, summary)}`);
  if (changes.some(({ problem }) => problem)) process.exitCode = 1;
} finally {
  await browser.close();
  kit.stop();
  baseKit.stop();
}

/** Whether the pictures of the sample and of the kit are unchanged: no chunk contains them, so no hash covers them. */
function haveSamePictures(): boolean {
  const folders = ['demo/content/media', 'src/site/media', '.storybook/brand', '.storybook/preview-head.html'];
  return execFileSync('git', ['diff', '--name-only', base.commit, '--', ...folders], { cwd: root }).length === 0;
}
