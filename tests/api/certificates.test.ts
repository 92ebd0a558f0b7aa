import { describe, expect, it } from 'vitest';
import { codeLength, codeText, readCode } from '../../src/domain/certificate.ts';
import { ayesha, json } from './support/api.ts';
import { openSite, type TestSite, testOrigin } from './support/site.ts';

const lesson = (name: string) =>
  `    - name: ${name}\n      lectures: [{ title: ${name}, video: "https://clips.example/${name}.mp4" }]\n`;
const files = (id: string, more = '') => ({
  'school.yaml': 'name: Kite School\nemail: hello@kites.example\ncity: Lahore\ncountry: PK\naccent: "#0f766e"\n',
  'courses.csv': `id,name,category,level,was\n${id},Kites & Co,Science,Beginner,${id === 'kites' ? '' : 'kites'}\nsails,Sails,Arts,Beginner,\n`,
  [`courses/${id}/modules.yaml`]: `- name: One\n  lessons:\n${lesson('Paper')}${lesson('String')}    - name: Read\n${more}`,
  'courses/sails/modules.yaml': `- name: One\n  lessons:\n${lesson('Cloth')}`,
});
const clips = ['kites-m1-l1-v1', 'kites-m1-l2-v1'];

async function signIn(site: TestSite, email: string) {
  const form = { ...ayesha, email };
  expect((await site.post('/api/user/signup', JSON.stringify(form))).status).toBe(201);
  const response = await site.post('/api/user/signin', JSON.stringify(form));
  const Cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const call = (path: string, body: object = {}) =>
    site.send(`/api/user/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: testOrigin, Cookie },
    });
  const progress = async (path: string, body: object = {}) => Object((await json(await call(path, body))).progress);
  return { Cookie, call, progress };
}

describe('The progress of an account', async () => {
  const site = await openSite(files('kites'));
  const sana = await signIn(site, 'sana@example.pk');

  it('is stored for each account, and read on another device', async () => {
    const none = { watched: [], courses: [], certificates: [] };
    expect(await sana.progress('progress')).toEqual(none);
    const twice = [clips[0], clips[0], 'nothing', 'sails-m1-l1-v1'];
    await sana.progress('progress', { watched: twice });
    await site.wait(1_000);
    expect(await sana.progress('progress', { watched: [clips[0]] })).toEqual({
      watched: [clips[0], 'sails-m1-l1-v1'],
      courses: [
        { course: 'kites', name: 'Kites & Co', done: 1, total: 2, next: { lesson: 'kites-m1-l2', name: 'String' } },
        { course: 'sails', name: 'Sails', done: 1, total: 1 },
      ],
      certificates: [],
    });
    expect(await (await signIn(site, 'ali@example.pk')).progress('progress')).toEqual(none);
    expect((await site.post('/api/user/progress', '{}')).status).toBe(401);
    for (const watched of ['x', [1], ['x'.repeat(201)], Array.from({ length: 501 }, () => 'x')])
      expect((await sana.call('progress', { watched })).status).toBe(422);
  });

  it('is kept when the id of its course changes', async () => {
    await site.apply(files('flying'));
    const { watched, courses } = await sana.progress('progress');
    expect(watched).toContain('flying-m1-l1-v1');
    expect(courses).toContainEqual(expect.objectContaining({ course: 'flying', done: 1, total: 2 }));
    await site.apply(files('kites'));
  });

  it('is in the export of personal data, and is erased with the account', async () => {
    const data = Object((await json(await sana.call('data'))).data);
    expect(data.watched).toContainEqual({ lecture_id: clips[0], watched_at: expect.stringContaining('Asia/Karachi') });
    await sana.progress('certificate', { course: 'sails', name: 'Sana' });
    expect((await sana.call('erase', { current: ayesha.password })).status).toBe(200);
    for (const table of ['watched_lectures', 'certificates'] as const)
      expect(await site.db.selectFrom(table).select('id').execute(), table).toEqual([]);
  });
});

describe('A certificate', async () => {
  const site = await openSite(files('kites'), Date.UTC(2026, 10, 28, 8));
  const child = await signIn(site, 'child@example.pk');
  const issue = (body: object) => child.call('certificate', { course: 'kites', ...body });

  it('is issued only after all lessons with lectures are watched', async () => {
    await child.progress('progress', { watched: [clips[0]] });
    const early = await issue({ name: 'Sana Mir' });
    expect([early.status, (await json(early)).message]).toEqual([
      409,
      'The certificate is ready when all lessons of the course are watched.',
    ]);
    expect((await child.call('certificate', { course: 'nothing', name: 'Sana' })).status).toBe(409);
    await child.progress('progress', { watched: clips });
    expect((await issue({})).status).toBe(422);
    expect((await issue({ name: 'x\ny' })).status).toBe(422);
    expect((await site.post('/api/user/certificate', JSON.stringify({ course: 'kites', name: 'Sana' }))).status).toBe(
      401,
    );
  });

  it('can be verified by anyone, and shows only name, course, date and school', async () => {
    const { certificates } = await child.progress('certificate', { course: 'kites', name: 'Sana <Mir>' });
    expect(certificates).toEqual([
      { code: expect.any(String), course: 'kites', courseName: 'Kites & Co', name: 'Sana <Mir>', isHidden: false },
    ]);
    const [{ code }] = certificates;
    const response = await site.get(`/certificate/${code}`);
    expect([response.status, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      ...[200, 'private, no-store', 'noindex'],
    ]);
    const html = await response.text();
    for (const text of [
      'This certificate is genuine',
      'Sana &lt;Mir&gt;',
      'Kites &amp; Co',
      '28 November 2026',
      'Lahore',
      code,
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/Ayesha|Khan|example\.pk/);
    const urdu = await site.text(`/certificate/${code}?lang=ur`);
    for (const text of ['lang="ur" dir="rtl"', 'یہ سند اصلی ہے', '28 نومبر 2026']) expect(urdu).toContain(text);
    // A reader types the code from paper: lower case, with spaces for the hyphens.
    const typed = await site.get(
      `/certificate?code=${encodeURIComponent(` ${code.toLowerCase().replaceAll('-', ' ')}`)}`,
    );
    expect([typed.status, typed.headers.get('location')]).toEqual([302, `/certificate/${code}`]);
    expect(await site.text('/robots.txt')).not.toContain(code);
  });

  it('keeps its code when the owner changes the name or hides the certificate, which then only the owner sees', async () => {
    const before = await child.progress('certificate', { course: 'kites', name: 'سنا میر' });
    const [{ code }] = before.certificates;
    const path = `/certificate/${code}`;
    expect(await site.text(path)).toContain('سنا میر');
    const hidden = await child.progress('certificate', { course: 'kites', hidden: true });
    expect(hidden.certificates).toEqual([{ ...before.certificates[0], isHidden: true }]);
    const other = await signIn(site, 'other@example.pk');
    for (const Cookie of ['', other.Cookie, 'sid=forged']) {
      const refused = await site.get(path, { Cookie });
      expect(refused.status).toBe(404);
      expect(await refused.text()).not.toContain('سنا میر');
    }
    expect(await (await site.get(path, { Cookie: child.Cookie })).text()).toContain('Only you see this page');
    await child.progress('certificate', { course: 'kites', hidden: false });
    expect((await site.get(path)).status).toBe(200);
  });

  it('gets 404 and a form for another code if the code is wrong', async () => {
    for (const wrong of ['2222222222', 'short', 'x'.repeat(300), '%3Cscript%3E', 'O000000000']) {
      const answer = await site.get(`/certificate/${wrong}`);
      expect(answer.status, wrong).toBe(404);
      expect(await answer.text()).toContain('name="code"');
    }
    expect(await site.text('/certificate')).toContain('Verify a certificate');
    expect(codeText(readCode(' k7qm–4rtx 2d ') ?? '')).toBe('K7QM-4RTX-2D');
    expect(codeLength).toBe(10);
  });
});
