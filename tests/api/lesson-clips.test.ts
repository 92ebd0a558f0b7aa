import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleFolder } from '../../src/content/folder/sample.ts';
import { ayesha } from './support/api.ts';
import { openSite, type TestSite } from './support/site.ts';

const clip = readFileSync(join(sampleFolder, 'media/clips/science-1.mp4'));
const captions = readFileSync(join(sampleFolder, 'media/clips/science-1.vtt'));
const school = 'name: Own School\nemail: office@own.example\n';
const lecture = (name: string) => `      lectures: [{ title: ${name}, video: ${name}.mp4, captions: ${name}.vtt }]\n`;
const media = Object.fromEntries(
  ['paid', 'free', 'other'].flatMap((name) => [
    // Different bytes for each file: the media folder names a file by the hash of its content.
    [`media/${name}.mp4`, Buffer.concat([clip, Buffer.from(name)])],
    [`media/${name}.vtt`, Buffer.concat([captions, Buffer.from(`\nNOTE ${name}\n`)])],
  ]),
);
const files = {
  'school.yaml': school,
  'courses.csv': 'id,name,category,level\nclay,Clay,Arts,Beginner',
  'courses/clay/modules.yaml': `- name: One
  lessons:
    - name: Paid
${lecture('paid')}    - name: Free
      free: yes
${lecture('free')}`,
  ...media,
};

async function signIn(site: TestSite): Promise<string> {
  expect((await site.post('/api/user/signup', JSON.stringify(ayesha))).status).toBe(201);
  const response = await site.post('/api/user/signin', JSON.stringify(ayesha));
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

describe('The videos of lessons', async () => {
  const site = await openSite(files);
  const paid = ['/media/paid.mp4', '/media/paid.vtt', '/media/%70aid.mp4'];

  it.each(paid)('get 401 without a session and are not cached: %s', async (path) => {
    for (const Cookie of ['', 'token=x', 'sid=forged']) {
      const refused = await site.get(path, { Cookie, Range: 'bytes=0-9' });
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'private, no-store']);
      expect(await refused.text()).toBe('Please sign in to watch this lecture.');
    }
  });

  it('are sent to a signed-in session, in ranges, and not to other sites', async () => {
    const Cookie = await signIn(site);
    expect(Cookie).toMatch(/^sid=/);
    const part = await site.get('/media/paid.mp4', { Cookie, Range: 'bytes=0-9' });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(clip.subarray(0, 10));
    const headers = ['cache-control', 'cross-origin-resource-policy', 'access-control-allow-origin', 'vary'];
    expect(headers.map((name) => part.headers.get(name))).toEqual(['private, no-store', 'same-origin', null, 'Cookie']);
    expect((await site.get('/media/paid.vtt', { Cookie })).status).toBe(200);
  });

  it('are public in a free lesson, like the page of the lesson', async () => {
    for (const path of ['/media/free.mp4', '/media/free.vtt', '/media/other.mp4', '/video/clay-m1-l2?course=clay']) {
      expect([path, (await site.get(path)).status]).toEqual([path, 200]);
    }
    // A bookmark without `course` redirects to the URL with it, because the page links to the course.
    const bookmark = await site.get('/video/clay-m1-l2?partner=zoe');
    expect([bookmark.status, bookmark.headers.get('location')]).toEqual([
      302,
      '/video/clay-m1-l2?course=clay&partner=zoe',
    ]);
    expect((await site.get('/media/free.mp4')).headers.get('cache-control')).toContain('public');
    const denied = await site.get('/video/clay-m1-l1');
    expect([denied.status, denied.headers.get('location')]).toEqual([302, '/?denied=lecture&lesson=clay-m1-l1']);
    expect(await site.text('/course-details/clay')).toMatch(
      /href="\/video\/clay-m1-l2\?course=clay"[^>]*>(?:<svg.*?<\/svg>)?Try Demo/,
    );
  });

  it('are public with lecture_videos: public, or if a product links to them', async () => {
    await site.apply({ ...files, 'school.yaml': `${school}lecture_videos: public\n` });
    expect((await site.get('/media/paid.mp4')).status).toBe(200);
    await site.apply({ ...files, 'products.csv': 'name,link\nTaster,paid.mp4' });
    expect((await site.get('/media/paid.mp4')).status).toBe(200);
    await site.apply(files);
    expect((await site.get('/media/paid.mp4')).status).toBe(401);
  });
});
