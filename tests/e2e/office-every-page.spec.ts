import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { full } from '../full.ts';
import type { RunningServer } from '../server.ts';
import { register } from './helpers.ts';
import { acceptInvitation, officeTest } from './office-site.ts';
import { expect } from './site.ts';

/** The route patterns in `Pages.tsx`: the test must open a page of each. `/folder` redirects to `/import`. */
const patterns = [
  ...readFileSync('src/office/Pages.tsx', 'utf8').matchAll(/(path: |content\(|requests\()'(\/[^']*|)'/g),
]
  .map(([, kind, path]) => (kind === 'requests(' ? `/requests${path}` : (path ?? '')))
  .filter((path) => path !== '/folder');

/** The route pattern of a path. For content, with the kind of item, because each kind has a different form. */
function kindOf(path: string): string | undefined {
  const pattern = patterns.find((one) => new RegExp(`^${one.replace(/:\w+/g, '[^/]+')}$`).test(path));
  return pattern?.startsWith('/content/:kind') ? `${pattern} ${path.split('/')[2]}` : pattern;
}

const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1366, colorScheme: 'light' },
] as const;

/** A visitor's text. As HTML, it would run a script with the rights of an owner. */
const hostile = (text: string) => `${text}<img src=x onerror="window.__hacked=1">`;

/** How many times the test presses Tab on a page. */
const stops = 24;

/** Describes the sticky or fixed element that covers the focused control; '' if none does. */
const coverOfFocus = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const box = focused.getBoundingClientRect();
    const name = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 90);
    for (const bar of document.querySelectorAll('*')) {
      const { position, visibility } = getComputedStyle(bar);
      if ((position !== 'sticky' && position !== 'fixed') || visibility === 'hidden') continue;
      if (bar.contains(focused) || focused.contains(bar)) continue;
      const other = bar.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, other.left), Math.min(box.right, other.right)];
      const [top, bottom] = [Math.max(box.top, other.top), Math.min(box.bottom, other.bottom)];
      if (right - left < 1 || bottom - top < 1) continue;
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (shown && bar.contains(shown))
        return `${name(focused)} is under ${name(bar)} for ${Math.round(bottom - top)} px`;
    }
    return box.bottom <= 0 || box.top >= innerHeight ? `${name(focused)} is out of the window` : '';
  });

/** The paths of the office that a page links to. */
const linksOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname))
    .then((paths) => paths.flatMap((path) => (path.startsWith('/office/') ? path.slice('/office'.length) : [])));

/**
 * Opens a page of the office, and checks it in each combination of `looks`.
 *
 * @param sample the index of the only combination that `npm test` checks
 */
async function findProblems(page: Page, address: string, sample: number, problems: string[]): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  if (/\/(messages|people|requests)$/.test(address)) await expect(page.getByText(hostile('')).first()).toBeVisible();
  for (const [index, { width, colorScheme }] of looks.entries()) {
    if (!full && index !== sample) continue;
    const report = (problem: string) =>
      problems.push(`${new URL(address).pathname}, ${width} px, ${colorScheme}: ${problem}`);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 760 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) report(`is ${wider} px wider than the window`);
    for (const violation of await axeViolations(page)) report(violation);
    if (await page.evaluate(() => '__hacked' in window || document.querySelector('[onerror]') !== null))
      report('has an element of a visitor');
    // Skip dark: the theme does not move elements.
    if (full && colorScheme === 'dark') continue;
    for (let stop = 1; stop <= stops; stop += 1) {
      await page.keyboard.press('Tab');
      const cover = await coverOfFocus(page);
      if (cover) report(`stop ${stop}: ${cover}`);
    }
  }
}

/** Adds a row to each list: a message, an account and a request for a seat. */
async function fillLists(page: Page, server: RunningServer): Promise<void> {
  const body = hostile('When do kites begin?');
  const message = { recipient: 'zara@home.example', subject: hostile('Kites'), body };
  expect((await page.request.post(`${server.url}/api/contactus`, { data: message })).ok()).toBe(true);
  await register(server, { firstName: hostile('Zara') });
  const { course } = await (await page.request.get(`${server.url}/api/course/single/kitchen-chemistry`)).json();
  const request = {
    ...{
      course: course._id,
      start: course.starts[0] ?? '',
      name: hostile('Zara Ahmed'),
      phone: '03001234567',
      email: '',
      note: hostile('After school'),
    },
    ...{ childName: hostile('Bilal'), childAge: '9' },
  };
  const headers = { Origin: server.url };
  const added = await page.request.post(`${server.url}/office/api/requests/add`, { data: request, headers });
  expect([added.status(), await added.text()]).toEqual([200, expect.any(String)]);
}

officeTest(
  'Every page of the office passes axe, fits and shows hostile text as text, and no bar covers the focused control (WCAG 2.4.11), on a phone and a wide screen',
  async ({ page, office: { server, invitation } }) => {
    officeTest.setTimeout(full ? 900_000 : 90_000);
    await acceptInvitation(page, invitation);
    await fillLists(page, server);
    const queue = full
      ? patterns.filter((pattern) => !pattern.includes(':'))
      : ['/requests', '/requests/new', '/messages'];
    const seen = new Set(queue.map(kindOf));
    const problems: string[] = [];
    for (const [index, path] of queue.entries()) {
      await findProblems(page, `${server.url}/office${path === '/' ? '' : path}`, index % looks.length, problems);
      for (const link of full ? await linksOf(page) : []) {
        const kind = kindOf(link);
        if (kind === undefined || seen.has(kind) || link.endsWith('/new')) continue;
        seen.add(kind);
        queue.push(link);
      }
    }
    const found = new Set(queue.map((path) => kindOf(path)?.replace(/ .*/, '')));
    if (full) expect(patterns.filter((pattern) => !found.has(pattern))).toEqual([]);
    expect(problems).toEqual([]);
  },
);
