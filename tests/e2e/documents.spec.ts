import { expect, test } from './site.ts';

/** What search engines, link previews, browsers' caches and CDNs read of a page. */
test.describe('A page’s document', () => {
  const course = '/course-details/kitchen-chemistry';
  const jsonLd = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    );

  for (const [path, title, types] of [
    ['/', /STEAM/, ['EducationalOrganization', 'FAQPage']],
    ['/explore-allcourses?level=beginner&utm=x', /Explore All Our Courses/, ['BreadcrumbList', 'ItemList']],
    [course, /Kitchen Chemistry/, ['BreadcrumbList', 'Course', 'FAQPage']],
  ] as const) {
    test(`says what it is: ${path}`, async ({ request, server }) => {
      const html = await (await request.get(path)).text();
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(title);
      expect(/<meta name="description" content="(.{50,}?)">/.exec(html)).not.toBeNull();
      const canonical = new URL(path, server.url);
      expect(html).toContain(`<link rel="canonical" href="${canonical.origin}${canonical.pathname}">`);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
        expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+">`));
      }
      const data = jsonLd(html);
      expect(data.map((entry) => entry['@type']).sort()).toEqual(types);
      expect(JSON.stringify(data)).not.toMatch(/"(url|item|image)":"\//);
    });
  }

  test('keeps its title and canonical address in step during navigation', async ({ page, server }) => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Blogs' }).first().click();
    await expect(page).toHaveTitle(/^Blogs/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/blogs`);
  });

  test('is known to search engines: sitemap.xml and robots.txt', async ({ request, server }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places).toContain(`${server.url}/`);
    expect(places).toContain(server.url + course);
    expect(places.length).toBeGreaterThanOrEqual(40 + 7);
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  });

  test('names its oEmbed address for editors, where it has a frame', async ({ request }) => {
    const asked = async (path: string) =>
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)">/.exec(
        await (await request.get(path)).text(),
      )?.[1];
    for (const [path, framed] of [
      ['/explore-allcourses?category=science', 'course-finder?category=science'],
      ['/contactus', 'contact-form'],
      ['/steam-products', 'product-list'],
    ] as const) {
      const answer = await (await request.get((await asked(path)) ?? '')).json();
      expect(answer.html).toContain(`/embed/v1/frame/${framed}"`);
    }
    expect(await asked('/aboutus')).toBeUndefined();
  });

  test('has an icon at /favicon.ico', async ({ server }) => {
    const icon = await fetch(`${server.url}/favicon.ico`);
    expect(icon.status).toBe(200);
    expect(icon.headers.get('content-type')).toMatch(/^image\/svg/);
  });

  test('is compressed, tagged and answered with 304, for a browser and a CDN alike', async ({ server }) => {
    for (const encoding of ['br', 'gzip']) {
      const first = await fetch(`${server.url}/`, { headers: { 'accept-encoding': encoding } });
      expect(first.headers.get('content-encoding')).toBe(encoding);
      expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300');
      expect(first.headers.get('vary')).toMatch(/Accept-Encoding/);
      const tag = first.headers.get('etag') ?? '';
      const again = await fetch(`${server.url}/`, { headers: { 'accept-encoding': encoding, 'if-none-match': tag } });
      expect(again.status).toBe(304);
    }
  });

  test('fetches the pictures of its first view ahead, from its head', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toContain('<link rel="preload" as="image" href="/media/hero.svg"');
    expect(body).not.toContain('rel="preload" as="image"');
  });

  test('fetches its font ahead, but not from its head, where the first frame would wait for it', async ({ page }) => {
    await page.goto('/');
    const preload = page.locator('link[rel=preload][as=font]');
    await expect(preload).toHaveCount(1);
    await expect(page.locator('head').locator(preload)).toHaveCount(0);
    // The one that the styles ask for, or it would be fetched twice.
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    });
    expect(fonts).toHaveLength(1);
    expect(fonts[0]?.name).toBe(await preload.evaluate((link) => (link as HTMLLinkElement).href));
  });

  test('of a logged-in user is in no cache', async ({ request }) => {
    const response = await request.get('/', { headers: { cookie: 'token=x' } });
    expect(response.headers()['cache-control']).toBe('private, no-store');
  });

  test('names only files that are there, kept for a year under a name that changes with them', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const files = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('has one address: a slash at the end leads to it', async ({ request, server }) => {
    const response = await request.get('/blogs/?x=1', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe('/blogs?x=1');
    const astray = await fetch(`${server.url}//evil.example/`, { redirect: 'manual' });
    expect(astray.headers.get('location') ?? '').not.toMatch(/^\/\//);
  });

  test('serves clips in ranges, and nothing outside its folders', async ({ request }) => {
    const part = await request.get('/media/clips/science-1.mp4', { headers: { range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    expect((await part.body()).length).toBe(100);
    for (const path of [
      '/media/..%2findex.ts',
      '/media/%2e%2e/index.ts',
      '/media/.env',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
