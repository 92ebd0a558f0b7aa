import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { isShared } from '../../.storybook/runtimes.ts';
import type { Runtime } from '../../src/server/showcase/kit.ts';
import { everyNth } from '../full.ts';
import { kitEntries } from './entries.ts';
import { differenceOf, isCompared, isShipping } from './parity.ts';
import { KIT_URL, test } from './runtimes.ts';
import { capture, openKit, pictureOf, settled, show } from './story-page.ts';
import { watchPage } from './watch-page.ts';

const storiesOf = (runtime: Runtime) => kitEntries(runtime).filter(({ type }) => type === 'story');
const shared = storiesOf('preact');
/** Stories of widgets whose pixels are compared. The story runner compares the DOM and accessibility tree of all shared stories. */
const pictured = shared.filter(({ id, tags }) => isShipping(id) && !tags?.includes('play-fn'));

async function picture(page: Page, id: string): Promise<Buffer> {
  await show(page, id);
  await settled(page);
  return pictureOf(page);
}

/** If pixels differ, Playwright writes both pictures and their difference into the output folder of the test. */
async function expectSame(one: Buffer, other: Buffer, info: TestInfo): Promise<void> {
  if (other.equals(one)) return;
  const name = `${info.testId}.png`;
  const expected = info.snapshotPath(name);
  await mkdir(dirname(expected), { recursive: true });
  await writeFile(expected, one);
  expect(other, 'the same pixels').toMatchSnapshot(name, { threshold: 0 });
  // Playwright has not thrown: it ignores differences of anti-aliasing.
  throw new Error('Expected the same pixels: only anti-aliasing differs.');
}

test('All stories of components and sections exist on React and on Preact, and each component is compared', () => {
  const onReact = storiesOf('react').filter(({ title }) => isShared(title));
  expect(shared.map(({ id }) => id).sort()).toEqual(onReact.map(({ id }) => id).sort());
  const compared = shared.filter(({ id }) => isCompared(id));
  expect(compared.length).toBeGreaterThan(300);
  expect(new Set(compared.map(({ title }) => title))).toEqual(new Set(shared.map(({ title }) => title)));
  expect(pictured.length).toBeGreaterThan(25);
});

test('A deliberate difference between React and Preact is detected in DOM, accessibility tree and screenshot', async ({
  runtimes: { react, preact },
}) => {
  await show(react, 'sections-faq--one');
  const one = await capture(react);
  await show(preact, 'sections-faq--of-a-course');
  const other = { ...(await capture(preact)), picture: await pictureOf(preact) };
  await show(preact, 'sections-faq--one');
  const same = { ...(await capture(preact)), picture: await pictureOf(preact) };
  expect(differenceOf(one, same)).toBe('');
  expect(differenceOf(one, other)).toMatch(/not the same DOM(.|\n)*\n- .+\n\+ .+/);
  expect(differenceOf(one, { ...same, tree: other.tree })).toContain('not the same accessibility tree');
  await expect(expectSame(same.picture, other.picture, test.info())).rejects.toThrow(/the same pixels/);
  await expectSame(await pictureOf(react), same.picture, test.info());
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
      // The kit's policy blocks the request, and Chromium logs it twice.
      expect.stringMatching(/^logged: .*https:\/\/example.org\/' violates .*Content Security Policy/),
      expect.stringMatching(/^logged: .*Content Security Policy/),
      'logged: said',
      `requested ${new URL('/api/course', KIT_URL).href}`,
      'uncaught: left alone',
      'uncaught: thrown',
    ]);
});

for (const { id, title, name } of everyNth(pictured, 3)) {
  test(`${title}: ${name} has the same pixels on React and on Preact`, async ({
    runtimes: { react, preact },
  }, info) => {
    const [onReact, onPreact] = await Promise.all([picture(react, id), picture(preact, id)]);
    await expectSame(onReact, onPreact, info);
  });
}
