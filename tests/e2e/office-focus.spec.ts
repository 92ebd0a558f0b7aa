import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contentMenu } from '../../src/domain/office/things.ts';
import { full, inAll } from '../full.ts';
import { acceptInvitation, officeTest } from './office-site.ts';
import { expect } from './site.ts';

const stops = 24;

/** The patterns of `Pages.tsx`, so that no page is forgotten; `/folder` is an old address of `/import`. */
const patterns = [
  ...readFileSync('src/office/Pages.tsx', 'utf8').matchAll(/(path: |content\(|requests\()'(\/[^']*|)'/g),
]
  .map(([, kind, path]) => (kind === 'requests(' ? `/requests${path}` : (path ?? '')))
  .filter((path) => path !== '/folder');

/** Pages of items that a new school lacks. */
const withoutItems = new Set(['/people/:id', '/requests/start/:thing/:id', '/requests/start/:thing/:id/print']);

/** What covers the focused control, by the boxes of all that stays in the window; '' if nothing does. */
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

async function findCovered(page: Page, address: string, covered: string[]): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const cover = await coverOfFocus(page);
    if (cover) covered.push(`${new URL(address).pathname}, stop ${stop + 1}: ${cover}`);
  }
}

/** The address of the first item that a list links to. */
async function firstItem(page: Page, list: string): Promise<string | undefined> {
  const inList = new RegExp(`^${new URL(list).pathname}/(?!new$|files$)[^/?#]+$`);
  const links = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname));
  const path = links.find((link) => inList.test(link));
  return path && new URL(path, list).href;
}

officeTest(
  'No bar of the office covers the focused control on a phone (WCAG 2.4.11)',
  inAll,
  async ({ page, office }) => {
    officeTest.setTimeout(full ? 600_000 : 90_000);
    const { url } = office.server;
    await acceptInvitation(page, office.invitation);
    await page.setViewportSize({ width: 390, height: 760 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const message = { recipient: 'zara@home.example', subject: 'Kites', body: 'When do kites begin?' };
    expect((await page.request.post(`${url}/api/contactus`, { data: message })).ok()).toBe(true);
    const lists = [
      '/messages',
      '/people',
      '/partners',
      '/requests',
      ...contentMenu.flatMap(({ things }) => things.map((thing) => `/content/${thing}`)),
    ];
    const others = [
      '/',
      '/setup',
      '/doctor',
      '/staff',
      '/me',
      '/requests/new',
      '/history',
      '/import',
      '/import/courses',
      '/pictures/courses',
      '/content',
      '/content/files',
    ];
    const covered: string[] = [];
    const seen: string[] = [];
    for (const path of full ? [...others, ...lists] : ['/content/courses', '/requests/new', '/me']) {
      const address = `${url}/office${path === '/' ? '' : path}`;
      await findCovered(page, address, covered);
      seen.push(path);
      const item = lists.includes(path) ? await firstItem(page, address) : undefined;
      if (!item) continue;
      await findCovered(page, item, covered);
      seen.push(new URL(item).pathname.replace('/office', ''));
    }
    const isSeen = (pattern: string) =>
      seen.some((path) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path));
    if (full) expect(patterns.filter((pattern) => !isSeen(pattern) && !withoutItems.has(pattern))).toEqual([]);
    expect(covered).toEqual([]);
  },
);
