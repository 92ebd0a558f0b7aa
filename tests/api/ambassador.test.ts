import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openApp, site } from './support/app.ts';
import { catchMails } from './support/catch-mails.ts';

const phone = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/146.0 Mobile Safari/537.36' };

async function openForm(env: Record<string, string> = {}) {
  const opened = await openApp(env);
  const send = async (fields: Record<string, string>, headers: Record<string, string> = { Origin: site }) => {
    const body = new URLSearchParams(fields).toString();
    const response = await opened.app.fetch(
      new Request(`${site}/ambassador`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      }),
    );
    return { response, location: response.headers.get('location') ?? '' };
  };
  return { ...opened, send };
}

describe('Become an ambassador', () => {
  it('shows the link, the QR code and the form at once, also without scripts', async () => {
    const { text } = await openApp();
    const html = await text('/ambassador?partner=Sunrise+School');
    expect(html).toContain(`>${site}/p/sunrise-school</p>`);
    expect(html).toContain('src="/share/qr.svg?partner=sunrise-school"');
    expect(html).toMatch(/<form (?=[^>]*method="post")(?=[^>]*action="\/ambassador")/);
    expect(html).toMatch(/<input[^>]*name="partner"[^>]*value="Sunrise School"/);
  });

  it('leads to a private page that counts from the first visit, before the school approves the ambassador', async () => {
    const { send, get, text, counter, db } = await openForm();
    const fields = { partner: 'عائشہ ہنزہ', kind: 'Student', about: 'We build kites.', email: 'ayesha@example.org' };
    const { response, location } = await send(fields);
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(location).toMatch(/^\/p\/[a-z-]+\/counts\?key=[\w-]{32}$/);
    const path = location.replace(/\/counts.*/, '');
    await get(path, phone);
    await counter.flush();
    const html = await text(location);
    expect(html).toContain('<bdi>عائشہ ہنزہ</bdi>');
    expect(html).toContain('The school has your request.');
    expect(html).toContain('1 visit in the last seven days');
    const { created_at: _, ...stored } = await db.selectFrom('partner_requests').selectAll().executeTakeFirstOrThrow();
    const { partner: name, ...rest } = fields;
    expect(stored).toEqual({ id: path.slice('/p/'.length), name, ...rest });
  });

  it('mails the URL of the private page, at most twice a day to one e-mail address, because anyone can type that address', async () => {
    const catcher = await catchMails();
    const { send } = await openForm({ SMTP_URL: catcher.smtpUrl, NOTIFY_EMAIL: 'office@steam.example' });
    const { location } = await send({ partner: 'Zoe Hunza', about: 'Typed by a stranger', email: 'zoe@example.org' });
    await expect.poll(() => catcher.mails.length).toBe(1);
    const [mail] = catcher.mails;
    expect(mail?.to).toEqual(['zoe@example.org']);
    expect(catcher.linkIn(mail)).toBe(site + location);
    expect(mail?.text).not.toContain('Typed by a stranger');
    for (const name of ['A', 'B', 'C']) await send({ partner: `Zoe ${name}`, email: 'zoe@example.org' });
    await send({ partner: 'Last', email: 'last@example.org' });
    await expect.poll(() => catcher.mails.some(({ to }) => to.includes('last@example.org'))).toBe(true);
    await expect.poll(() => catcher.mails.filter(({ to }) => to.includes('zoe@example.org')).length).toBe(2);
  });

  it('refuses a name that is taken, and keeps the typed values but not the e-mail address', async () => {
    const { send, text, db } = await openForm();
    const typed = { kind: 'Teacher', about: 'Rivers & knots', email: 'a@example.org' };
    for (const [partner, problem] of [
      ['Mehwish Gul', 'listed'],
      ['green.valley', 'listed'],
      ['…', 'name'],
    ] as const) {
      const { location } = await send({ partner, ...typed });
      expect(new URL(location, site).searchParams.get('problem'), partner).toBe(problem);
      expect(location).not.toContain('example.org');
    }
    expect((await send({ partner: 'Zoe Hunza', email: 'zoe@' })).location).toContain('problem=email');
    expect((await send({ partner: 'Zoe Hunza' })).location).toContain('/p/zoe-hunza/counts?key=');
    const { location } = await send({ partner: 'ZOE_HUNZA', ...typed });
    const html = await text(location);
    expect(html).toContain('Somebody has this name already. Add your town to yours.');
    expect(html).toMatch(/<textarea[^>]*>Rivers &amp; knots<\/textarea>/);
    expect(await db.selectFrom('partner_requests').selectAll().execute()).toHaveLength(1);
  });

  it('stores a small re-encoded picture without metadata, and refuses other files with a message', async () => {
    const { app, text, db } = await openForm();
    const photo = sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: 'teal' } });
    const jpeg = await photo
      .withExif({ IFD0: { Copyright: 'A place' } })
      .jpeg()
      .toBuffer();
    const send = async (partner: string, picture: Buffer | string, name = 'photo.jpg') => {
      const body = new FormData();
      const fields = { partner, kind: 'Club', about: 'We build kites.', email: '' };
      for (const [field, value] of Object.entries(fields)) body.set(field, value);
      body.set('picture', new File([typeof picture === 'string' ? picture : new Uint8Array(picture)], name));
      const request = new Request(`${site}/ambassador`, { method: 'POST', body, headers: { Origin: site } });
      return (await app.fetch(request)).headers.get('location') ?? '';
    };
    expect(await send('Zoe Hunza', jpeg)).toContain('/p/zoe-hunza/counts?key=');
    const [stored] = await db.selectFrom('partner_pictures').selectAll().execute();
    const { format, width, height, exif } = await sharp(stored?.file).metadata();
    expect([stored?.id, format, width, height, exif]).toEqual(['zoe-hunza', 'webp', 800, 600, undefined]);
    const refused: [Buffer | string, string, RegExp][] = [
      ['%PDF-1.7', 'type', /is no picture/],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'type', /is no picture/],
      [Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic')]), 'heic', /HEIC/],
      [jpeg.subarray(0, 300), 'broken', /cannot be read/],
      [Buffer.alloc(9_000_000, 255), 'large', /larger than 8 MB/],
    ];
    for (const [file, problem, words] of refused) {
      const location = await send('Second Club', file);
      expect(new URL(location, site).searchParams.get('problem')).toBe(problem);
      const html = await text(location);
      expect(html).toMatch(words);
      expect(html).toMatch(/<textarea[^>]*>We build kites\.<\/textarea>/);
    }
    // A form without a chosen file sends an empty file.
    expect(await send('Second Club', '', '')).toContain('/p/second-club/counts?key=');
    expect(await db.selectFrom('partner_pictures').selectAll().execute()).toHaveLength(1);
  });

  it('rejects requests from another site, from a program, and beyond the rate limit', async () => {
    const { send, db } = await openForm();
    expect((await send({ partner: 'Zoe' }, { Origin: 'https://evil.example' })).response.status).toBe(403);
    expect((await send({ partner: 'Zoe', website: 'x' })).location).toBe('/p/zoe');
    const answers: string[] = [];
    for (let n = 0; n < 12; n += 1) answers.push((await send({ partner: `Name ${n}` })).location);
    expect(answers.filter((location) => location.includes('/counts?key='))).toHaveLength(10);
    expect(answers.at(-1)).toContain('problem=later');
    expect(await db.selectFrom('partner_requests').selectAll().execute()).toHaveLength(10);
  });
});
