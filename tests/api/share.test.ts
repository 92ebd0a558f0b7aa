import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkoutVersion } from '../../src/checks/online.ts';
import { openApp, site } from './support/app.ts';
import { setValues } from './support/change-content.ts';

const { db, live, get, text } = await openApp();

/** Decodes the QR code in a picture, after a resize to a width and height in pixels. */
async function scan(response: Response, width = 400, height = width): Promise<string> {
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
    .resize(width, height)
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });
}

describe('The QR code of the share page', () => {
  it.each([
    ['partner=Green+Valley+School', '/p/green-valley'],
    ['partner=Sunrise+School&from=poster', '/p/sunrise-school?from=poster'],
    [`partner=${encodeURIComponent('عائشہ خان')}`, '/p/ishh-khn'],
    ['of=/course-details/kitchen-chemistry&partner=Zoë', '/course-details/kitchen-chemistry?partner=zoe'],
    ['of=/steam-products/steam-words', '/steam-products/steam-words'],
    ['of=/p/mehwish-gul&partner=other', '/p/mehwish-gul'],
    ['', '/'],
  ])('contains the link, as SVG and as PNG: %s', async (query, path) => {
    expect(await scan(await get(`/share/qr.svg?${query}`))).toBe(site + path);
    expect(await scan(await get(`/share/qr.png?${query}`))).toBe(site + path);
    // 2 cm wide on a high-density screen.
    expect(await scan(await get(`/share/qr.svg?${query}`), 152)).toBe(site + path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    `/${'x'.repeat(400)}`,
  ])('never contains the URL of another site: %s', async (of) => {
    const read = await scan(await get(`/share/qr.svg?${new URLSearchParams({ of, partner: 'me' })}`));
    expect(new URL(read).origin).toBe(site);
    expect(read).not.toContain('javascript');
  });

  it('may be shown by other sites, and runs no script', async () => {
    const { headers } = await get('/share/qr.svg?partner=me');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await get('/share/qr.png?partner=me')).headers.get('content-type')).toBe('image/png');
  });
});

describe('The picture for a story', () => {
  it('has the partner’s name, the school and a QR code that can be scanned at 540 × 960 pixels', async () => {
    const story = '/share/story.svg?partner=mehwish-gul&from=instagram';
    const svg = await text(story);
    expect(svg).toContain('width="1080" height="1920"');
    expect(svg).toMatch(/>Mehwish Gul<\/text><text [^>]*>learns with \u2068?STEAM Bazaar/);
    expect(svg).toMatch(/>steam\.example\/p\/mehwish-gul<\/text>/);
    expect(await scan(await get(story), 540, 960)).toBe(`${site}/p/mehwish-gul?from=instagram`);
  });

  it('shows the school but no text of the URL for an unlisted name', async () => {
    const svg = await text('/share/story.svg?partner=You+won+a+prize');
    expect(svg).toContain('>STEAM Bazaar</text>');
    expect(svg).not.toContain('You won');
  });
});

describe('The sheet to print', () => {
  it('shows name and picture of the ambassador, the QR code and the link', async () => {
    const html = await text('/share/sheet?partner=mehwish-gul');
    expect(html).toContain('<h1 dir="auto">Mehwish Gul</h1>');
    expect(html).toContain('src="/media/people/p13.svg"');
    expect(html).toContain('src="/share/qr.svg?partner=mehwish-gul"');
    expect(html).toContain('steam.example/p/mehwish-gul</p>');
  });

  it('shows a course or a product, and who recommends it', async () => {
    const html = await text('/share/sheet?of=/course-details/kitchen-chemistry&partner=mehwish-gul');
    expect(html).toMatch(/<h1 dir="auto">Kitchen Chemistry<\/h1>[\s\S]*Recommended by <bdi>Mehwish Gul<\/bdi>/);
    expect(await text('/share/sheet?of=/steam-products/steam-words')).toContain('<h1 dir="auto">STEAM Words</h1>');
  });

  it('shows the school but no text of the URL for an unknown name', async () => {
    const html = await text('/share/sheet?partner=You+won+a+prize&of=/nowhere');
    expect(html).toContain('<h1 dir="auto">STEAM Bazaar</h1>');
    expect(html).not.toContain('You won');
    expect((await get('/share/sheet')).headers.get('content-security-policy')).toContain("trusted-types 'none'");
  });

  it('escapes the texts of the school', async () => {
    await setValues({ db, live }, 'partners', { about: '<script>alert(1)</script>' }, 'green-valley');
    expect(await text('/share/sheet?partner=green-valley')).toContain('&lt;script&gt;alert(1)');
  });
});

describe('The picture /share/button.svg', () => {
  it('is an SVG with the name of the school', async () => {
    const svg = await text('/share/button.svg');
    expect(svg).toContain('>Learn with STEAM Bazaar</text>');
    expect(svg).toContain('fill="#6d28d9"');
  });
});

describe('The share page without scripts', () => {
  it('is a form that responds with the link, the QR code and links to pages', async () => {
    const html = await text('/share?of=/course-details/kitchen-chemistry&partner=Green+Valley+School');
    const link = `${site}/course-details/kitchen-chemistry?partner=green-valley`;
    expect(html).toContain(`>${link}</p>`);
    expect(html).toContain('src="/share/qr.svg?of=%2Fcourse-details%2Fkitchen-chemistry&amp;partner=green-valley"');
    const [, message = ''] = html.match(/href="https:\/\/wa\.me\/\?text=([^"]+)"/) ?? [];
    expect(decodeURIComponent(message)).toMatch(/^I learn with STEAM Bazaar: .*Have a look: https:/);
    expect(message.endsWith(`%20${link}`)).toBe(true);
    expect(html).toMatch(/<form[^>]* action="\/share"/);
    expect(html).toContain('<input type="hidden" name="of" value="/course-details/kitchen-chemistry"/>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('is linked on the pages of courses, products, a product and ambassadors, and comes first on /embed', async () => {
    for (const path of [
      '/course-details/kitchen-chemistry',
      '/steam-products',
      '/steam-products/steam-words',
      '/steam-ambassadors',
    ]) {
      expect(await text(path), path).toContain(`href="/share?of=${encodeURIComponent(path)}"`);
    }
    const html = await text('/embed?partner=Green+Valley+School');
    expect(html).toContain(`>${site}/p/green-valley</p>`);
    expect(html.indexOf('/share/qr.svg')).toBeLessThan(html.indexOf('name="widget"'));
    expect(html).toContain('partner=&quot;green-valley&quot;');
  });

  it('is linked in the footer and on the ambassadors page', async () => {
    expect(await text('/')).toMatch(/href="\/ambassador"[^>]*>Become an ambassador</);
    expect((await text('/steam-ambassadors')).match(/>Become an ambassador</g)).toHaveLength(2);
  });
});

describe('The address of a frame, pasted into a message', () => {
  it('has a preview with title, text and picture', async () => {
    const html = await text('/embed/v1/frame/product-list?partner=mehwish-gul');
    expect(html).toContain('<meta property="og:title" content="Products – STEAM Bazaar">');
    expect(html).toContain('<meta property="og:description" content="The digital products with their downloads.">');
    expect(html).toContain(`<meta property="og:image" content="${site}/sharing/og.png.jpg">`);
    expect(html).toContain(
      `<meta property="og:url" content="${site}/embed/v1/frame/product-list?partner=mehwish-gul">`,
    );
  });
});

describe('/llms.txt', () => {
  it('lists the school, its pages, the widgets and the API with absolute URLs', async () => {
    const response = await get('/llms.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
    const written = await response.text();
    const version = await checkoutVersion();
    expect(written).toMatch(/^# STEAM Bazaar\n\n> /);
    for (const path of [
      '/explore-allcourses',
      '/steam-products',
      '/embed/guide.md',
      '/api/openapi.json',
      '/sitemap.xml',
      `/embed/${version}/steam-kit.tgz`,
    ])
      expect(written).toContain(`](${site}${path})`);
  });
});

describe('The picture of a shared page', () => {
  /** WhatsApp shows no picture above 600 kB; Facebook, LinkedIn and X accept more. */
  const maxBytes = 600_000;

  it.each([
    '/',
    '/course-details/kitchen-chemistry',
    '/steam-products/steam-words',
    '/p/mehwish-gul',
    '/p/nobody-we-know',
    '/embed/v1/frame/product-list?partner=mehwish-gul',
  ])('of %s has an absolute URL, and a type and size that large platforms accept', async (path) => {
    const html = await text(path);
    const property = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';
    const { origin, pathname } = new URL(property('image'));
    expect(origin).toBe(site);
    const response = await get(pathname);
    const bytes = await response.arrayBuffer();
    const { format, width, height } = await sharp(bytes).metadata();
    expect([response.headers.get('content-type'), format, width, height]).toEqual(['image/jpeg', 'jpeg', 1200, 630]);
    expect([property('image:width'), property('image:height')]).toEqual(['1200', '630']);
    expect(bytes.byteLength).toBeLessThan(maxBytes);
    for (const name of ['title', 'description', 'url']) expect(property(name), name).not.toBe('');
  });
});
