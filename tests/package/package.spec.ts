import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { choicesFromSearch } from '../../src/domain/embed/choices.ts';
import type { PlatformId } from '../../src/domain/embed/platforms.ts';
import { snippetsFor } from '../../src/domain/embed/snippets.ts';
import { buildDir } from '../../src/settings/folders.ts';
import { expect, test } from '../hosts/host.ts';
import { everyRow, expectEverything } from './every.ts';
import { pack, project, run, serveFolder, sizeOf } from './project.ts';

interface Consumer {
  name: string;
  /** Commands for type checks and builds, which run in the project's folder. */
  commands: string[];
  /** The folder with the built project, which the test serves. */
  folder: string;
  /** The platform whose builder snippet the project shows on a separate page. */
  snippet?: PlatformId;
  /** Whether it sets `texts`, an object, which a server cannot render into HTML. */
  hasTexts?: boolean;
  /** Whether it has a page /every/ that sets every property and listens for every event. */
  hasEvery?: boolean;
}

const consumers: Consumer[] = [
  {
    name: 'vite-react',
    commands: ['npx tsc -p tsconfig.json', 'npx tsc -p tsconfig.node16.json', 'npx vite build'],
    folder: 'dist',
    hasTexts: true,
    hasEvery: true,
  },
  { name: 'next', commands: ['npx next build'], folder: 'out', snippet: 'next', hasEvery: true },
  { name: 'vue', commands: ['npx vue-tsc --noEmit', 'npx vite build'], folder: 'dist', hasTexts: true },
  {
    name: 'svelte',
    commands: ['npx svelte-check --tsconfig ./tsconfig.json', 'npx vite build'],
    folder: 'dist',
    snippet: 'svelte',
    hasTexts: true,
  },
  { name: 'astro', commands: ['npx astro build'], folder: 'dist', snippet: 'astro' },
  { name: 'import-map', commands: [], folder: '.' },
];

let packed: Promise<string> | undefined;
const tarball = () => {
  packed ??= pack();
  return packed;
};

/** Expects the effects of the properties that every consumer sets, and the events that it logs. */
async function expectWidgets(page: Page, hasTexts = false) {
  const cards = page.locator('steam-course-finder [part=card]');
  await expect(cards).toHaveCount(3);
  await expect(page.getByLabel('Category')).toHaveValue('science');
  await expect(cards.first().getByRole('heading', { level: 3 })).toBeVisible();
  if (hasTexts) await expect(cards.first().getByRole('link')).toHaveText(/^Look closer/);
  await expect(page.locator('steam-product-list [part=card]')).toHaveCount(2);
  await expect(page.locator('steam-product-list')).toHaveAttribute('layout', 'grid');
  await expect(page.locator('steam-faq summary')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'What parents ask' })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('A visit');

  const heard = page.locator('#heard');
  const address = page.url();
  await page.locator('steam-faq summary').first().click();
  await expect(heard).toContainText('steam-toggle');
  await page
    .getByRole('link', { name: /^Download Now/ })
    .first()
    .click();
  await expect(heard).toContainText('steam-download');
  await cards.first().getByRole('link').first().click();
  await expect(heard).toContainText('steam-course-select');
  await page.getByLabel('Level').selectOption('beginner');
  await expect(heard).toContainText('steam-filter');
  await page.getByLabel('Your e-mail').fill('someone@example.org');
  await page.getByLabel('Your message').fill('When does the next course begin?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(heard).toContainText('steam-submit');
  expect(page.url(), 'preventDefault() stops the navigation').toBe(address);
}

for (const { name, commands, folder, snippet, hasTexts, hasEvery } of consumers) {
  test(`the package, installed into ${name}, has correct types, and every property and event works`, async ({
    page,
    kit,
  }) => {
    const choices = choicesFromSearch('?category=science&limit=3&accent=%2314532d');
    const [first] = snippet ? snippetsFor(snippet, { choices, origin: kit.url }) : [];
    const place = await project(name, await tarball(), {
      'https://HOST': kit.url,
      SNIPPET: first?.code ?? '',
      EVERY: JSON.stringify(everyRow(kit.url)),
    });
    for (const command of commands) await run(place, command);
    const site = await serveFolder(join(place, folder));
    await page.goto(site.url);
    await expectWidgets(page, hasTexts);
    if (hasEvery) await expectEverything(page, `${site.url}/every/`, kit.url);
    if (snippet) {
      await page.goto(`${site.url}/snippet/`);
      await expect(page.locator('steam-course-finder [part=card]')).toHaveCount(3);
      const accent = await page
        .locator('steam-course-finder')
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--steam-accent').trim());
      expect(accent).toBe('#14532d');
    }
    await site.stop();
  });
}

test('the package is small, has no dependencies, and passes publint and attw (ESM only)', async () => {
  const source: { dependencies?: object; exports: Record<string, Record<string, string>> } = JSON.parse(
    await readFile(join(buildDir, 'package/package.json'), 'utf8'),
  );
  expect(Object.keys(source)).not.toContain('dependencies');
  expect(Object.values(source.exports).filter((one) => !one.default)).toEqual([]);
  const place = await project('import-map', await tarball(), {});
  expect(await sizeOf(join(place, 'node_modules'))).toBeLessThan(400_000);
  await run(place, `npx --yes publint@0.3.25 --strict ${await tarball()}`);
  // Exclude the style sheet, which has no types.
  const options = '--profile esm-only --exclude-entrypoints tokens.css';
  await run(place, `npx --yes @arethetypeswrong/cli@0.18.5 ${await tarball()} ${options}`);
});

test('the repository itself cannot be packed', async () => {
  await expect(run(join(buildDir, '..'), 'npm pack --dry-run')).rejects.toThrow('npm pack ./dist/package');
});
