import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isArrival, isByPerson } from '../../src/server/counts/countable.ts';
import { countedPerHour, createFairCount } from '../../src/server/counts/fair-count.ts';
import { runInProcess } from './provider/in-process.ts';
import { ayesha, message, urlOf } from './support/api.ts';
import { openApp, site } from './support/app.ts';
import { countedRows as rowsOf } from './support/counted-rows.ts';

const phone = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36',
};

describe('A request counts', () => {
  const from = (headers: Record<string, string>, method = 'GET') =>
    new Request(`${site}/`, { headers: { ...phone, ...headers }, method });

  it('if a person follows a link from another site or a message', () => {
    expect(isByPerson(from({}))).toBe(true);
    expect(isArrival(from({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }), site)).toBe(true);
    expect(isArrival(from({ 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' }), site)).toBe(true);
    expect(isArrival(from({ Referer: 'https://linktr.ee/zoe' }), site)).toBe(true);
  });

  it.each([
    ['a search engine', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a link preview', { 'User-Agent': 'WhatsApp/2.24.1 A' }],
    ['another link preview', { 'User-Agent': 'facebookexternalhit/1.1' }],
    ['a program', { 'User-Agent': 'curl/8.5.0' }],
    ['a prefetch', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['a prefetch through a proxy', { 'Sec-Purpose': 'prefetch;anonymous-client-ip' }],
    ['an older prefetch', { Purpose: 'prefetch' }],
    ['a prefetch of Firefox', { 'X-Moz': 'prefetch' }],
    ['a prefetch of the apps of Facebook and Instagram', { 'X-Purpose': 'preview' }],
    ['a prefetch with two headers', { 'Sec-Purpose': '', 'X-Purpose': 'preview' }],
    ['a reload', { 'Cache-Control': 'max-age=0' }],
    ['a hard reload', { 'Cache-Control': 'no-cache' }],
    ['a later part of a download manager', { Range: 'bytes=4096-8191' }],
    ['the end of a file', { Range: 'bytes=-512' }],
  ])('not if it is %s', (_, headers) => {
    expect(isByPerson(from(headers))).toBe(false);
  });

  it('if it is the first range request of a download manager', () => {
    expect(isByPerson(from({ Range: 'bytes=0-' }))).toBe(true);
  });

  it('not if it is a HEAD, or has no User-Agent', () => {
    expect(isByPerson(from({}, 'HEAD'))).toBe(false);
    expect(isByPerson(new Request(site))).toBe(false);
  });

  it('but not as an arrival if it follows a link within the site, or is no navigation', () => {
    expect(isArrival(from({ 'Sec-Fetch-Site': 'same-origin' }), site)).toBe(false);
    expect(isArrival(from({ Referer: `${site}/aboutus` }), site)).toBe(false);
    expect(isArrival(from({ 'Sec-Fetch-Mode': 'cors' }), site)).toBe(false);
  });
});

describe('The redirect /go/PRODUCT', () => {
  it('leads to the product’s link in the database, and counts by partner and product', async () => {
    const { db, get, counter } = await openApp();
    for (const partner of ['mehwish-gul', 'Mehwish.Gul', 'invented']) {
      const response = await get(`/go/steam-words?partner=${partner}&url=https://evil.example`, phone);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/media/downloads/steam-words.pdf']);
      expect(response.headers.get('set-cookie')).toBeNull();
      // The browser's cache answers the second click of a double click: it counts once.
      expect(response.headers.get('cache-control')).toBe('private, max-age=60');
    }
    await get('/go/steam-words?partner=mehwish-gul', phone, 'HEAD');
    await get('/go/steam-words?partner=mehwish-gul', { 'User-Agent': 'Googlebot' });
    await get('/go/steam-words', phone);
    await counter.flush();
    expect(await rowsOf(db)).toEqual(['invented download steam-words 1', 'mehwish-gul download steam-words 2']);
  });

  it('counts a few downloads of one network for each partner and hour', () => {
    const counted: string[] = [];
    let time = 0;
    const count = createFairCount(
      (kind, partner) => counted.push(`${kind} ${partner}`),
      () => time,
    );
    for (let n = 0; n < 300; n += 1) {
      count('download', 'zoe', 'p', '192.0.2.1');
      count('download', 'zoe', 'p', `2001:db8:7:${n.toString(16)}::/64`);
    }
    expect(counted).toEqual(Array(2 * countedPerHour.download).fill('download zoe'));
    count('visit', 'zoe', 'home', '192.0.2.1');
    count('download', 'green-valley', 'p', '192.0.2.1');
    time += 3_600_000;
    count('download', 'zoe', 'p', '192.0.2.1');
    expect(counted.slice(-3)).toEqual(['visit zoe', 'download green-valley', 'download zoe']);
  });

  it('redirects to the list of products for an unknown product', async () => {
    const { db, get, counter } = await openApp();
    expect((await get('/go/nothing?partner=zed', phone)).headers.get('location')).toBe('/steam-products?partner=zed');
    await counter.flush();
    expect(await rowsOf(db)).toEqual([]);
  });
});

describe('The links of downloads', () => {
  const hrefs = (html: string) => Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) => href);

  it('lead through /go/ to count if the page has a partner, and otherwise are exactly the product’s link', async () => {
    const { text } = await openApp();
    expect(hrefs(await text('/p/mehwish-gul'))).toContain('/go/lab-notebook?partner=mehwish-gul');
    for (const path of ['/steam-products', '/steam-products/steam-words']) {
      expect(hrefs(await text(path)), path).toContain('/media/downloads/steam-words.pdf');
      expect(hrefs(await text(`${path}?partner=zoe`)), path).toContain('/go/steam-words?partner=zoe');
    }
  });
});

describe('The page of a partner', () => {
  it('has one address, to which other spellings of the name redirect', async () => {
    const { get } = await openApp();
    for (const name of ['Mehwish-Gul', 'MEHWISH-GUL', 'mehwish_gul', 'mehwish-gul.', 'Méhwish%20Gul', 'Mehwish.Gul']) {
      const { status, headers } = await get(`/p/${name}?x=1`, phone);
      expect([status, headers.get('location')], name).toEqual([308, '/p/mehwish-gul?x=1']);
    }
    expect((await get('/P/mehwish-gul', phone)).headers.get('location')).toBe('/p/mehwish-gul');
    expect((await get('/p/mehwish-gul', phone)).status).toBe(200);
    expect((await get('/p/nobody', phone)).status).toBe(200);
  });

  it('uses the id of a listed name, and one spelling for each other name, in paths and queries', async () => {
    const { get } = await openApp();
    const leadsTo = async (path: string) => (await get(path, phone)).headers.get('location');
    expect(await leadsTo('/p/green-valley-school')).toBe('/p/green-valley');
    expect(await leadsTo('/p/Sunrise_School')).toBe('/p/sunrise-school');
    expect(await leadsTo(`/p/${encodeURIComponent('Łódź Club')}`)).toBe('/p/lodz-club');
    expect(await leadsTo(`/p/${encodeURIComponent('عائشہ خان')}?from=poster`)).toBe('/p/ishh-khn?from=poster');
    expect(await leadsTo('/steam-products?partner=Green.Valley.School')).toBe('/steam-products?partner=green-valley');
    expect(await leadsTo('/?partner=Sunrise_School&a=b')).toBe('/?partner=sunrise-school&a=b');
    for (const path of ['/p/%E0%A4', '/?partner=…', '/p/sunrise-school', '/share?partner=Green_Valley'])
      expect(await leadsTo(path), path).toBeNull();
  });
});

describe('The visits, messages and accounts of a partner', () => {
  it('are counted once', async () => {
    const { app, db, get, counter } = await openApp();
    await get('/p/mehwish-gul', phone);
    const { headers } = await get('/course-details/kitchen-chemistry?partner=Mehwish_Gul&from=poster', phone);
    expect(headers.get('location')).toBe('/course-details/kitchen-chemistry?partner=mehwish-gul&from=poster');
    await get(headers.get('location') ?? '', phone);
    await get('/p/mehwish-gul?from=nowhere', { ...phone, 'User-Agent': 'curl/8' });
    await get('/aboutus', phone);
    await get('/course-details/nothing?partner=mehwish-gul', phone);
    await get('/aboutus?partner=mehwish-gul', { ...phone, 'Sec-Fetch-Site': 'same-origin' });
    const post = (path: string, body: object) =>
      app.fetch(
        new Request(`${site}/api/${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: site },
          body: JSON.stringify(body),
        }),
      );
    const partner = 'mehwish-gul';
    for (let n = 0; n < 2; n += 1) expect((await post('contactus', { ...message, partner })).status).toBe(200);
    await post('contactus', { ...message, subject: 'Spam', website: 'x', partner });
    expect((await post('user/signup', { ...ayesha, partner })).status).toBe(201);
    expect((await post('user/signup', { ...ayesha, partner })).status).toBe(409);
    await counter.flush();
    expect(await rowsOf(db)).toEqual([
      'mehwish-gul message  1',
      'mehwish-gul place poster 1',
      'mehwish-gul signup  1',
      'mehwish-gul visit course/kitchen-chemistry 1',
      'mehwish-gul visit partner 1',
    ]);
  });

  it('count a prerendered page only when the visitor sees it', async () => {
    const { app, db, get, counter } = await openApp();
    const path = '/p/mehwish-gul?from=poster';
    const ahead = await get(path, { ...phone, 'Sec-Purpose': 'prefetch;prerender' });
    const [, script = ''] = /<script>(\(function reportSeen[^<]*)<\/script>/.exec(await ahead.text()) ?? [];
    expect(script).toContain('prerenderingchange');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(ahead.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    const agents: Record<string, string>[] = [
      { 'Sec-Purpose': 'prefetch' },
      { 'Sec-Purpose': 'prefetch;prerender', Referer: `${site}/aboutus` },
      { 'Sec-Purpose': 'prefetch;prerender', 'User-Agent': 'Googlebot' },
    ];
    for (const headers of agents)
      expect(await (await get(path, { ...phone, ...headers })).text()).not.toContain('reportSeen');
    const see = (origin: string, page = path) =>
      app.fetch(
        new Request(`${site}/seen?page=${encodeURIComponent(page)}`, {
          method: 'POST',
          headers: { ...phone, Origin: origin },
        }),
      );
    for (const page of ['', '/aboutus', 'https://evil.example/p/zoe', '//evil.example/p/zoe']) await see(site, page);
    await see('https://evil.example');
    await counter.flush();
    expect(await rowsOf(db)).toEqual([]);
    expect((await see(site)).status).toBe(204);
    await counter.flush();
    expect(await rowsOf(db)).toEqual(['mehwish-gul place poster 1', 'mehwish-gul visit partner 1']);
  });
});

describe('A partner’s own counts', () => {
  it('are on a private page, whose address the command of the office prints once', async () => {
    const { db, get, counter, settings } = await openApp();
    const env = { DATABASE_URL: urlOf(settings.database), DATA_DIR: settings.dataDir, PUBLIC_URL: site };
    for (let n = 0; n < 3; n += 1) counter.count('download', 'mehwish-gul', 'lab-notebook');
    counter.count('visit', 'mehwish-gul', 'partner');
    for (let n = 0; n < 2; n += 1) counter.count('visit', 'mehwish-gul', 'course/kitchen-chemistry');
    counter.count('place', 'mehwish-gul', 'poster');
    counter.count('visit', 'green-valley', 'partner');
    await counter.flush();

    const { out } = await runInProcess('office', ['partners', 'link', 'mehwish-gul'], env);
    const [address = ''] = out.match(/https:\/\/steam\.example\S+/) ?? [];
    const response = await get(address);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<tr><th scope="row">Downloads</th><td>3</td><td>0</td><td>3</td><td>3</td></tr>');
    expect(html).toContain('<tr><th scope="row">Visits</th><td>3</td><td>0</td><td>3</td><td>3</td></tr>');
    expect(html).toMatch(/role="img" aria-label="Visits, the last 30 days: 3 in total, at most 3 in one bar/);
    const numbers = '<td>2</td><td>2</td><td>2</td></tr>';
    expect(html).toContain(
      `<a href="/course-details/kitchen-chemistry"><bdi>Kitchen Chemistry</bdi></a></th>${numbers}`,
    );
    expect(html).toContain('<tr><th scope="row">Poster</th><td>1</td><td>1</td><td>1</td></tr>');
    expect(html).toContain('<tr><th scope="row">The page with your name</th><td>1</td><td>1</td><td>1</td></tr>');
    expect(html).toContain('3 visits in the last seven days, 3 more than in the seven before. Today: 3.');
    expect(html).toContain('came from: <bdi>Poster</bdi>. More of the same, then.');
    expect(decodeURIComponent(html.match(/href="mailto:\?([^"]+)"/)?.[1] ?? '')).toContain(`body=${address}`);
    const csv = await get(html.match(/href="([^"]+)" download/)?.[1] ?? '');
    expect(csv.headers.get('content-disposition')).toContain('mehwish-gul-counts.csv');
    expect(await csv.text()).toMatch(/\r\n[\d-]+,visit,course\/kitchen-chemistry,2\r\n/);
    const stored = await db.selectFrom('partner_keys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(new URL(address).searchParams.get('key'));

    for (const other of [
      address.slice(0, -1),
      address.replace('mehwish-gul', 'green-valley'),
      '/p/mehwish-gul/counts',
      '/p/mehwish-gul/counts.csv?key=x',
    ])
      expect((await get(other)).status, other).toBe(404);
    await runInProcess('office', ['partners', 'link', 'mehwish-gul'], env);
    expect((await get(address)).status).toBe(404);
  });

  it('are listed by the command of the office: in total, for one partner and as CSV', async () => {
    const { counter, settings } = await openApp();
    const env = { DATABASE_URL: urlOf(settings.database), DATA_DIR: settings.dataDir };
    counter.count('download', 'green-valley', 'steam-words');
    counter.count('visit', 'green-valley', 'home');
    for (let n = 0; n < 2; n += 1) counter.count('enrolment', 'green-valley', '');
    counter.count('visit', 'invented', 'home');
    counter.count('visit', '…', 'home');
    await counter.flush();
    const office = async (...args: string[]) => runInProcess('office', ['partners', ...args], env);
    const all = await office();
    expect(all.out).toMatch(
      / green-valley {2}1 visit, 1 download, 0 messages, 0 new accounts, 0 seat requests, 2 enrolments/,
    );
    expect(all.out).toMatch(/ invented {2}1 visit, 0 downloads/);
    expect(all.out).toMatch(/ \(other names\) {2}1 visit, 0 downloads/);
    expect((await office('invented')).out).toMatch(/Visits +1 +1\n/);
    const file = join(settings.dataDir, 'counts.csv');
    await office('--csv', file);
    expect(readFileSync(file, 'utf8')).toMatch(
      /month,partner,messages,visits,downloads,accounts,requests,enrolments\r\n(.*\r\n)*[\d-]+,green-valley,0,1,1,0,0,2\r\n/,
    );
    expect((await office('green-valley')).out).toMatch(/Visits +1 +1\nDownloads +1 +1\n(.*\n){4} {2}steam-words +1 +1/);
    await office('green-valley', '--csv', file, '--force');
    expect(readFileSync(file, 'utf8')).toMatch(/\d,download,steam-words,1/);
    expect(await office('nobody')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no partner and no name in use nobody'),
    });
  });
});
