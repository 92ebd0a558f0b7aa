import { describe, expect, it } from 'vitest';
import { storedData } from '../../src/sections/privacy/stored-data.ts';
import { allRoutes } from '../routes.ts';
import { openApp, site } from './support/app.ts';
import { testServer } from './support/clean-up.ts';
import { all, parseHtml, texts, values } from './support/html.ts';

/* This process renders the HTML from the sources. A real server sends compressed files, ranges and built files. */
const { get, text } = await openApp();
const document = async (path: string) => parseHtml(await text(path));

/** The parts of a page that search engines, link previews, browser caches and CDNs read. */
describe('The HTML document of a page', () => {
  const course = '/course-details/kitchen-chemistry';

  it.each([
    ['/', /STEAM/, ['EducationalOrganization', 'FAQPage']],
    ['/explore-allcourses?level=beginner&utm=x', /Explore All Our Courses/, ['BreadcrumbList', 'ItemList']],
    [course, /Kitchen Chemistry/, ['BreadcrumbList', 'Course', 'FAQPage']],
  ])('has title, description, canonical URL, Open Graph tags and JSON-LD: %s', async (path, title, types) => {
    const page = await document(path);
    expect(page.title).toMatch(title);
    const content = (selector: string) => values(page, `head meta${selector}`, 'content')[0] ?? '';
    expect(content('[name=description]').length).toBeGreaterThanOrEqual(50);
    const canonical = new URL(path, site);
    expect(values(page, 'link[rel=canonical]', 'href')).toEqual([canonical.origin + canonical.pathname]);
    for (const name of ['title', 'description', 'url', 'image'])
      expect(content(`[property="og:${name}"]`)).not.toBe('');
    const data = texts(page, 'script[type="application/ld+json"]').map((json): unknown => JSON.parse(json));
    expect(data).toEqual(expect.arrayContaining(types.map((type) => expect.objectContaining({ '@type': type }))));
    expect(data).toHaveLength(types.length);
    expect(JSON.stringify(data)).not.toMatch(/"(url|item|image)":"\//);
  });

  it('is listed in sitemap.xml, which robots.txt names', async () => {
    const places = Array.from((await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g), ([, place]) => place);
    expect(places).toEqual(expect.arrayContaining([`${site}/`, site + course, `${site}/privacy`]));
    expect(places.length).toBeGreaterThanOrEqual(40 + 7);
    expect(await text('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  it('links to its oEmbed endpoint if the page has a widget frame', async () => {
    const oembedUrl = async (path: string) =>
      values(await document(path), 'link[type="application/json+oembed"]', 'href')[0];
    for (const [path, framed] of [
      ['/explore-allcourses?category=science', 'course-finder?category=science&amp;limit=6&amp;layout=row"'],
      ['/contactus', 'contact-form"'],
      ['/steam-products', 'product-list?layout=row"'],
    ] as const) {
      const { pathname, search } = new URL((await oembedUrl(path)) ?? '', site);
      expect((await (await get(pathname + search)).json()).html).toContain(`/embed/v1/frame/${framed}`);
    }
    expect(await oembedUrl('/aboutus')).toBeUndefined();
  });

  it('has an icon at /favicon.ico', async () => {
    const icon = await get('/favicon.ico');
    expect(icon.status).toBe(302);
    const picture = await get(icon.headers.get('location') ?? '');
    expect(picture.headers.get('content-type')).toMatch(/^image\/svg/);
  });

  it('preloads the images of its first view in the head', async () => {
    const page = await document('/');
    expect(values(page, 'head link[rel=preload][as=image]', 'href')).toContain('/media/hero.svg');
    expect(all(page, 'body link[rel=preload][as=image]')).toEqual([]);
  });

  it('is not cached for a logged-in user', async () => {
    expect((await get('/', { cookie: 'token=x' })).headers.get('cache-control')).toBe('private, no-store');
  });

  it('has one URL: a trailing slash redirects to it', async () => {
    const response = await get('/blogs/?x=1');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/blogs?x=1');
    expect((await get('//evil.example/')).headers.get('location') ?? '').not.toMatch(/^\/\//);
  });

  it('renders if its URL contains a single percent sign', async () => {
    for (const path of ['/explore-allcourses?category=50%', '/course-details/50%', '/%E0%A4%A', '/?q=%']) {
      const response = await get(path);
      expect(response.status, path).toBeLessThan(500);
      const page = parseHtml(await response.text());
      expect(all(page, 'header, main h1'), path).not.toEqual([]);
    }
  });

  it('links to the terms and the privacy page, which lists all stored data', async () => {
    for (const path of allRoutes) {
      const html = await (await get(path, { cookie: 'token=x' })).text();
      expect(html.slice(html.indexOf('<footer')), path).toMatch(
        /<a [^>]*href="\/terms[?"][^>]*>Terms of Use<[\s\S]*<a [^>]*href="\/privacy[?"][^>]*>Privacy Policy</,
      );
    }
    const page = await document('/privacy');
    expect(texts(page, 'main h1')).toEqual(['Privacy in Plain Words']);
    const items = texts(page, 'main dl > div');
    for (const { what, why, until } of storedData) {
      const item = items.find((one) => one.includes(what));
      expect(item).toContain(why);
      expect(item).toContain(until);
    }
    const names = storedData.flatMap((item) => item.names);
    expect(
      texts(page, 'main dl code')
        .filter((name) => names.includes(name))
        .sort(),
    ).toEqual([...names].sort());
  });
});

describe('A built server', async () => {
  const server = await testServer();
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers, redirect: 'manual' });

  it('compresses a page, which has an ETag, and returns 304 to browsers and CDNs', async () => {
    for (const encoding of ['br', 'gzip']) {
      const first = await get('/', { 'accept-encoding': encoding });
      expect(first.headers.get('content-encoding')).toBe(encoding);
      expect(first.headers.get('cache-control')).toBe('private, max-age=60, stale-while-revalidate=300');
      expect(first.headers.get('vary')).toMatch(/Accept-Encoding/);
      const tag = first.headers.get('etag') ?? '';
      expect((await get('/', { 'accept-encoding': encoding, 'if-none-match': tag })).status).toBe(304);
    }
  });

  it('has every file that a page references, and lets it be cached for a year under its hashed name', async () => {
    const files = Array.from((await (await get('/')).text()).matchAll(/"(\/assets\/[^"]+)"/g), ([, file = '']) => file);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const response = await get(file);
      expect(response.status, file).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('serves videos in ranges, and no file outside its folders', async () => {
    const part = await get('/media/clips/science-1.mp4', { range: 'bytes=0-99' });
    expect(part.status).toBe(206);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    for (const path of [
      '/media/..%2findex.ts',
      '/media/%2e%2e/index.ts',
      '/media/.env',
      '/assets/..%2f..%2fpackage.json',
    ])
      expect([308, 404], path).toContain((await get(path)).status);
  });
});
