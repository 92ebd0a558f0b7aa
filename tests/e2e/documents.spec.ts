import { expect, test } from './site.ts';

/** The parts of a page that search engines, link previews, browser caches and CDNs read. */
test.describe('The HTML document of a page', () => {
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
    test(`has title, description, canonical URL, Open Graph tags and JSON-LD: ${path}`, async ({ request, server }) => {
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

  test('updates its title and canonical URL during navigation', async ({ page, server }) => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Blogs' }).first().click();
    await expect(page).toHaveTitle(/^Blogs/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/blogs`);
  });

  test('is listed in sitemap.xml, which robots.txt names', async ({ request, server }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places).toContain(`${server.url}/`);
    expect(places).toContain(server.url + course);
    expect(places.length).toBeGreaterThanOrEqual(40 + 7);
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  });

  test('links to its oEmbed endpoint if the page has a widget frame', async ({ request }) => {
    const oembedUrl = async (path: string) =>
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)">/.exec(
        await (await request.get(path)).text(),
      )?.[1];
    for (const [path, framed] of [
      ['/explore-allcourses?category=science', 'course-finder?category=science'],
      ['/contactus', 'contact-form'],
      ['/steam-products', 'product-list'],
    ] as const) {
      const response = await (await request.get((await oembedUrl(path)) ?? '')).json();
      expect(response.html).toContain(`/embed/v1/frame/${framed}"`);
    }
    expect(await oembedUrl('/aboutus')).toBeUndefined();
  });

  test('has an icon at /favicon.ico', async ({ server }) => {
    const icon = await fetch(`${server.url}/favicon.ico`);
    expect(icon.status).toBe(200);
    expect(icon.headers.get('content-type')).toMatch(/^image\/svg/);
  });

  test('is compressed, has an ETag, and returns 304 to browsers and CDNs', async ({ server }) => {
    for (const encoding of ['br', 'gzip']) {
      const first = await fetch(`${server.url}/`, { headers: { 'accept-encoding': encoding } });
      expect(first.headers.get('content-encoding')).toBe(encoding);
      expect(first.headers.get('cache-control')).toBe('private, max-age=60, stale-while-revalidate=300');
      expect(first.headers.get('vary')).toMatch(/Accept-Encoding/);
      const tag = first.headers.get('etag') ?? '';
      const again = await fetch(`${server.url}/`, { headers: { 'accept-encoding': encoding, 'if-none-match': tag } });
      expect(again.status).toBe(304);
    }
  });

  test('preloads the images of its first view in the head', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toContain('<link rel="preload" as="image" href="/media/hero.svg"');
    expect(body).not.toContain('rel="preload" as="image"');
  });

  test('preloads its font outside the head, so the font does not block the first frame', async ({ page }) => {
    await page.goto('/');
    const preload = page.locator('link[rel=preload][as=font]');
    await expect(preload).toHaveCount(1);
    await expect(page.locator('head').locator(preload)).toHaveCount(0);
    // The styles request the preloaded URL: the font loads once.
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    });
    expect(fonts).toHaveLength(1);
    expect(fonts[0]?.name).toBe(await preload.evaluate((link) => (link as HTMLLinkElement).href));
  });

  test('is not cached for a logged-in user', async ({ request }) => {
    const response = await request.get('/', { headers: { cookie: 'token=x' } });
    expect(response.headers()['cache-control']).toBe('private, no-store');
  });

  test('references only existing files, which are cached for a year under hashed names', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const files = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('has one URL: a trailing slash redirects to it', async ({ request, server }) => {
    const response = await request.get('/blogs/?x=1', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe('/blogs?x=1');
    const astray = await fetch(`${server.url}//evil.example/`, { redirect: 'manual' });
    expect(astray.headers.get('location') ?? '').not.toMatch(/^\/\//);
  });

  test('serves videos in ranges, and no file outside its folders', async ({ request }) => {
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
