import type { Page } from '@playwright/test';
import { everyNth, full } from '../../full.ts';
import { course, hydrated, lesson, logIn } from '../helpers.ts';
import { type ContentSet, links, media, pick, responsesFor } from './content-sets.ts';
import { ids } from './ids.ts';
import { expect, expectNothingRan, test } from './security-watch.ts';

const run = 'window.__hacked=1';
/** URLs that no link may use and no element may fetch. */
const forbidden = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `java\rscript:${run}`,
  `\u0001javascript:${run}`,
  ` javascript:${run}`,
  `\u00a0javascript:${run}`,
  `javascript\t:${run}`,
  `javascript://elsewhere.invalid/%0a${run}`,
  `view-source:javascript:${run}`,
  'vbscript:msgbox(1)',
  'livescript:x',
  'data:text/html,<script>parent.__hacked=1</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:,x',
  'data:application/javascript,alert(1)',
  'data:text/xml,<x/>',
  'DATA:TEXT/HTML,x',
  'blob:https://elsewhere.invalid/1',
  'filesystem:https://elsewhere.invalid/temporary/x',
  'file:///etc/passwd',
  'file:c:/windows/win.ini',
  'ftp://elsewhere.invalid/x',
  'gopher://elsewhere.invalid/',
  'ws://elsewhere.invalid/',
  'about:blank',
  'chrome://settings',
  'resource:///modules',
  'intent://x#Intent;scheme=http;end',
  'ms-word:ofe|u|https://elsewhere.invalid/x.doc',
  'steam://run/1',
  'sms:+1',
  'geo:0,0',
  'urn:x:y',
  'jar:https://elsewhere.invalid!/',
  'http://user:password@elsewhere.invalid/',
  'https://user@elsewhere.invalid/',
  'https://facebook.com%2f@elsewhere.invalid/',
  'http://',
  'https://[::1',
  'http://elsewhere.invalid:99999/',
  `https://elsewhere.invalid/${'a'.repeat(65_536)}`,
  '',
  '   ',
];
const all = [...forbidden, ...links.map(([given]) => given), ...media.map(([given]) => given)];

const contentSet: ContentSet = {
  rows: all.length,
  inner: 2,
  name: (n) => `Plain ${n}`,
  text: (n) => `Plain words ${n}`,
  media: (n) => pick(all, n),
  link: (n) => pick(all, n),
  id: (n) => `row-${n}`,
};

/** Links and sources with a forbidden URL. */
const unsafeUrls = (page: Page) =>
  page.evaluate(() => {
    const roots: ParentNode[] = [document];
    for (const host of document.querySelectorAll('*')) if (host.shadowRoot) roots.push(host.shadowRoot);
    const found: string[] = [];
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
      for (const { name, value } of element.attributes) {
        if (!/^(href|src|poster|srcset|action|formaction|data|background|ping|cite|xlink:href)$/.test(name)) continue;
        const { protocol, username } = new URL(value, location.href);
        const link = element.localName === 'a';
        const picture = element.localName === 'img' || name === 'poster';
        const allowed = link ? /^(https?|mailto|tel):$/ : picture ? /^(https?|data):$/ : /^https?:$/;
        if (!allowed.test(protocol) || username) found.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`);
        if (protocol === 'data:' && !/^data:image\//i.test(value))
          found.push(`${element.localName}: ${value.slice(0, 80)}`);
        if (link && /^https?:$/.test(protocol) && new URL(value, location.href).host !== location.host) {
          if (!/noopener/.test(element.getAttribute('rel') ?? '')) found.push(`${value.slice(0, 80)} has an opener`);
        }
      }
    }
    return found;
  });

test('URLs from API responses reach a page only if they are http(s), mailto, tel, paths, or image data', async ({
  page,
  context,
  site,
  api,
}) => {
  api.setContent(responsesFor(contentSet));
  await logIn(context, site.url);
  // A sample, because the decoders of all lists have unit tests with each URL.
  const others = ['/', '/explore-allcourses', `/course-details/${course}`, '/aboutus', '/steam-ambassadors'];
  const frames = ['/embed/v1/frame/product-list', '/embed/v1/frame/course-finder'];
  const sample = ['/steam-products', `/video/${lesson}`, ...frames.slice(0, 1)];
  for (const path of full ? [...others, ...sample, ...frames.slice(1)] : sample) {
    await test.step(path, async () => {
      await page.goto(path);
      if (path.startsWith('/embed')) await expect(page.locator('[data-theme]').first()).toBeAttached();
      else await hydrated(page);
      const players = page.getByRole('main').getByRole('article').getByRole('button');
      if (path.startsWith('/video')) {
        for (const player of (await players.all()).slice(0, 5)) {
          await player.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await unsafeUrls(page)).toEqual([]);
          await page.keyboard.press('Escape');
        }
      }
      expect(await unsafeUrls(page)).toEqual([]);
      expect(await page.locator('a[href]').count()).toBeGreaterThan(0);
      // A product with a forbidden URL shows its name without a link.
      if (path.includes('product')) {
        const links = await page.getByRole('link', { name: /^Download Now !/ }).count();
        expect(links).toBeLessThan(all.length - forbidden.length + 1);
      }
      await expectNothingRan(page);
    });
  }
});

test.describe('URLs with unusual ids', () => {
  test('render a page or a not-found page', async ({ page, site }) => {
    await page.goto('/privacy');
    await hydrated(page);
    for (const [place, route] of ['/course-details/', '/video/', '/enroll-now/', '/blog-details/', '/'].entries()) {
      await test.step(route, async () => {
        // Each pair of neighbouring routes covers all ids.
        for (const id of everyNth(ids, 2, place)) {
          const response = await fetch(site.url + route + id, { headers: { cookie: 'token=x' }, redirect: 'manual' });
          expect([200, 308, 400, 404], `${route}${id.slice(0, 60)}`).toContain(response.status);
          if (response.status === 308) {
            const to = new URL(response.headers.get('location') ?? '', site.url);
            expect(to.origin).toBe(site.url);
            continue;
          }
          const html = await response.text();
          expect(html).not.toContain('<script>window');
          expect(html).not.toContain('"onload="');
          expect(html).not.toMatch(/(href|src)="javascript:/i);
          if (/^\/(course|video)/.test(route) && response.status === 200) expect(html, id).toMatch(/not here|<html/);
        }
        // A sample in the browser, with pushState: tests/unit/site/routes.test.ts decodes all ids with the same code.
        for (const id of everyNth(
          ids.filter((one) => one.length < 100),
          50,
          5 * place,
        )) {
          const path = `${route}${encodeURIComponent(id)}`;
          await page.evaluate((to) => history.pushState(null, '', to), path);
          const title = page.locator('main h1');
          await expect(title).toBeVisible();
          await expect(title).not.toHaveText('Privacy in Plain Words');
          await expect(page.locator('main')).not.toContainText(/Unexpected Application Error/);
          await expectNothingRan(page);
        }
      });
    }
  });
});
