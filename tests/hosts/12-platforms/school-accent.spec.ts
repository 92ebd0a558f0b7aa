import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../api/provider/commands.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { expect, test } from '../host.ts';
import { loaderAndClassic, script, tag } from '../snippets.ts';

// Run in one worker, because all tests share one server.
test.describe.configure({ mode: 'default' });

/** The server of a school with its own accent colour. */
const work = mkdtempSync(join(tmpdir(), 'steam-accent-'));
let school: RunningServer;
test.beforeAll(async () => {
  const env = { DATABASE_URL: `sqlite:${join(work, 'steam.db')}`, DATA_DIR: join(work, 'data') };
  const folder = join(work, 'content');
  expect(await run('content', ['sample', folder], env)).toMatchObject({ code: 0 });
  const file = join(folder, 'school.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^accent: .*$/m, 'accent: "#0b6e4f"'));
  expect(await run('content', ['apply', folder], env)).toMatchObject({ code: 0, err: '' });
  school = await startServer(env);
});
test.afterAll(async () => {
  await school?.stop();
  rmSync(work, { recursive: true, force: true });
});

for (const way of loaderAndClassic) {
  test(`a widget (${way}) has the school’s accent, lighter in the dark theme, unless the page sets one`, async ({
    page,
    open,
  }) => {
    const host = (css: string) => ({
      head: `<style>${css}</style>${script('contact-form', way, school.url)}`,
      body: tag('contact-form', way),
    });
    const ground = () => page.locator('[part~=button]').evaluate((button) => getComputedStyle(button).backgroundColor);
    await open(host(''));
    await expect.poll(ground).toBe('rgb(11, 110, 79)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).not.toBe('rgb(11, 110, 79)');
    await page.emulateMedia({ colorScheme: 'light' });
    await open(host(':root { --steam-accent: #14532d }'));
    await expect.poll(ground).toBe('rgb(20, 83, 45)');
  });
}

test('a framed widget has the school’s accent, or the accent of its URL', async ({ page }) => {
  const ground = () => page.locator('[part~=button]').evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.goto(`${school.url}/embed/v1/frame/contact-form?theme=light`);
  await expect.poll(ground).toBe('rgb(11, 110, 79)');
  await page.goto(`${school.url}/embed/v1/frame/contact-form?theme=light&accent=%2314532d`);
  await expect.poll(ground).toBe('rgb(20, 83, 45)');
});

test('the builder adds the school’s accent to the snippet of a pinned script, which does not contain it', async ({
  page,
}) => {
  await page.goto(`${school.url}/embed?widget=faq`);
  const code = page.getByRole('region', { name: 'HTML', exact: true }).locator('pre').first();
  await expect(code).toContainText('/embed/v1/steam.js');
  await expect(code).not.toContainText('--steam-accent');
  await expect(page.getByLabel('Pick the accent colour')).toHaveValue('#0b6e4f');
  await page.getByLabel(/^Pin version/).check();
  await expect(code).toContainText('--steam-accent: light-dark(#0b6e4f, #');
});
