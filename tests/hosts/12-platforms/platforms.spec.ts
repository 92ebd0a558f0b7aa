import type { FrameLocator, Page } from '@playwright/test';
import { choicesFromSearch } from '../../../src/domain/embed/choices.ts';
import { platforms } from '../../../src/domain/embed/platforms.ts';
import { snippetsFor } from '../../../src/domain/embed/snippets.ts';
import { open } from '../../e2e/helpers.ts';
import { everyNth } from '../../full.ts';
import { expect, test } from '../host.ts';
import { type MakePage, makerOf, platformIds } from './platform-hosts.ts';
import { addParagraphs, embedAddress, hostEmbeds, withoutUnfilteredHtml } from './wordpress-filters.ts';

type Id = (typeof platformIds)[number];

const chosen = 'category=science&limit=3&accent=%2314532d&partner=green-valley';
const snippetsOf = (platform: Id, origin: string): string[] =>
  snippetsFor(platform, { choices: choicesFromSearch(`?${chosen}`), origin, school: 'STEAM Bazaar' }).map(
    ({ code }) => code,
  );

/** A snippet, and the platforms that make the same page from it. */
interface Shown {
  /** Its index in the snippets of the first platform. */
  place: number;
  code: string;
  maker: MakePage;
  on: [Id, ...Id[]];
}

const shown: Shown[] = [];
for (const platform of platformIds) {
  for (const [place, code] of snippetsOf(platform, 'https://school.example').entries()) {
    // Skip URLs: the last test pastes one into WordPress, others are links to the school's site.
    if (platform.startsWith('wordpress') && !code.includes('<')) continue;
    if (!code.includes('<') && !code.includes('/embed/v1/frame/')) continue;
    if (code.includes('/share/button.svg')) continue;
    const maker = makerOf(platform, code);
    const same = shown.find((one) => one.maker === maker && one.code === code);
    if (same) same.on.push(platform);
    else shown.push({ place, code, maker, on: [platform] });
  }
}

const cards = (root: Page | FrameLocator) => root.locator('steam-course-finder [part=card]');

/** Expects the chosen finder in the page, or in its innermost frame. */
async function expectFinder(page: Page) {
  const innermost = () => page.frames().at(-1) ?? page.mainFrame();
  await expect.poll(() => innermost().locator('steam-course-finder [part=card]').count()).toBe(3);
  const finder = innermost().locator('steam-course-finder');
  await expect(finder.getByLabel('Category')).toHaveValue('science');
  await expect
    .poll(() => finder.evaluate((element) => getComputedStyle(element).getPropertyValue('--steam-accent').trim()))
    .toBe('#14532d');
}

// A third of the snippets: the test below compares more with the builder, and tests/unit/domain/snippets.test.ts checks each.
for (const { place, maker, on } of everyNth(shown, 3)) {
  test(`the snippet for ${on.join(', ')} shows the chosen widget on a page of that platform`, async ({
    page,
    kit,
    hosts,
  }) => {
    const code = snippetsOf(on[0], kit.url)[place] ?? '';
    await page.goto(hosts.serve(await maker(code, hosts)));
    await expectFinder(page);
  });
}

test('the builder shows these snippets', async ({ page, kit }) => {
  expect(new Set(shown.flatMap(({ on }) => on))).toEqual(new Set(platformIds));
  await open(page, `${kit.url}/embed?${chosen}`);
  await page.getByRole('button', { name: 'More…' }).click();
  // Ignore heights, which the builder copies from its preview.
  const withoutHeights = (codes: string[]) =>
    codes.map((code) => code.replaceAll(/ height="\d+"|min\(100vh, \d+px\)/g, ''));
  for (const platform of everyNth(platformIds, 4)) {
    const { label } = platforms[platform];
    await page.getByRole('radio', { name: label, exact: true }).check();
    const codes = page.getByRole('region', { name: label, exact: true }).locator('pre');
    const expected = withoutHeights(snippetsOf(platform, kit.url));
    await expect(codes.first()).toBeVisible();
    expect(withoutHeights(await codes.allTextContents()), platform).toEqual(expected);
  }
});

test('a webmaster chooses a widget in the builder and pastes it into WordPress, as an editor and as an author', async ({
  page,
  kit,
  hosts,
}) => {
  await open(page, `${kit.url}/embed`);
  await page.getByLabel('Subject').selectOption('science');
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#14532d');
  await page.getByRole('radio', { name: 'Dark page' }).check();
  await page.getByRole('radio', { name: 'WordPress: block editor' }).check();
  const preview = page.frameLocator('iframe');
  await expect(cards(preview)).toHaveCount(6);
  const seen = await cards(preview).getByRole('heading').allTextContents();
  const panel = page.getByRole('region', { name: 'WordPress: block editor' });
  const [snippet = '', address = ''] = await panel.locator('pre').allTextContents();
  const dark = '<style>html { color-scheme: dark; background: #14181d }</style>';

  // Editors may post any HTML: WordPress only adds paragraphs.
  const asEditor = addParagraphs(`Our courses.\n\n${snippet}\n\nSee you.`);
  await page.goto(hosts.serve({ head: dark, body: `<div class="entry-content">${asEditor}</div>` }));
  await expect(cards(page)).toHaveCount(seen.length);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(seen);
  await expectAccent(page);

  // WordPress removes the scripts of authors: the fallback link to the courses stays.
  const asAuthor = addParagraphs(withoutUnfilteredHtml(snippet));
  expect(asAuthor).not.toContain('<script');
  await page.goto(hosts.serve({ head: dark, body: `<div class="entry-content">${asAuthor}</div>` }));
  await expect(page.getByRole('link', { name: 'See the courses' })).toHaveAttribute('href', /explore-allcourses/);

  // WordPress embeds an author's URL as a sandboxed frame, which shows the same cards in a row.
  const embedded = await embedAddress(address);
  const script = `<script>(${hostEmbeds})()</script>`;
  await page.goto(hosts.serve({ head: dark + script, body: `<figure class="wp-block-embed">${embedded}</figure>` }));
  const frame = page.frameLocator('iframe');
  await expect(cards(frame)).toHaveCount(6);
  expect(await cards(frame).getByRole('heading').allTextContents()).toEqual(seen);
  await expect(frame.getByRole('link', { name: 'See all 9' })).toBeVisible();
  // The frame shrinks to its content after an interaction, and its link navigates the whole page.
  await frame.getByRole('link', { name: 'See all 9' }).focus();
  await page.keyboard.press('Shift');
  const height = await frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect(page.locator('iframe')).toHaveAttribute('height', String(height));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${kit.url}/explore-allcourses**`);
});

async function expectAccent(page: Page) {
  const accent = await page
    .locator('steam-course-finder')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--steam-accent').trim());
  expect(accent).toBe('#14532d');
}
