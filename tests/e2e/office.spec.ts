import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { full } from '../full.ts';
import { acceptInvitation, officeTest } from './office-site.ts';
import { expect } from './site.ts';

const media = join(import.meta.dirname, '../../demo/content/media');

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(/\/content\/save$/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
}

/** Chooses a file of the sample content for a field, and waits until it is uploaded. */
async function choose(within: Page | Locator, field: string, file: string): Promise<void> {
  await within.getByLabel(`Choose a file for ${field}`).setInputFiles(join(media, file));
  const name = within.getByLabel(`${field}: name of a file, or a web address`);
  await expect(name).not.toHaveValue('');
}

async function addCourse(page: Page, name: string, picture: string): Promise<void> {
  await page.getByRole('link', { name: 'Courses', exact: true }).last().click();
  await page.getByRole('link', { name: 'Add a course' }).click();
  await page.getByLabel('Name').first().fill(name);
  await page.getByLabel('Category').selectOption('Science');
  await choose(page, 'Picture', picture);
}

/** Checks the open page with axe, on a phone and a desktop; in `npm run test:all` also on a tablet. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [820, 'light'],
    [1366, 'dark'],
  ] as const) {
    if (width === 820 && !full) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
}

// A production server starts with an empty database, as after the installation steps of the README.
officeTest.use({ serverEnv: { NODE_ENV: 'production' } });

officeTest('An owner makes a school without a terminal, previews and publishes it', async ({ page, office }) => {
  const { server, invitation } = office;
  await acceptInvitation(page, invitation);
  expect((await page.request.get(server.url)).status()).toBe(503);
  await expect(page.getByText(/^Your site is empty: visitors see a page/)).toBeVisible();

  const begin = page.getByRole('button', { name: 'Begin with an empty school' });
  await begin.click();
  await expect(begin).toHaveCount(0);
  await page.getByRole('link', { name: 'Name, e-mail, accent colour and logo' }).click();
  await page.getByLabel('Name of the school').fill('Reed Boat School');
  await page.getByLabel(/^E-mail( \*)?$/).fill('hello@reed.example');
  await page.getByLabel('Accent colour as a code such as #0b6e4f').fill('#0b6e4f');
  await choose(page, 'Logo', 'partners/green-valley.svg');
  await save(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Content', exact: true }).first().click();
  await addCourse(page, 'Reed Boats', 'courses/kitchen-chemistry.svg');
  await page.getByRole('button', { name: 'Add a module' }).click();
  await page.getByRole('group', { name: 'Modules' }).getByLabel('Name').first().fill('Build');
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  const lessons = page.getByRole('group', { name: 'Lessons' });
  await lessons.getByLabel('Name').first().fill('Fold and float');
  await lessons.getByRole('button', { name: 'Add a lecture' }).click();
  await lessons.getByLabel('Title').fill('A boat of paper');
  await choose(lessons, 'Video', 'clips/arts-1.mp4');
  await save(page);
  for (const name of ['River Maths', 'Songs of the Sea']) {
    await page.getByRole('link', { name: 'Content', exact: true }).first().click();
    await addCourse(page, name, 'courses/monsoon-watch.svg');
    await save(page);
  }
  await page.getByRole('link', { name: 'Content', exact: true }).first().click();
  await page.getByRole('link', { name: /^Questions \d|^Questions$/ }).click();
  await page.getByRole('link', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Can a boat of reed carry a child?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, on calm water.');
  await save(page);

  await page.getByRole('link', { name: 'Content', exact: true }).first().click();
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Reed Boats' }).first()).toBeVisible();
  await expectAccessible(page);

  const preview = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const tab = await preview;
  await expect(tab.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await tab.goto(`${server.url}/course-details/reed-boats`);
  await expect(tab.getByRole('heading', { level: 1, name: /Reed Boats/ })).toBeVisible();
  await tab.setViewportSize({ width: 390, height: 800 });
  await tab.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  // `trial` does not click, but fails if another element covers the link.
  await tab.getByRole('main').getByRole('link', { name: 'Enroll Now' }).last().click({ trial: true });
  await tab.getByRole('link', { name: 'Leave the preview' }).click();
  await tab.goto(`${server.url}/course-details/reed-boats`);
  await expect(tab.getByRole('heading', { level: 1, name: /Reed Boats/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note for the history').fill('Our first version');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Everything is published')).toBeVisible();

  await tab.goto(`${server.url}/course-details/reed-boats`);
  await expect(tab.getByRole('heading', { level: 1, name: /Reed Boats/ })).toBeVisible();
  await expect(tab).toHaveTitle(/Reed Boat School/);
  await expect(tab.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/sharing\/courses\/kitchen-chemistry\.svg\.jpg\?v=[0-9a-f]{8}$/,
  );
  await tab.goto(`${server.url}/embed/v1/frame/faq`);
  await expect(tab.getByText('Can a boat of reed carry a child?')).toBeVisible();
});
