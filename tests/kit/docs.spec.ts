import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { storyIdOf } from '../../.storybook/snippets/snippets-plugin.ts';
import { isCopied } from '../../.storybook/snippets/story-module.ts';
import { snippetsOf } from '../../.storybook/snippets/story-snippet.ts';
import { isLink, platformIds } from '../../src/domain/embed/platforms.ts';
import { root } from '../../src/settings/folders.ts';
import { dark, light } from '../../src/tokens/colours.ts';
import { full } from '../full.ts';
import { axeViolationsOf, brokenLinks, copiedCode, type DocsPage, openDocs } from './docs-page.ts';
import { docsPages, pageBlocks, sampledPages } from './docs-sample.ts';
import type { KitEntry } from './entries.ts';

/** All tests of a worker share one page, so that the kit loads once. */
const it = test.extend<object, { docsPage: DocsPage }>({
  docsPage: [
    async ({ browser }, use) => {
      const docsPage = await openDocs(browser);
      await use(docsPage);
      await docsPage.page.close();
    },
    { scope: 'worker' },
  ],
});

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

it('The pages that `npm test` opens have each folder, block and control of all docs pages', () => {
  expect(docsPages.length).toBeGreaterThan(60);
  const blocks = new Set([...pageBlocks.values()].flat());
  const opened = new Set(sampledPages.flatMap((entry) => pageBlocks.get(entry) ?? []));
  expect(opened).toEqual(blocks);
  // Each block occurs: if a pattern matched no page, no test would open its block.
  for (const block of ['no guide', 'one guide', 'several guides', 'live example', 'story as example', 'keyboard table'])
    expect(blocks).toContain(block);
  for (const block of ['no keyboard table', 'tokens', 'states', 'links to stories', 'boolean control', 'radio control'])
    expect(blocks).toContain(block);
});

/** Expects that "Copy code" copies the code that tests/architecture/snippets.test.ts compiles, or the HTML of an element. */
async function expectCode({ importPath }: KitEntry, page: Page): Promise<void> {
  if (!importPath.endsWith('.stories.tsx')) return;
  const copied = Object.entries(await copiedCode(page));
  expect(copied.length).toBeGreaterThan(0);
  const snippets = isCopied(importPath) ? Object.entries(await snippetsOf(join(root, importPath))) : [];
  const codes = Object.fromEntries(snippets.map(([name, { code }]) => [storyIdOf(name), code]));
  for (const [id, code] of copied) {
    const [, story = ''] = id.split('--');
    if (isCopied(importPath)) expect([id, code]).toEqual([id, codes[story]]);
    else
      expect([id, code]).toEqual([id, expect.stringMatching(/^<script .*<\/script>\n\n<(steam-[\w-]+)[\s\S]*<\/\1>$/)]);
  }
}

/** `npm run test:all` opens each docs page. tests/architecture checks the guide, props, examples and code of each. */
for (const entry of full ? docsPages : sampledPages) {
  it(`${entry.title} is accessible in both themes, without errors and broken links`, async ({ docsPage }) => {
    const { page, errors, show, setTheme } = docsPage;
    errors.length = 0;
    await setTheme('light');
    await show(entry.id);
    expect(await groundOf(page)).toBe(rgb(light.ground));
    expect(await axeViolationsOf(page)).toEqual([]);
    expect(await brokenLinks(page)).toEqual([]);
    await expectCode(entry, page);
    if (entry.importPath.endsWith('.stories.tsx'))
      expect(await page.locator('#sources + ul a').allTextContents()).toContainEqual(
        expect.stringMatching(/^(src|embed)\/.*\.tsx$/),
      );
    // Every boolean control has a value: Storybook shows this button for an undefined value.
    if (isCopied(entry.importPath)) await expect(page.getByRole('button', { name: 'Set boolean' })).toHaveCount(0);
    if (/^(welcome|guides)-/.test(entry.id)) await expectToFitPhone(page);
    await setTheme('dark');
    expect(await groundOf(page)).toBe(rgb(dark.ground));
    expect(await axeViolationsOf(page, 'color-contrast')).toEqual([]);
    expect(errors).toEqual([]);
  });
}

async function expectToFitPhone(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width, height });
}

/** The row of a prop in the table of controls. */
const control = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

it('Copied code has the current values of the controls, on each tab of a widget', async ({
  docsPage: { page, show },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await show('ui-button--docs');
  await page.getByLabel('quiet', { exact: true }).check();
  await control(page, 'children').getByRole('textbox').fill('Ask a question');
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain('variant="quiet">Ask a question</Button>');

  await show('embed-faq--docs');
  await control(page, 'heading').getByRole('button', { name: 'Set string' }).click();
  await control(page, 'heading').getByRole('textbox').fill('What parents ask');
  await expect.poll(async () => (await copiedCode(page))['embed-faq--loaded']).toContain(' heading="What parents ask"');
  // Skip platforms that accept only a link.
  for (const platform of platformIds.filter((id) => !isLink(id))) {
    await page.getByLabel('Platform').selectOption(platform);
    const codes = page.locator('#platforms ~ div pre').filter({ hasText: 'What parents ask' });
    await expect(
      codes.or(page.locator('#platforms ~ div pre', { hasText: 'What+parents+ask' })).first(),
      platform,
    ).toBeVisible();
  }
});

it('Docs, stories and manager follow the system theme until the toolbar chooses another', async ({ browser }) => {
  const page = await browser.newPage({ colorScheme: 'dark', viewport: { width: 1366, height: 900 } });
  await page.goto(`${process.env.KIT_URL}?path=/docs/ui-chip--docs`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const heading = frame.getByRole('heading', { level: 1, name: 'Chip' });
  const story = frame.locator('.kit-frame').first();
  const schemes = async () => ({
    manager: await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme),
    docs: await heading.evaluate((one) => getComputedStyle(one).color),
    story: await story.evaluate((one) => getComputedStyle(one).colorScheme),
  });
  await expect(heading).toBeVisible();
  await expect.poll(schemes).toEqual({ manager: 'dark', docs: rgb(dark.accent), story: 'dark' });
  await page.evaluate(() => sessionStorage.setItem('same-window', 'yes'));
  await page.getByRole('button', { name: /^Theme|Light or dark/ }).click();
  await page.getByRole('option', { name: 'Light', exact: true }).click();
  await expect.poll(schemes).toEqual({ manager: 'light', docs: rgb(light.accent), story: 'light' });
});

it('The table of contents of a page omits headings in examples', async ({ docsPage: { page, show } }) => {
  await show('ui-accordion--docs');
  const contents = page.getByRole('navigation', { name: /contents/i });
  await expect(contents.getByRole('link', { name: 'Keyboard' })).toBeVisible();
  await expect(contents.getByRole('link', { name: 'Do we have to buy a kit?' })).toHaveCount(0);
});

/** Search terms of designers and engineers, and the title of the page that must come first. */
const searches = {
  modal: 'Dialog',
  input: 'Text field',
  'steam-faq': 'FAQ',
  typography: 'Tokens',
  palette: 'Tokens',
  spacing: 'Tokens',
  'z-index': 'Tokens',
  RTL: 'Theming',
  'data-theme': 'Theming',
  'dark mode': 'Theming',
  'steam-accent': 'Embedding',
  useQuery: 'How a section is made',
  microcopy: 'Writing',
  'error messages': 'Writing',
  WCAG: 'Accessibility',
  'touch target': 'Accessibility',
  contribute: 'Adding a component',
  login: 'Modals',
  tabs: 'Accordion',
  pagination: 'Course finder',
};

it('The search finds components and guides first by synonyms', async ({ page }) => {
  await page.goto(`${process.env.KIT_URL}`);
  const field = page.locator('#storybook-explorer-searchfield');
  const found = page.getByRole('option').filter({ hasText: /^Docs/ });
  for (const [word, title] of Object.entries(searches)) {
    await field.fill(word);
    await expect(found.first(), word).toContainText(title);
  }
});
