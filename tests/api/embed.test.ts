import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleSchool } from '../../src/domain/school.ts';
import { sharingPicture } from '../../src/domain/sharing-picture.ts';
import { frames } from '../../src/server/embed/frame.ts';
import { guide } from '../../src/server/embed/guide.ts';
import { oembed, oembedOf } from '../../src/server/embed/oembed.ts';
import { preview } from '../../src/server/embed/preview.ts';

const here = 'https://steam.example';
const origin = () => here;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

const oembedApp = oembed({
  origin,
  school: () => sampleSchool,
  course: async (id) =>
    id === 'robots'
      ? { name: 'Robots', picture: { url: '/sharing/robots.svg.jpg', size: { width: 1200, height: 630 } } }
      : undefined,
  partner: async (id) =>
    id === 'green-valley' ? { name: 'Green Valley School', products: ['kite', 'words'] } : undefined,
});

const courses = {
  course: [
    { _id: 'robots', name: 'Robots <3', category: 'Science', level: 'Beginner', points: ['Build one'] },
    { _id: 'clay', name: 'مٹی', category: 'Arts', level: 'Beginner' },
  ],
  found: 2,
  total: 2,
};
const lists: Record<string, unknown> = {
  '/course?counts': courses,
  '/course?counts&limit=1': courses,
  '/product': [
    { _id: 'kite', name: 'Kite', description: 'A kite', link: 'https://drive.example/kite' },
    { _id: 'words', name: 'Words', description: 'Cards', link: '/words.pdf' },
  ],
  '/faq': 'no list',
};
const framesApp = frames({
  ...{ apiHost: undefined, origin, school: () => sampleSchool },
  sharingPicture: (...addresses) => sharingPicture(addresses),
  readList: async (address) => lists[address],
});
const frame = (query: string, name = 'course-finder') => framesApp.request(`${here}/embed/v1/frame/${name}${query}`);

describe('The page of a widget frame', () => {
  it('contains the widget element with the attributes in the URL of the frame', async () => {
    const html = await (await frame('?category=science&limit=6&partner=green-valley&lang=ur&dir=rtl')).text();
    expect(html).toContain(
      '<steam-course-finder category="science" limit="6" partner="green-valley" lang="ur" dir="rtl" link-target="_blank">',
    );
    expect(html).toContain(`<a href="${here}/explore-allcourses?partner=green-valley" target="_blank" data-page>`);
    expect(html).toContain('<html lang="ur"');
  });

  it('ignores unknown attributes and another API host, and escapes HTML', async () => {
    const html = await (
      await frame(`?api-host=https://evil.example&onclick=alert(1)&category="><script>alert(1)</script>&partner='<b>`)
    ).text();
    expect(html).not.toContain('evil.example');
    expect(html).not.toContain('onclick');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('category="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('preloads the widget’s code and list in its head, and renders the first cards as links', async () => {
    const html = await (await frame('?limit=1&partner=me')).text();
    for (const line of [
      '<link rel="modulepreload" href="/embed/v1/kit.js">',
      '<link rel="modulepreload" href="/embed/v1/course-finder.chunk.js">',
      '<link rel="preload" as="fetch" href="/api/course?counts&amp;limit=1" crossorigin>',
    ])
      expect(html).toContain(line);
    expect(html).toContain(`<a href="${here}/course-details/robots?partner=me" target="_blank">Robots &lt;3</a>`);
    expect(html.match(/<article>/g)).toHaveLength(1);
    expect((await (await frame('')).text()).match(/<article>/g)).toHaveLength(2);
    const products = await (await frame('?products=words,gone,kite&link-target=_top', 'product-list')).text();
    expect(Array.from(products.matchAll(/steam-products\/(\w+)" target="(\w+)"/g), ([, ...found]) => found)).toEqual([
      ['words', '_top'],
      ['kite', '_top'],
    ]);
  });

  it('shows only its fallback link if the API’s list fails, or if the widget shows no items, as a contact form', async () => {
    for (const name of ['faq', 'contact-form']) {
      const html = await (await frame('', name)).text();
      expect(html).toMatch(new RegExp(`<steam-${name}[^>]*><a href="[^"]*" target="_blank" data-page>`));
    }
  });

  it('renders no cards if a button opens the widget in a dialog', async () => {
    const html = await (await frame('?mode=dialog')).text();
    expect(html).toMatch(/<steam-course-finder[^>]*><a href="[^"]*" target="_blank" data-page>/);
    expect(html).not.toContain('<article>');
    expect(html).toContain('data-page>See the courses</a>');
    expect(await (await frame('?mode=dialog&lang=ur')).text()).toContain('data-page>کورس دیکھیے</a>');
  });

  it('opens its links outside the frame', async () => {
    for (const query of ['', '?link-target=_self', '?link-target=_blank'])
      expect(await (await frame(query)).text()).toContain('link-target="_blank"');
    expect(await (await frame('?link-target=_top')).text()).toContain('link-target="_top"');
  });

  it('may be framed by any page, and runs only the kit’s scripts', async () => {
    const response = await frame('');
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    // `frame-ancestors *` would reject sandboxed host pages (tests/hosts/12-platforms).
    expect(policy).not.toContain('frame-ancestors');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).not.toContain('unsafe');
    for (const kind of ['script', 'style']) {
      const inline = new RegExp(`<${kind}>([\\s\\S]*?)</${kind}>`).exec(html)?.[1] ?? '';
      expect(policy).toContain(`'sha256-${sha256(inline)}'`);
    }
  });

  it('links to its oEmbed endpoint', async () => {
    const html = await (await frame('?category=arts')).text();
    const href = /application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const response = await oembedApp.request(href.replaceAll('&amp;', '&'));
    expect(response.status).toBe(200);
    expect((await response.json()).html).toContain(`${here}/embed/v1/frame/course-finder?category=arts`);
  });

  it('gets 404 for other names than the four widgets', async () => {
    for (const name of ['course-finder', 'contact-form', 'faq', 'product-list']) {
      expect([name, (await frame('', name)).status]).toEqual([name, 200]);
    }
    expect((await frame('', 'toString')).status).toBe(404);
    expect((await frame('', 'login')).status).toBe(404);
  });
});

const ask = (query: Record<string, string>) => oembedApp.request(`${here}/embed/oembed?${new URLSearchParams(query)}`);

describe('The oEmbed endpoint', () => {
  it('responds with a widget frame to the URL of the frame, and to URLs of pages with the same content', async () => {
    const pages = {
      '/embed/v1/frame/faq?limit=3': '/embed/v1/frame/faq?limit=3',
      '/explore-allcourses?level=beginner&utm=x':
        '/embed/v1/frame/course-finder?level=beginner&amp;limit=6&amp;layout=row',
      '/contactus': '/embed/v1/frame/contact-form',
      '/steam-products/': '/embed/v1/frame/product-list?layout=row',
      '/steam-products/steam-words?partner=green-valley':
        '/embed/v1/frame/product-list?partner=green-valley&amp;products=steam-words&amp;layout=compact',
      '/p/green-valley': '/embed/v1/frame/product-list?products=kite%2Cwords&amp;partner=green-valley&amp;layout=row',
      '/p/anybody': '/embed/v1/frame/product-list?partner=anybody&amp;layout=row',
    };
    for (const [page, framed] of Object.entries(pages)) {
      const response = await ask({ url: here + page, format: 'json' });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const found = await response.json();
      expect(found).toMatchObject({ version: '1.0', type: 'rich', provider_url: `${here}/` });
      expect(found.html).toMatch(/^<iframe [^>]*><\/iframe>$/);
      expect(found.html).toContain(`src="${here}${framed}"`);
      expect(found.html).toMatch(/ title="[^"]+"/);
      expect(found.height).toBeLessThanOrEqual(640);
    }
    expect((await (await ask({ url: `${here}/p/green-valley` })).json()).title).toBe(
      `Green Valley School – ${sampleSchool.name}`,
    );
    expect(oembedOf(new URL(`${here}/p/green-valley`))).toContain('oembed?url=');
  });

  it('describes a course as a link with its picture, and rejects an unknown course', async () => {
    const found = await (await ask({ url: `${here}/course-details/robots?partner=me` })).json();
    expect(found).toMatchObject({
      type: 'link',
      title: `Robots – ${sampleSchool.name}`,
      thumbnail_url: `${here}/sharing/robots.svg.jpg`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect((await ask({ url: `${here}/course-details/nothing` })).status).toBe(404);
    expect(oembedOf(new URL(`${here}/course-details/robots`))).toContain('oembed?url=');
  });

  it('respects maxwidth and maxheight of the request, and ignores invalid values', async () => {
    const found = await (await ask({ url: `${here}/contactus`, maxwidth: '500', maxheight: '300' })).json();
    expect(found).toMatchObject({ width: 500, height: 300 });
    expect(found.html).toContain('width="500" height="300"');
    expect((await (await ask({ url: `${here}/contactus`, maxwidth: '9"x' })).json()).width).toBeGreaterThan(500);
  });

  it.each([
    'https://evil.example/explore-allcourses',
    'https://steam.example.evil.example/contactus',
    'http://steam.example/contactus',
    'https://steam.example:8443/contactus',
    'https://steam.example@evil.example/contactus',
    `${here}/embed/v1/frame/constructor`,
    `${here}/aboutus`,
    'javascript:alert(1)',
    '/contactus',
  ])('rejects %s', async (url) => {
    expect((await ask({ url })).status).toBe(404);
  });

  it('responds with an error status to unsupported formats and missing URLs', async () => {
    expect((await ask({ url: `${here}/contactus`, format: 'xml' })).status).toBe(501);
    expect((await ask({})).status).toBe(400);
  });
});

describe('The guide, the preview and the frame of a widget', () => {
  const options = {
    version: '1.2.3',
    versions: async () => ['1.2.3'],
    origin,
    school: () => sampleSchool,
    showsDemo: true,
  };
  it.each([
    ['/embed/guide', guide(options)],
    ['/embed/preview', preview({ apiHost: undefined, origin })],
    ['/embed/v1/frame/faq', framesApp],
  ])('require Trusted Types, and allow no Trusted Types policy: %s', async (path, app) => {
    const policy = (await app.request(path)).headers.get('content-security-policy');
    expect(policy).toContain(`require-trusted-types-for 'script'`);
    expect(policy).toContain(`trusted-types 'none'`);
  });
});

describe('The preview of the widget builder', () => {
  it.each(['bootstrap', 'wordpress'])('links the style sheet of its %s page', async (page) => {
    const app = preview({ apiHost: undefined, origin });
    const html = await (await app.request(`/embed/preview?page=${page}`)).text();
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const response = await app.request(sheet);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
