import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { message } from './support/api.ts';
import { cleanUp, postJson, testServer } from './support/clean-up.ts';
import { findNginx, startNginx } from './support/nginx.ts';

const clips = join(import.meta.dirname, '../../demo/content/media/clips');
const program = findNginx();

describe.skipIf(!program)('One server behind demo/deploy/nginx-one.conf', () => {
  it('serves pages, widgets, media and messages, and limits visitors by their own address', async () => {
    const server = await testServer({ TRUST_PROXY: 'true', LIMIT_CONTACT: '1' });
    const proxy = await startNginx(program ?? '', [Number(new URL(server.url).port)], 'nginx-one.conf');
    cleanUp(proxy.stop);
    const { url } = proxy;
    const page = await fetch(`${url}/explore-allcourses`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<link rel="canonical" href="http://127.0.0.1/explore-allcourses">');
    const sent = await fetch(`${url}/media/logo.svg`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    const widget = await fetch(`${url}/embed/v1/faq.js`, { headers: { Origin: 'https://partner.example' } });
    expect([widget.status, widget.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(widget.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const clip = `${url}/media/clips/${readdirSync(clips).find((name) => name.endsWith('.mp4'))}`;
    const whole = Buffer.from(await (await fetch(clip)).arrayBuffer());
    const part = await fetch(clip, { headers: { Range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200));
    expect((await fetch(clip, { headers: { Range: `bytes=${whole.length}-` } })).status).toBe(416);

    const post = (from: string, subject: string) =>
      postJson(`${url}/api/contactus`, { ...message, subject }, { 'X-Forwarded-For': from });
    expect((await post('192.0.2.1', 'One')).status).toBe(200);
    // A forged address does not count as another visitor.
    expect((await post('192.0.2.2', 'Two')).status).toBe(429);
  });
});
