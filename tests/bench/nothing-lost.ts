import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { startServer } from '../server.ts';
import { inviteOwner } from './first-hour-server.ts';
import { writeSection } from './results.ts';

/**
 * `node tests/bench/nothing-lost.ts` types into a form of the office in a browser, and then causes a failure: a reload, a discarded
 * tab, an ended session, a second tab, a killed server, no connection for two minutes during an upload. Replaces the section
 * `## nothing typed is lost` of RESULTS.md. tests/api/office-content.test.ts tests a full disk, which needs a mount.
 */
const port = '4577';
const offlineMs = Number(process.argv[2] ?? 120_000);
const password = 'eleven blue kites';
const rows: string[] = [];

function note(what: string, seen: string): void {
  rows.push(`| ${what} | ${seen} |`);
  console.log(rows.at(-1));
}

const question = (page: Page) => page.getByRole('textbox', { name: /^Question/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => page.getByText('Saved in your draft.').first().waitFor();

async function expectText(page: Page, text: string): Promise<void> {
  const value = await question(page).inputValue();
  if (value !== text) throw new Error(`The field has “${value}” instead of “${text}”.`);
}

async function signIn(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Your name').fill('Amina Khan');
  await page.getByLabel('A password').fill(password);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'Welcome, Amina' }).waitFor();
}

async function openQuestion(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/office/content/faq/new`);
  await question(page).fill('What is steam?');
  await page.getByRole('textbox', { name: /^Answer/ }).fill('Five subjects.');
  await save(page);
  await page.locator('[data-item]').first().click();
  await question(page).waitFor();
}

async function takeTyped(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Use what I typed' }).click();
  await expectText(page, text);
  await save(page);
  await saved(page);
}

async function breakThePage(context: BrowserContext, page: Page): Promise<Page> {
  page.on('dialog', (dialog) => void dialog.accept());
  await question(page).fill('After a reload?');
  await page.reload();
  await takeTyped(page, 'After a reload?');
  note('reload', '“Use what I typed” brings it back');

  await question(page).fill('After a dropped tab?');
  await question(page).press('End');
  await pause(1_500);
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await takeTyped(next, 'After a dropped tab?');
  note('dropped tab', '“Use what I typed” in a new tab brings it back');
  return next;
}

async function endTheSession(context: BrowserContext, page: Page): Promise<void> {
  await question(page).fill('After the session?');
  await context.clearCookies();
  await save(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /password/i }).fill(password);
  const email = dialog.getByRole('textbox', { name: /e-mail/i });
  if (await email.count()) await email.fill('owner@bright.example');
  await dialog
    .getByRole('button', { name: /sign in/i })
    .first()
    .click();
  await saved(page);
  await expectText(page, 'After the session?');
  note('ended session', 'a dialog in front of the form asks for the password and finishes the save');
}

async function secondTab(context: BrowserContext, page: Page): Promise<void> {
  const other = await context.newPage();
  await other.goto(page.url());
  // Wait until the other tab has loaded, because a hidden tab does not load.
  await question(other).waitFor();
  await question(page).fill('In the first tab?');
  await question(other).fill('In the second tab?');
  await save(other);
  await saved(other);
  await save(page);
  await page.getByRole('button', { name: 'Save my version' }).waitFor();
  await expectText(page, 'In the first tab?');
  await page.getByRole('button', { name: 'Save my version' }).click();
  await saved(page);
  await other.close();
  note('second tab', '“Save my version” or “Load the newest version”; what is typed stays');
}

async function goOffline(context: BrowserContext, page: Page, folder: string, url: string): Promise<void> {
  await page.goto(`${url}/office/content/files`);
  const file = join(folder, 'Guide.pdf');
  writeFileSync(file, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6_000_000, 'a line of a guide\n')]));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const line = (offline: boolean) =>
    cdp.send('Network.emulateNetworkConditions', {
      ...{ offline, latency: 50, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 },
    });
  await line(false);
  await page.getByLabel('Add files from this device').setInputFiles(file);
  await pause(2_000);
  await line(true);
  await pause(offlineMs);
  await line(false);
  const begun = Date.now();
  await page.getByText('1 of 1 file uploaded.').waitFor({ timeout: 120_000 });
  const seconds = ((Date.now() - begun) / 1_000).toFixed(0);
  note(
    `no connection for ${offlineMs / 1_000} s during an upload of 6 MB`,
    `it goes on by itself, and ends ${seconds} s later`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'steam-lost-'));
const data = join(folder, 'data');
const env = { DATA_DIR: data, NODE_ENV: 'production', PORT: port };
let server = await startServer(env);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const context = await browser.newContext();
  context.setDefaultTimeout(30_000);
  const first = await context.newPage();
  await signIn(first, await inviteOwner(data, server.url));
  await openQuestion(first, server.url);
  const page = await breakThePage(context, first);
  await endTheSession(context, page);
  await secondTab(context, page);

  await question(page).fill('After the kill?');
  server.process.kill('SIGKILL');
  await save(page);
  await page
    .getByText(/^The server did not answer/)
    .first()
    .waitFor();
  await expectText(page, 'After the kill?');
  server = await startServer(env);
  await save(page);
  await saved(page);
  await page.reload();
  await expectText(page, 'After the kill?');
  note(
    'killed server (SIGKILL)',
    '“The server did not answer. Nothing that you typed is lost …”; the next Save stores it; what was saved before is there',
  );

  await goOffline(context, page, folder, server.url);
  writeSection(
    'nothing typed is lost',
    `Written by \`node tests/bench/nothing-lost.ts\` on ${new Date().toISOString().slice(0, 10)}, in Chromium, on a production server with SQLite. A full disk:
\`tests/api/office-content.test.ts\`.

| While typing | Seen |
| --- | --- |
${rows.join('\n')}
`,
  );
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
