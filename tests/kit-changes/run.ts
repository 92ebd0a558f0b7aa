import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildDir } from '../../src/settings/folders.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { kitEntriesIn } from '../kit-entries.ts';
import { startKit } from '../kit-server.ts';
import { buildBaseKit } from './base-kit.ts';
import { changesIn, type Mode, modes } from './compare.ts';
import { writeReport } from './report.ts';

/**
 * `npm run kit:changes -- [branch] [--only ui-button]`: compares the screenshots of all stories with those of the commit
 * at which the working tree left the branch (`main`), light, dark and right to left. Writes dist/kit-changes/index.html.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const [branch = 'main'] = positionals;

const base = buildBaseKit(branch);
const kit = await startKit();
const baseKit = await startKit(base.folder);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumArgs, '--disable-lcd-text'],
});
try {
  const storiesIn = (folder: string) =>
    new Set(kitEntriesIn(folder).flatMap(({ id, type }) => (type === 'story' ? [id] : [])));
  const before = { url: baseKit.url, ids: storiesIn(join(base.folder, 'dist/kit/react')) };
  const after = { url: kit.url, ids: storiesIn(join(buildDir, 'kit/react')) };
  const ids = [...new Set([...before.ids, ...after.ids])].filter((id) => id.startsWith(values.only)).sort();
  if (ids.length === 0) throw new Error(`No story has an id that starts with ${values.only}.`);
  const found = [];
  for (const mode of Object.keys(modes) as Mode[]) {
    console.log(`Comparing ${ids.length} stories (${mode})…`);
    found.push(...(await changesIn(mode, { browser, before, after, ids })));
  }
  const summary = `${found.length} changes of ${ids.length} stories in ${Object.keys(modes).length} modes since ${base.commit.slice(0, 8)} (${branch}).`;
  console.log(`${summary}\n${await writeReport(join(buildDir, 'kit-changes'), found, summary)}`);
} finally {
  await browser.close();
  kit.stop();
  baseKit.stop();
}
