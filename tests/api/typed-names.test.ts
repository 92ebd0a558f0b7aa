import { beforeAll, describe, expect, it } from 'vitest';
import { sharedPath } from '../../src/domain/share.ts';
import { runInProcess } from './provider/in-process.ts';
import { urlOf } from './support/api.ts';
import { openApp, site } from './support/app.ts';
import { changeContent } from './support/change-content.ts';
import { countedRows } from './support/counted-rows.ts';

const phone = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/146.0 Mobile Safari/537.36' };

/** Texts that people type or paste for a listed partner, by partner id. */
const spellings: Record<string, readonly string[]> = {
  'green-valley': [
    'Green Valley School',
    'GREEN VALLEY SCHOOL',
    'green.valley',
    'Green_Valley',
    'Green-Valley.',
    ' green valley ',
  ],
  'ayesha-hunza': ['عائشہ ہنزہ', 'عائشہ ہنزہ۔', '« عائشہ ہنزہ »', 'AYESHA-HUNZA', 'Ayesha Hunza!'],
  'lodz-club': ['Łódź Café Club', 'łódź café club', 'LODZ CAFE CLUB', 'Łódź Café Club', 'Lodz.Club'],
};
const all = Object.entries(spellings).flatMap(([id, written]) => written.map((text) => [text, id] as const));

describe('A listed partner, typed with capitals, full stops, in Urdu or with accents,', () => {
  let opened: Awaited<ReturnType<typeof openApp>>;
  beforeAll(async () => {
    opened = await openApp();
    await changeContent(opened, ({ document }) => {
      document.partners.push({ id: 'ayesha-hunza', name: 'عائشہ ہنزہ' }, { id: 'lodz-club', name: 'Łódź Café Club' });
    });
  });

  it.each(all)('redirects to its page, and its visits and clicks are counted: %s', async (written, id) => {
    const { db, get, counter } = opened;
    const q = encodeURIComponent(written);
    await db.deleteFrom('counts').execute();
    const page = (await get(`/p/${q}`, phone)).headers.get('location') ?? `/p/${q}`;
    expect(page).toBe(`/p/${id}`);
    await get(page, phone);
    const other = (await get(`/aboutus?partner=${q}`, phone)).headers.get('location') ?? '';
    expect(other).toBe(`/aboutus?partner=${id}`);
    await get(other, phone);
    expect((await get(`/go/steam-words?partner=${q}`, phone)).status).toBe(302);
    await counter.flush();
    expect(await countedRows(db)).toEqual([
      `${id} download steam-words 1`,
      `${id} visit about 1`,
      `${id} visit partner 1`,
    ]);
  });

  it.each(all)('is found by the share page, the builder, the form and the doctor: %s', async (written, id) => {
    const { app, get, text } = opened;
    const q = encodeURIComponent(written);
    const link = site + sharedPath('', id);
    for (const path of ['/share', '/ambassador'])
      expect(await text(`${path}?partner=${q}`), path).toContain(`>${link}</p>`);
    const builder = await text(`/embed?partner=${q}`);
    expect(builder).toContain(`>${link}</p>`);
    expect(builder).toContain(`partner=&quot;${id}&quot;`);
    expect(builder).not.toContain('Write it in Latin letters');
    expect(await (await get(`/embed/v1/partner/${q}`)).json()).toEqual({ isKnown: written === id, nearest: id });
    const sent = await app.fetch(
      new Request(`${site}/ambassador`, {
        method: 'POST',
        body: new URLSearchParams({ partner: written }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site },
      }),
    );
    expect(sent.headers.get('location')).toContain('problem=listed');
  });

  it('is found by the commands of the office', async () => {
    const { settings, counter } = opened;
    const env = { DATABASE_URL: urlOf(settings.database), DATA_DIR: settings.dataDir, PUBLIC_URL: site };
    counter.count('download', 'lodz-club', 'steam-words');
    await counter.flush();
    for (const written of ['Łódź Café Club', 'LODZ_CLUB.']) {
      const { out } = await runInProcess('office', ['partners', 'link', written], env);
      expect(out).toContain(`${site}/p/lodz-club/counts?key=`);
      expect((await runInProcess('office', ['partners', written], env)).out).toContain('steam-words');
    }
  });
});
