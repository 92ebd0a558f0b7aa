import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { startServer } from '../server.ts';
import { type FirstHourFiles, writeFiles } from './first-hour-files.ts';
import { inviteOwner } from './first-hour-server.ts';
import { type Effort, KeyboardPerson, Person } from './person.ts';
import { writeSection } from './results.ts';

/**
 * `node tests/bench/first-hour.ts` simulates the owner of a small school on an empty production server: she opens her invitation,
 * publishes the school with a first course, imports 30 courses, adds 25 photos, and undoes a bad publication. She pauses like a
 * person (person.ts), and has a home connection. Replaces the section `## first hour` of RESULTS.md. With `--keyboard`, she uses
 * only the keyboard, without pauses, and RESULTS.md stays unchanged.
 */
const isKeyboard = process.argv.includes('--keyboard');
const photoCount = 25;
/** 10 Mbit/s down, 2 Mbit/s up, 60 ms latency. */
const homeLine = { offline: false, latency: 60, downloadThroughput: 10_000_000 / 8, uploadThroughput: 2_000_000 / 8 };

interface Row extends Effort {
  what: string;
  target: string;
}

const rows: Row[] = [];

function note(what: string, target: string, effort: Effort): void {
  rows.push({ what, target, ...effort });
  console.log(`${what}: ${effort.seconds.toFixed(1)} s, ${effort.presses} presses, ${effort.fields} fields`);
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

async function account(owner: Person, invitation: string): Promise<void> {
  const { page } = owner;
  await page.goto(invitation);
  await owner.read(4);
  await owner.type(page.getByLabel('Your name'), 'Amina Khan');
  await owner.type(page.getByLabel('A password'), 'eleven blue kites');
  await owner.press(button(page, 'Begin'));
  await page.getByRole('heading', { name: 'Welcome, Amina' }).waitFor();
}

/** Waits until a page of the site contains the text. */
async function untilVisitorsSee(visitor: Page, url: string, text: string): Promise<void> {
  for (;;) {
    const response = await visitor.request.get(url);
    if (response.ok() && (await response.text()).includes(text)) return;
  }
}

async function publishSchool(owner: Person, { logo }: FirstHourFiles): Promise<void> {
  const { page } = owner;
  await owner.read(6);
  await owner.press(button(page, 'Begin with an empty school'));
  await owner.press(page.getByRole('link', { name: 'Name, e-mail, accent colour and logo' }).first());
  await owner.read(3);
  await owner.type(page.getByLabel('Name of the school'), 'Bright Minds');
  await owner.type(page.getByLabel(/^E-mail( \*)?$/), 'hello@bright.example');
  await owner.type(page.getByLabel('Accent colour as a code such as #0b6e4f'), '#0b6e4f');
  await owner.pickFiles(page.getByLabel('Choose a file for Logo'), logo);
  await page.getByText(/^Uploaded,/).waitFor();
  await owner.press(button(page, 'Save'));
  await owner.press(page.getByRole('link', { name: 'Add course 1 of 3' }).first());
  await owner.read(3);
  await owner.type(page.getByLabel('Name').first(), 'Reed Boats');
  await owner.choose(page.getByLabel('Category'), 'Science');
  await owner.press(button(page, 'Save'));
  await owner.press(button(page, 'Publish…'));
  await owner.read(3);
  await owner.press(button(page.getByRole('dialog'), 'Publish'));
  await page.getByText('Everything is published').waitFor();
}

async function importTable(owner: Person, file: string): Promise<void> {
  const { page } = owner;
  await owner.press(menu(page, 'Import'));
  await owner.read(3);
  await owner.pickFiles(page.getByLabel('Choose a file', { exact: true }), file);
  await page.getByRole('heading', { name: /question/ }).waitFor();
  await owner.read(12);
  await owner.press(button(page, /^Take all \d+ proposals/));
  await page.getByText(/^\d+ new/).waitFor();
  await owner.read(8);
  await owner.press(button(page, /into my draft$/));
  await page.getByRole('heading', { name: '30 courses in your draft' }).waitFor();
}

async function undoPublication(owner: Person): Promise<void> {
  const { page } = owner;
  await owner.press(menu(page, 'History'));
  await owner.press(button(page, /^Back to version/).first());
  await owner.press(button(page.getByRole('dialog'), 'Make it the site again'));
}

async function attachPhotos(owner: Person, { photos }: FirstHourFiles): Promise<void> {
  const { page } = owner;
  await owner.press(page.getByRole('link', { name: 'Add their pictures' }));
  await owner.pickFiles(page.getByLabel('Choose pictures'), photos);
  for (const photo of photos) {
    const list = page.getByLabel(`The course that ${basename(photo)} shows`);
    // Choose the second option, the next imported course: the first option is the course that she published before.
    const course = await list.locator('optgroup option').nth(1).textContent();
    await owner.choose(list, course ?? '');
  }
  // Wait until all photos are uploaded.
  await page.getByText('Each picture has its course.', { exact: true }).waitFor();
  await owner.press(button(page, `Save ${photos.length} pictures`));
  await page.getByText(`${photos.length} pictures saved in your draft.`).waitFor();
}

async function firstHour(context: BrowserContext, url: string, invitation: string, files: FirstHourFiles) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', homeLine);
  const visitor = await context.newPage();
  const owner = isKeyboard ? new KeyboardPerson(page) : new Person(page);

  owner.begin();
  await account(owner, invitation);
  note('her account, from the invitation', '', owner.effort());
  owner.begin();
  await publishSchool(owner, files);
  await untilVisitorsSee(visitor, `${url}/course-details/reed-boats`, 'Bright Minds');
  note(
    'name, e-mail, accent, logo and a first course without a lesson: on the site',
    '180 s, 12 presses',
    owner.effort(),
  );

  for (const file of [files.csv, files.xlsx]) {
    owner.begin();
    await importTable(owner, file);
    note(`30 courses of ${file === files.csv ? 'a CSV file' : 'an Excel file'} in the draft`, '180 s', owner.effort());
    if (file === files.csv) await owner.press(button(page, 'Undo the import'));
  }
  owner.begin();
  await attachPhotos(owner, files);
  note(`${photoCount} photos attached`, '300 s', owner.effort());
  await owner.press(button(page, 'Publish…'));
  await owner.press(button(page.getByRole('dialog'), 'Publish'));
  await page.getByText('Everything is published').waitFor();
  await untilVisitorsSee(visitor, `${url}/explore-allcourses`, 'Robots for Kids 1');
  owner.begin();
  await undoPublication(owner);
  for (;;) {
    const response = await visitor.request.get(`${url}/explore-allcourses`);
    if (!(await response.text()).includes('Robots for Kids 1')) break;
  }
  note('a bad publication undone, as visitors see it', '10 s', owner.effort());
}

const folder = mkdtempSync(join(tmpdir(), 'steam-first-hour-'));
const data = join(folder, 'data');
const server = await startServer({ DATA_DIR: data, NODE_ENV: 'production' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const files = await writeFiles(folder, photoCount);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  context.setDefaultTimeout(60_000);
  await firstHour(context, server.url, await inviteOwner(data, server.url), files);
  if (!isKeyboard)
    writeSection(
      'first hour',
      `Written by \`node tests/bench/first-hour.ts\` on ${new Date().toISOString().slice(0, 10)}: an empty production server, 10 Mbit/s down and 2 up. She
thinks 1.35 s before each press, points for 1.1 s, and types a letter in 0.28 s (keystroke-level model); she reads new pages for 3 to 12 s. Presses
include two in the file dialog of the system.

|  | target | seconds | presses | fields | letters |
| --- | --- | --: | --: | --: | --: |
${rows.map(({ what, target, seconds, presses, fields, letters }) => `| ${[what, target, seconds.toFixed(1), presses, fields, letters].join(' | ')} |`).join('\n')}
`,
    );
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
