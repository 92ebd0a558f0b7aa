import { describe, expect, it } from 'vitest';
import { openApp, site } from './support/app.ts';

const phone = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/146.0 Mobile Safari/537.36' };

async function openForm() {
  const opened = await openApp();
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

  it('leads to a private page that counts from the first visit, before anybody was asked', async () => {
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

  it('refuses the name of a partner and one that somebody has, and keeps what was typed but no address', async () => {
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

  it('takes no request of another site, of a program, or of a flood', async () => {
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
