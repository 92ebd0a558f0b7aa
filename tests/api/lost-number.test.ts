import { describe, expect, it } from 'vitest';
import { openApp, site } from './support/app.ts';
import { catchMails } from './support/catch-mails.ts';
import { one, parseHtml, texts } from './support/html.ts';

async function openForm() {
  const catcher = await catchMails();
  const opened = await openApp({ SMTP_URL: catcher.smtpUrl, NOTIFY_EMAIL: 'office@steam.example' });
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = { Origin: site }) =>
    opened.app.fetch(new Request(site + path, { method: 'POST', body: new URLSearchParams(fields), headers }));
  const become = async (partner: string, email: string) =>
    (await post('/ambassador', { partner, email })).headers.get('location') ?? '';
  const ask = (fields: Record<string, string>, headers?: Record<string, string>) =>
    post('/ambassador/number', fields, headers);
  return { ...opened, catcher, post, become, ask };
}

describe('An ambassador who has lost the URL of the private page with the counts', () => {
  it('gets a new URL by mail, which replaces the old one', async () => {
    const { catcher, become, ask, get } = await openForm();
    const first = await become('Zoe Hunza', 'zoe@example.org');
    await expect.poll(() => catcher.mails.length).toBe(1);
    const lost = await get(`${first}x`);
    expect([lost.status, lost.headers.get('referrer-policy')]).toEqual([404, 'strict-origin']);
    const form = one(parseHtml(await lost.text()), 'form');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/ambassador/number']);
    expect((await ask({ partner: 'zoe_HUNZA', email: '\u200eZoe@example.org' })).status).toBe(200);
    await expect.poll(() => catcher.mails.length).toBe(2);
    expect(catcher.mails[1]?.to).toEqual(['Zoe@example.org']);
    const second = catcher.linkIn(catcher.mails[1]);
    expect(second).toMatch(/^https:\/\/steam\.example\/p\/zoe-hunza\/counts\?key=[\w-]{32}$/);
    await expect.poll(async () => (await get(second)).status).toBe(200);
    expect((await get(first)).status).toBe(404);
  });

  it('sees the school’s e-mail address if the server sends no mail', async () => {
    const { app } = await openApp();
    const body = new URLSearchParams({ partner: 'Zoe Hunza', email: 'zoe@example.org' });
    const headers = { Origin: site };
    const response = await app.fetch(new Request(`${site}/ambassador/number`, { method: 'POST', body, headers }));
    expect(response.status).toBe(503);
    expect(texts(parseHtml(await response.text()), '[role=alert]')[0]).toMatch(/sends no mail.*write to \S+@/);
  });

  it('gets the same response but no mail if name and e-mail address do not match', async () => {
    const { catcher, become, ask } = await openForm();
    await become('Zoe Hunza', 'zoe@example.org');
    await become('Ali Hunza', 'ali@example.org');
    await expect.poll(() => catcher.mails.length).toBe(2);
    const responses = [];
    for (const [partner, email] of [
      ['Zoe Hunza', 'ali@example.org'],
      ['Nobody', 'zoe@example.org'],
      ['Mehwish Gul', 'zoe@example.org'],
      ['Zoe Hunza', 'zoe@example.org'],
    ] as const)
      responses.push(await ask({ partner, email }));
    const answers = await Promise.all(
      responses.map(async (response) => [response.status, [...response.headers], await response.text()]),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await expect.poll(() => catcher.mails.slice(2).map(({ to }) => to)).toEqual([['zoe@example.org']]);
  });

  it('sees errors and the typed values, and requests from another site or beyond the limit are rejected', async () => {
    const { ask } = await openForm();
    const wrong = await ask({ partner: 'Zoe "Hunza"', email: 'zoe@', lang: 'ur' });
    expect(wrong.status).toBe(422);
    const document = parseHtml(await wrong.text());
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl']);
    expect(texts(document, '[role=alert]')).toEqual(['براہ کرم ای میل دوبارہ دیکھ لیں۔']);
    expect(one(document, '[name=partner]').getAttribute('value')).toBe('Zoe "Hunza"');
    expect(one(document, '[name=email]').getAttribute('aria-describedby')).toBe('notice');
    expect((await ask({ partner: '…', email: 'zoe@example.org' })).status).toBe(422);
    const fields = { partner: 'Zoe', email: 'zoe@example.org' };
    expect((await ask(fields, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(fields, { Origin: site, 'Content-Type': 'text/plain' })).status).toBe(400);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await ask(fields)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('The private page with an ambassador’s counts, in Urdu', () => {
  it('is right to left, keeps lang=ur in its links, and links to its English version', async () => {
    const { become, counter, db, get, text } = await openForm();
    const address = await become('عائشہ ہنزہ', '');
    const id = /^\/p\/([^/]+)/.exec(address)?.[1] ?? '';
    for (const page of ['home', 'course/kitchen-chemistry']) counter.count('visit', id, page);
    counter.count('place', id, 'poster');
    await counter.flush();
    expect(await db.selectFrom('counts').selectAll().execute()).toHaveLength(3);
    const document = parseHtml(await text(`${address}&lang=ur`));
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl']);
    expect(texts(document, 'h1')).toEqual(['عائشہ ہنزہ کے لنک سے کتنے لوگ آئے']);
    expect(texts(document, '.lead')).toEqual(['پچھلے سات دنوں میں وزٹ: 2، اس سے پہلے کے سات دنوں سے 2 زیادہ۔ آج: 2۔']);
    expect(texts(document, 'h2')).toContain('لوگ کس جگہ سے آئے');
    expect(texts(document, 'tbody th')).toEqual(expect.arrayContaining(['وزٹ', 'پوسٹر', 'پہلا صفحہ']));
    const mail = decodeURIComponent(one(document, '[href^="mailto:"]').getAttribute('href') ?? '');
    expect(mail).toContain(`body=${site}${address}&lang=ur`);
    const english = one(document, '[lang=en]').getAttribute('href') ?? '';
    expect(english).toBe(address);
    const page = parseHtml(await (await get(english)).text());
    expect([page.documentElement.lang, one(page, '[lang=ur]').getAttribute('href')]).toEqual([
      'en',
      `${address}&lang=ur`,
    ]);
    // Other English words would be texts without a translation.
    const latin = texts(document, 'main')
      .join(' ')
      .replaceAll(/Kitchen Chemistry|CSV|In English/g, '');
    expect(latin).not.toMatch(/[a-z]{3}/i);
  });
});

describe('The form of an ambassador in Urdu', () => {
  it('shows the link of a name, asks the visitor to confirm a listed name, and leads to the private page in Urdu', async () => {
    const { text, post } = await openForm();
    const page = async (search: string) => parseHtml(await text(`/ambassador?lang=ur${search}`));
    const first = await page('');
    expect([first.documentElement.lang, first.documentElement.dir]).toEqual(['ur', 'rtl']);
    expect(texts(first, '.link')).toEqual([]);
    const named = await page('&partner=Zoe+Hunza');
    expect(texts(named, '.link')).toEqual([`${site}/p/zoe-hunza`]);
    expect(one(named, '[lang=en]').getAttribute('href')).toBe('/ambassador?partner=Zoe%20Hunza');
    expect(texts(await page('&partner=mehwish.gul'), '.state')[0]).toContain(
      'یہ Mehwish Gul کا صفحہ ہے۔ کیا یہ آپ ہیں؟',
    );
    const typed = { partner: 'Mehwish Gul', about: 'پتنگ "اڑائیں"', kind: 'Teacher', lang: 'ur' };
    const refused = parseHtml(await text((await post('/ambassador', typed)).headers.get('location') ?? ''));
    expect(texts(refused, '[role=alert]')[0]).toMatch(/^اس نام سے ایک ساتھی/);
    expect(texts(refused, 'textarea, option:checked')).toContain(typed.about);
    expect(one(refused, 'option[selected]').getAttribute('value')).toBe('Teacher');
    const { headers } = await post('/ambassador', { ...typed, partner: 'Zoe Hunza' });
    expect(headers.get('location')).toMatch(/^\/p\/zoe-hunza\/counts\?key=[\w-]+&lang=ur$/);
    expect(await text('/ambassador?partner=zoe')).toContain('<html lang="en"');
  });
});
