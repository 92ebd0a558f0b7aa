import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { kitFolder } from '../../src/server/kit/build-kit.ts';
import { watchPage } from '../watch-page.ts';
import { compare } from './compare.ts';
import { look, openKit } from './kit-page.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const { KIT_URL } = process.env;
if (!KIT_URL) throw new Error('KIT_URL is not set: run `node tests/twins.ts`, which builds and serves both kits.');

const entriesOf = (runtime: 'react' | 'preact') => {
  const index = JSON.parse(readFileSync(join(kitFolder(runtime), 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
};
const entries = entriesOf('react');

/** The two stay open from story to story, side by side. */
const test = base.extend<object, { twins: { react: Page; preact: Page } }>({
  twins: [
    async ({ browser }, use) => {
      // A window each: in a tab behind another nothing glides.
      const open = async (kit: string) => {
        const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'no-preference', locale: 'en' });
        await openKit(page, kit);
        return page;
      };
      const twins = { react: await open(KIT_URL), preact: await open(new URL('preact/', KIT_URL).href) };
      await use(twins);
      for (const page of Object.values(twins)) await page.close();
    },
    { scope: 'worker' },
  ],
});

test('Both runtimes have the same stories', () => {
  expect(entriesOf('preact').map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
});

test('A deliberate difference is caught, in the picture and in the tree', async ({ twins: { react, preact } }) => {
  const one = await look(react, 'ui-button--filled');
  const other = await look(preact, 'ui-button--outlined');
  const different = await compare(react, one, other);
  expect(different?.words).toMatch(/^\d+ pixels differ/);
  expect(different?.picture?.length).toBeGreaterThan(100);
  expect(await compare(react, one, { ...one, tree: one.tree.replace('Learn', 'Play') })).toEqual({
    words: expect.stringContaining('Learn with Us" ≠'),
  });
  expect(await compare(react, one, await look(preact, 'ui-button--filled'))).toBeUndefined();
});

test('What a story may not do is heard', async ({ page }) => {
  const troubles = watchPage(page, new URL(KIT_URL).origin);
  await openKit(page, KIT_URL);
  expect(troubles).toEqual([]);
  await page.evaluate(() => {
    Promise.reject(new Error('left alone'));
    setTimeout(() => {
      throw new Error('thrown');
    });
    console.error('said');
    fetch('/api/course').catch(() => undefined);
    fetch('https://example.org/').catch(() => undefined);
  });
  await expect
    .poll(() => troubles.map((trouble) => trouble.split(' at ')[0]).sort())
    .toEqual([
      `asked the network for ${new URL('/api/course', KIT_URL).href}`,
      // The kit's own policy lets nothing out, and says so twice.
      expect.stringMatching(/^logged: .*https:\/\/example.org\/' violates .*Content Security Policy/),
      expect.stringMatching(/^logged: .*Content Security Policy/),
      'logged: said',
      'uncaught: left alone',
      'uncaught: thrown',
    ]);
});

for (const { id, title, name } of entries) {
  test(`${title}: ${name} is the same on both`, async ({ twins: { react, preact } }, info) => {
    const lookAtBoth = () => Promise.all([look(react, id), look(preact, id)]);
    let [one, other] = await lookAtBoth();
    let different = await compare(react, one, other);
    // What differs once may have been caught moving; what differs is different at every look.
    if (different) {
      [one, other] = await lookAtBoth();
      different = await compare(react, one, other);
    }
    if (!different) return;
    const pictures = { react: one.picture, preact: other.picture, difference: different.picture };
    for (const [label, picture] of Object.entries(pictures)) {
      if (!picture) continue;
      await mkdir(info.outputDir, { recursive: true });
      await writeFile(info.outputPath(`${label}.png`), picture);
    }
    expect(different.words, `${id} differs; the pictures are in ${info.outputDir}`).toBe('');
  });
}
