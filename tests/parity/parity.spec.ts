import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { kitFolder } from '../../src/server/showcase/kit.ts';
import { watchPage } from '../watch-page.ts';
import { compare } from './compare.ts';
import { look, openKit } from './kit-page.ts';
import { KIT_URL, test } from './runtimes.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

const entriesOf = (runtime: 'react' | 'preact') => {
  const index = JSON.parse(readFileSync(join(kitFolder(runtime), 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
};
const entries = entriesOf('preact');
/** Compares the screenshots of states. After a `play`, compares DOM and accessibility tree only. */
const isPictured = ({ tags = [] }: Entry) => !tags.includes('play-fn');

test('The stories of all four sections that ship on Preact are compared', () => {
  const all = entriesOf('react').map(({ id }) => id);
  const shipping = /^sections-(contact-form|course-finder|faq|product-list)--/;
  expect(entries.map(({ id }) => id)).toEqual(all.filter((id) => shipping.test(id)));
  expect(entries.filter(isPictured).length).toBeGreaterThan(25);
});

test('A deliberate difference is detected in the screenshot and in the tree', async ({
  runtimes: { react, preact },
}) => {
  const one = await look(react, 'sections-faq--one');
  const other = await look(preact, 'sections-faq--of-a-course');
  const different = await compare(react, one, other);
  expect(different?.words).toMatch(/^\d+ pixels differ/);
  expect(different?.picture?.length).toBeGreaterThan(100);
  expect(await compare(react, one, { ...one, tree: one.tree.replace('heading', 'text') })).toEqual({
    words: expect.stringContaining('heading'),
  });
  expect(await compare(react, one, { ...one, dom: one.dom.replace('<details', '<div') })).toEqual({
    words: expect.stringContaining('<details'),
  });
  expect(await compare(react, one, await look(preact, 'sections-faq--one'))).toBeUndefined();
});

test('Errors and requests of a story are detected', async ({ page }) => {
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
      // The kit's policy blocks the request, and reports it twice.
      expect.stringMatching(/^logged: .*https:\/\/example.org\/' violates .*Content Security Policy/),
      expect.stringMatching(/^logged: .*Content Security Policy/),
      'logged: said',
      'uncaught: left alone',
      'uncaught: thrown',
    ]);
});

for (const entry of entries) {
  const { id, title, name } = entry;
  test(`${title}: ${name} is the same on both runtimes`, async ({ runtimes: { react, preact } }, info) => {
    const options = { pixels: isPictured(entry) };
    const [one, other] = await Promise.all([look(react, id, options), look(preact, id, options)]);
    const different = await compare(react, one, other);
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
