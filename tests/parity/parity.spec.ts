import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import { isShared } from '../../.storybook/runtimes.ts';
import type { Runtime } from '../../src/server/showcase/kit.ts';
import { full } from '../full.ts';
import { type KitEntry, kitEntries } from '../kit-entries.ts';
import { watchPage } from '../watch-page.ts';
import { type Look, look, openKit } from './kit-page.ts';
import { KIT_URL, test } from './runtimes.ts';

const entriesOf = (runtime: Runtime) => kitEntries(runtime).filter(({ type }) => type === 'story');
const entries = entriesOf('preact');
const isShipping = ({ id }: KitEntry) => /^sections-(contact-form|course-finder|faq|product-list)--/.test(id);
/** Whether screenshots are compared: for states of widgets. Other stories compare only DOM and accessibility tree. */
const isPictured = (entry: KitEntry) => isShipping(entry) && !entry.tags?.includes('play-fn');
/**
 * Stories with other texts or another direction of a state that another story has: the story runner renders them on React, and
 * `unit/ui/conformance` renders the components of ui right to left on both runtimes. `npm run test:all` compares them.
 */
const isVariant = (entry: KitEntry) =>
  /--(.*-)?(right-to-left|long)(-|$)/.test(entry.id) && !isShipping(entry) && !entry.tags?.includes('play-fn');
const compared = entries.filter((entry) => full || !isVariant(entry));

/** Where pixels differ, Playwright writes both pictures and their difference into the test's output folder. */
async function expectSame(one: Look, other: Look, info: TestInfo): Promise<void> {
  expect(other.dom, 'the same DOM').toBe(one.dom);
  expect(other.tree, 'the same accessibility tree').toBe(one.tree);
  if (!one.picture || !other.picture || other.picture.equals(one.picture)) return;
  const name = `${info.testId}.png`;
  const expected = info.snapshotPath(name);
  await mkdir(dirname(expected), { recursive: true });
  await writeFile(expected, one.picture);
  expect(other.picture, 'the same pixels').toMatchSnapshot(name, { threshold: 0 });
  // Playwright ignores differences of anti-aliasing.
  throw new Error('Expected the same pixels: only anti-aliasing differs.');
}

test('All stories of components and sections exist on both runtimes, and each component is compared', () => {
  const shared = entriesOf('react').filter(({ title }) => isShared(title));
  expect(entries.map(({ id }) => id).sort()).toEqual(shared.map(({ id }) => id).sort());
  expect(compared.length).toBeGreaterThan(300);
  expect(new Set(compared.map(({ title }) => title))).toEqual(new Set(entries.map(({ title }) => title)));
  expect(compared.filter(isPictured).length).toBeGreaterThan(25);
});

test('A deliberate difference is detected in the screenshot and in the tree', async ({
  runtimes: { react, preact },
}) => {
  const one = await look(react, 'sections-faq--one');
  const other = await look(preact, 'sections-faq--of-a-course');
  const same = await look(preact, 'sections-faq--one');
  await expect(expectSame(one, other, test.info())).rejects.toThrow(/the same DOM/);
  await expect(expectSame(one, { ...same, tree: other.tree }, test.info())).rejects.toThrow(
    /the same accessibility tree/,
  );
  await expect(expectSame(one, { ...same, picture: other.picture }, test.info())).rejects.toThrow(/the same pixels/);
  await expectSame(one, same, test.info());
});

test('Smooth scrolling is off, so no story is compared during a scroll', async ({ runtimes: { react } }) => {
  const scrolled = await react.evaluate(() => {
    const box = document.createElement('div');
    box.style.cssText = 'inline-size:100px;overflow:auto';
    box.innerHTML = '<div style="inline-size:900px">Wide</div>';
    document.body.append(box);
    box.scrollTo({ left: 400, behavior: 'smooth' });
    const { scrollLeft } = box;
    box.remove();
    return scrollLeft;
  });
  expect(scrolled).toBe(400);
});

test('Errors and requests of a story are detected', async ({ page }) => {
  const pageErrors = watchPage(page, new URL(KIT_URL).origin);
  await openKit(page, KIT_URL);
  expect(pageErrors).toEqual([]);
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
    .poll(() => pageErrors.map((error) => error.split(' at ')[0]).sort())
    .toEqual([
      // The kit's policy blocks the request, and reports it twice.
      expect.stringMatching(/^logged: .*https:\/\/example.org\/' violates .*Content Security Policy/),
      expect.stringMatching(/^logged: .*Content Security Policy/),
      'logged: said',
      `requested ${new URL('/api/course', KIT_URL).href}`,
      'uncaught: left alone',
      'uncaught: thrown',
    ]);
});

for (const entry of compared) {
  const { id, title, name } = entry;
  test(`${title}: ${name} is the same on both runtimes`, async ({ runtimes: { react, preact, errors } }, info) => {
    const options = { pixels: isPictured(entry) };
    errors.length = 0;
    const [one, other] = await Promise.all([look(react, id, options), look(preact, id, options)]);
    await expectSame(one, other, info);
    expect(errors).toEqual([]);
  });
}
