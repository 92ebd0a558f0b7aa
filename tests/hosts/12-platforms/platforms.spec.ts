import type { FrameLocator, Page } from '@playwright/test';
import { type PlatformId, platforms } from '../../../src/domain/embed/platforms.ts';
import { open } from '../../e2e/helpers.ts';
import { expect, test } from '../host.ts';
import { platformHosts } from './platform-hosts.ts';
import { addParagraphs, embedAddress, withoutUnfilteredHtml } from './wordpress-filters.ts';

const chosen = 'category=science&limit=3&accent=%2314532d&partner=green-valley';

const ids = Object.keys(platformHosts) as (keyof typeof platformHosts)[];
/** The snippets of each platform, read from the page of the builder. */
const snippetsOf = new Map<PlatformId, string[]>();
test.beforeAll(async ({ browser, kit }) => {
  const page = await browser.newPage();
  await open(page, `${kit.url}/embed?${chosen}`);
  await page.getByRole('button', { name: 'More…' }).click();
  for (const id of ids) {
    const { label } = platforms[id];
    await page.getByRole('radio', { name: label, exact: true }).check();
    const panel = page.getByRole('region', { name: label, exact: true });
    await expect(panel.locator('pre').first()).toBeVisible();
    snippetsOf.set(id, await panel.locator('pre').allTextContents());
  }
  await page.close();
});

const cards = (root: Page | FrameLocator) => root.locator('steam-course-finder [part=card]');

/** Expects the widget in the page or in its innermost frame. */
async function expectFinder(page: Page) {
  const innermost = () => page.frames().at(-1) ?? page.mainFrame();
  await expect.poll(() => innermost().locator('steam-course-finder [part=card]').count()).toBe(3);
  const finder = innermost().locator('steam-course-finder');
  await expect(finder.getByLabel('Category')).toHaveValue('science');
  await expect
    .poll(() => finder.evaluate((element) => getComputedStyle(element).getPropertyValue('--steam-accent').trim()))
    .toBe('#14532d');
}

for (const platform of ids) {
  test(`the snippet for ${platform} shows the chosen widget on a page of that platform`, async ({ page, hosts }) => {
    const snippets = snippetsOf.get(platform) ?? [];
    expect(snippets.length).toBeGreaterThan(0);
    for (const snippet of snippets) {
      // A URL is for authors without permission to post scripts (the next test), or a link to our page.
      if (platform.startsWith('wordpress') && !snippet.includes('<')) continue;
      if (!snippet.includes('<') && !snippet.includes('/embed/v1/frame/')) continue;
      await page.goto(hosts.serve(await platformHosts[platform](snippet, hosts)));
      await expectFinder(page);
    }
  });
}

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
  await expect(cards(preview)).toHaveCount(9);
  const seen = await cards(preview).getByRole('heading').allTextContents();
  const panel = page.getByRole('region', { name: 'WordPress: block editor' });
  const [snippet = '', address = ''] = await panel.locator('pre').allTextContents();
  const dark = '<style>html { color-scheme: dark; background: #14181d }</style>';

  // An editor may post unfiltered HTML: WordPress only adds paragraphs.
  const asEditor = addParagraphs(`Our courses.\n\n${snippet}\n\nSee you.`);
  await page.goto(hosts.serve({ head: dark, body: `<div class="entry-content">${asEditor}</div>` }));
  await expect(cards(page)).toHaveCount(seen.length);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(seen);
  await expectAccent(page);

  // WordPress removes an author's script: the fallback link to the courses stays.
  const asAuthor = addParagraphs(withoutUnfilteredHtml(snippet));
  expect(asAuthor).not.toContain('<script');
  await page.goto(hosts.serve({ head: dark, body: `<div class="entry-content">${asAuthor}</div>` }));
  await expect(page.getByRole('link', { name: 'See the courses' })).toHaveAttribute('href', /explore-allcourses/);

  // WordPress embeds the author's URL as a sandboxed frame, which shows the first six of these cards.
  const embedded = await embedAddress(address);
  await page.goto(hosts.serve({ head: dark, body: `<figure class="wp-block-embed">${embedded}</figure>` }));
  const frame = page.frameLocator('iframe');
  await expect(cards(frame)).toHaveCount(6);
  expect(await cards(frame).getByRole('heading').allTextContents()).toEqual(seen.slice(0, 6));
  await expect(frame.getByRole('link', { name: `See all ${seen.length}` })).toBeVisible();
});

async function expectAccent(page: Page) {
  const accent = await page
    .locator('steam-course-finder')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--steam-accent').trim());
  expect(accent).toBe('#14532d');
}
