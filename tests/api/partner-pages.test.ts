import { describe, expect, it } from 'vitest';
import { openApp, site } from './support/app.ts';
import { setValues } from './support/change-content.ts';

const { get, text } = await openApp();

/** The values of tags in the head of a page. */
const head = (html: string) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  robots: /<meta name="robots" content="(.*?)">/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="(.*?)">/.exec(html)?.[1],
  url: /<meta property="og:url" content="(.*?)">/.exec(html)?.[1],
  image: /<meta property="og:image" content="(.*?)">/.exec(html)?.[1],
});
const hrefs = (html: string) => Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) => href);

describe('The page of an ambassador', () => {
  it('shows name, picture, sentence, and the selected products and courses', async () => {
    const html = await text('/p/mehwish-gul');
    expect(html).toMatch(/<h1[^>]*>Mehwish Gul<\/h1>/);
    expect(html).toContain('src="/media/people/p13.svg"');
    expect(html).toContain('Every week of the monsoon my class measures the Swat');
    for (const shown of ['Lab Notebook Page', 'Multiplication Kite', 'Isometric Sketch Pad', 'Monsoon Watch'])
      expect(html).toContain(shown);
    for (const other of ['Star Tile Template', 'Kitchen Chemistry']) expect(html).not.toContain(`>${other}<`);
  });

  it('is linked on the card of the ambassador with the same name', async () => {
    const links = hrefs(await text('/steam-ambassadors')).filter((href) => href.startsWith('/p/'));
    expect(links).toEqual(['/p/laiba-chaudhry', '/p/mehwish-gul']);
  });

  it('has its own canonical URL and link-preview picture', async () => {
    expect(head(await text('/p/mehwish-gul'))).toEqual({
      title: 'Mehwish Gul – STEAM Bazaar',
      robots: 'index, follow',
      canonical: `${site}/p/mehwish-gul`,
      url: `${site}/p/mehwish-gul`,
      image: `${site}/sharing/people/p13.svg.jpg`,
    });
  });

  it('adds the ambassador as `partner` to its links', async () => {
    const links = hrefs(await text('/p/mehwish-gul'));
    expect(links).toContain('/course-details/monsoon-watch?partner=mehwish-gul');
    expect(links).toContain('/steam-products/lab-notebook?partner=mehwish-gul');
    const without = links.filter(
      (href) => /^\/(?!\/)/.test(href) && !/partner=mehwish-gul|auth=|^\/(embed|ambassador)$/.test(href),
    );
    expect(without).toEqual([]);
  });

  it('has all products if the school selected none', async () => {
    const { db, live, text: textOf } = await openApp();
    await setValues({ db, live }, 'partners', { products: '', courses: '' });
    const html = await textOf('/p/mehwish-gul');
    expect(html).toContain('Star Tile Template');
    expect(html).not.toContain('Courses to begin with');
  });

  it('shows the products for an unknown name, with noindex, and passes the name on without showing it', async () => {
    const response = await get('/p/zed-zed');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(head(html)).toMatchObject({
      title: 'STEAM Products – STEAM Bazaar',
      robots: 'noindex',
      canonical: `${site}/p/zed-zed`,
    });
    expect(html).toContain('Star Tile Template');
    expect(hrefs(html)).toContain('/contactus?partner=zed-zed');
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ');
    expect(shown).not.toContain('zed-zed');
  });

  it('does not show the text of an unlisted name', async () => {
    const { headers } = await get('/p/%3Cb%3EYou%20won%3C%2Fb%3E');
    expect(headers.get('location')).toBe('/p/b-you-won-b');
    const html = await text('/p/b-you-won-b');
    expect(html).not.toMatch(/you won/i);
    expect(head(html)).toMatchObject({ robots: 'noindex', title: 'STEAM Products – STEAM Bazaar' });
    expect(hrefs(html)).toContain('/contactus?partner=b-you-won-b');
  });

  it('ignores another partner in the query of its URL', async () => {
    expect(hrefs(await text('/p/mehwish-gul?partner=green-valley'))).toContain('/contactus?partner=mehwish-gul');
  });
});

describe('A page with a partner in its query', () => {
  it('keeps the partner in its canonical URL, which phones share, and has noindex', async () => {
    expect(head(await text('/course-details/kitchen-chemistry?partner=green-valley'))).toMatchObject({
      robots: 'noindex',
      canonical: `${site}/course-details/kitchen-chemistry?partner=green-valley`,
      url: `${site}/course-details/kitchen-chemistry?partner=green-valley`,
    });
    expect(head(await text('/course-details/kitchen-chemistry?utm=x'))).toMatchObject({
      robots: 'index, follow',
      canonical: `${site}/course-details/kitchen-chemistry`,
    });
  });
});

describe('The page of a product', () => {
  it('shows picture, text, download, and the type and size of a file that this server hosts', async () => {
    const html = await text('/steam-products/steam-words');
    expect(html).toMatch(/<h1[^>]*>STEAM Words<\/h1>/);
    expect(html).toContain('Twelve word cards to cut out');
    expect(hrefs(html)).toContain('/media/downloads/steam-words.pdf');
    expect(html.replace(/<!-- -->/g, '')).toMatch(/PDF, \d+ KB/);
    expect(head(html)).toEqual({
      title: 'STEAM Words – STEAM Bazaar',
      robots: 'index, follow',
      canonical: `${site}/steam-products/steam-words`,
      url: `${site}/steam-products/steam-words`,
      image: `${site}/sharing/products/steam-words.svg.jpg`,
    });
  });

  it('shows no size for a file on another site', async () => {
    const { db, live, text: textOf } = await openApp();
    await setValues({ db, live }, 'products', { link: 'https://play.example/app' });
    const html = await textOf('/steam-products/steam-words');
    expect(hrefs(html)).toContain('https://play.example/app');
    expect(html).not.toMatch(/\d+ KB/);
  });

  it('is 404 for an unknown product', async () => {
    const response = await get('/steam-products/nothing');
    expect(response.status).toBe(404);
    expect(head(await response.text())).toMatchObject({ robots: 'noindex' });
  });

  it('is in the sitemap, and links to its oEmbed endpoint', async () => {
    expect(await text('/sitemap.xml')).toContain(`<loc>${site}/steam-products/steam-words</loc>`);
    const [, oembed = ''] =
      /type="application\/json\+oembed" href="([^"]+)"/.exec(await text('/steam-products/steam-words')) ?? [];
    const found: { html: string } = await (await get(oembed)).json();
    expect(found.html).toContain('/embed/v1/frame/product-list?products=steam-words');
  });
});
