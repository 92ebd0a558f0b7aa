import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { message } from './support/api.ts';
import { findNginx, type RunningProxy, startNginx } from './support/nginx.ts';

const clips = join(import.meta.dirname, '../../demo/content/media/clips');
const program = findNginx();
let server: RunningServer | undefined;
let proxy: RunningProxy | undefined;
afterAll(async () => {
  proxy?.stop();
  await server?.stop();
});

describe.skipIf(!program)('One server behind demo/deploy/nginx-one.conf', () => {
  it('serves pages, widgets, media and messages, and limits visitors by their own address', async () => {
    server = await startServer({ TRUST_PROXY: 'true', LIMIT_CONTACT: '1' });
    proxy = await startNginx(program ?? '', [Number(new URL(server.url).port)], 'nginx-one.conf');
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
      fetch(`${url}/api/contactus`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify({ ...message, subject }),
      });
    expect((await post('192.0.2.1', 'One')).status).toBe(200);
    // A forged address does not count as another visitor.
    expect((await post('192.0.2.2', 'Two')).status).toBe(429);
  });
});
