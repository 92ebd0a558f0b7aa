import { describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { lesson, readingRoutes } from '../../routes.ts';
import { openApp } from '../support/app.ts';
import { all, one, parseHtml, texts, values } from '../support/html.ts';

/* The HTML that a page offers without JavaScript. tests/e2e/no-script.spec.ts uses it in a browser. */

const { get, text } = await openApp();
const page = async (path: string) => parseHtml(await text(path));
const user = { firstName: 'Zainab', lastName: 'Qureshi', _id: 'u1', email: 'zainab@example.com' };
const userData = `userData=${encodeURIComponent(JSON.stringify(user))}`;

describe('Without scripts', () => {
  it('the catalogue has all courses on linked pages, whose links keep the partner', async () => {
    const names = wire.courses.map(({ name }) => name);
    const first = await page('/explore-allcourses?partner=green-valley');
    expect(texts(first, 'main article h2')).toEqual(names);
    expect(texts(first, 'main a')).not.toContain('Show more courses');
    const second = await page('/explore-allcourses?page=2&partner=green-valley');
    expect(texts(second, 'main article h2')).toEqual(names.slice(24));
    const back = all(second, 'main a').find(({ textContent }) => textContent?.startsWith('Previous courses'));
    expect(back?.getAttribute('href')).toBe('/explore-allcourses?partner=green-valley');
    expect(second.title).toMatch(/^Explore All Our Courses, page 2/);
    expect((await get('/explore-allcourses?page=3')).status).toBe(404);
  });

  it('the forms of the catalogue send a GET request with the partner', async () => {
    const forms = all(await page('/explore-allcourses?partner=green-valley&category=maths'), 'main form');
    for (const form of forms) {
      expect(form.getAttribute('method') ?? 'get').toBe('get');
      expect(values(form, 'input[name=partner]', 'value')).toEqual(['green-valley']);
    }
    const selected = await page('/explore-allcourses?category=arts');
    expect(values(selected, 'select[name=category] option[selected]', 'value')).toEqual(['arts']);
    expect(all(selected, 'main article')).toHaveLength(8);
  });

  it('the header links all pages, highlights the current one, and has a menu', async () => {
    for (const [path, name] of [
      ['/', 'Home'],
      ['/aboutus', 'About Us'],
      ['/explore-allcourses', 'Courses'],
      ['/contactus', 'Contact Us'],
    ] as const) {
      const header = one(await page(path), 'header');
      expect(texts(header, 'nav [aria-current=page]'), path).toEqual([name]);
      expect(values(header, 'nav a', 'href'), path).toContain(path);
      expect(values(header, 'a[aria-label="Open the menu"]', 'href')[0]).toMatch(/^#/);
    }
  });

  it('the header shows name and Logout for a token cookie, and Login for a name without a token', async () => {
    const header = async (path: string, cookie: string) =>
      one(parseHtml(await (await get(path, { cookie })).text()), 'header').textContent;
    for (const path of readingRoutes.slice(0, 3)) {
      expect(await header(path, `token=any; ${userData}`)).toMatch(/Zainab Qureshi.*Logout/);
      expect(await header(path, 'token=any')).toContain('Logout');
      expect(await header(path, userData)).not.toContain('Logout');
    }
  });

  it('a lecture redirects to the home page with a message if the visitor is not logged in', async () => {
    const location = (await get(`/video/${lesson}?partner=green-valley`)).headers.get('location') ?? '';
    const { pathname, search, searchParams } = new URL(location, 'http://x');
    expect([pathname, searchParams.get('partner')]).toEqual(['/', 'green-valley']);
    expect(texts(await page(pathname + search), '[role=alert]').join()).toContain('Please login for course lecture');
  });
});
