import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installFromDebian } from '../debian.ts';
import { message } from './support/api.ts';
import { cleanUp, temporaryFolder, testServer } from './support/clean-up.ts';
import { findNginx, startSites } from './support/nginx.ts';

const clips = join(import.meta.dirname, '../../demo/content/media/clips');
const program = findNginx();

/** A certificate of www.example.org and other.example. */
function makeCertificate(): { cert: string; key: string } {
  const folder = temporaryFolder();
  const [cert, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const names = 'subjectAltName=DNS:www.example.org,DNS:other.example,IP:127.0.0.1';
  const make = () =>
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'].concat([
        '-subj',
        '/CN=www.example.org',
        '-addext',
        names,
        '-keyout',
        key,
        '-out',
        cert,
      ]),
      { stdio: 'ignore' },
    );
  try {
    make();
  } catch {
    installFromDebian('openssl');
    make();
  }
  return { cert, key };
}

interface Init {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with any Host header and TLS server name, which `fetch` does not allow. */
async function send(
  url: string,
  host: string,
  ca: string,
  { method = 'GET', headers = {}, body }: Init,
): Promise<Response> {
  const options = { method, headers: { ...headers, Host: host } };
  const outgoing = url.startsWith('https:')
    ? requestHttps(url, { ...options, ca, servername: host, checkServerIdentity: () => undefined })
    : requestHttp(url, options);
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = await incoming.toArray();
  const fields = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(Buffer.concat(chunks), { status: incoming.statusCode ?? 0, headers: fields });
}

/** Another site of the same nginx: its default server, which accepts large uploads. */
const otherSite =
  ({ cert, key }: { cert: string; key: string }) =>
  (http: number, https: number) =>
    `server {
  listen 127.0.0.1:${http} default_server;
  listen 127.0.0.1:${https} ssl default_server;
  server_name other.example;
  ssl_certificate ${cert};
  ssl_certificate_key ${key};
  location = /upload { client_max_body_size 1m; proxy_pass http://127.0.0.1:${http}/uploaded; }
  location / { default_type text/plain; return 200 "the other site: $uri"; }
}
`;

describe.skipIf(!program)('One server behind the nginx sites of demo/deploy, beside another site', () => {
  it('serves pages, widgets, media and messages, limits visitors by their own address, and leaves the other site alone', async () => {
    const settings = { TRUST_PROXY: 'true', LIMIT_CONTACT: '1', PUBLIC_URL: 'https://www.example.org' };
    const server = await testServer(settings);
    const certificate = makeCertificate();
    const sites = await startSites(
      program ?? '',
      Number(new URL(server.url).port),
      certificate,
      otherSite(certificate),
    );
    cleanUp(sites.stop);
    const ca = readFileSync(certificate.cert, 'utf8');
    const at =
      (host: string) =>
      (path: string, init: Init = {}) => {
        const url = path.startsWith('http:') ? sites.http + path.slice(5) : sites.https + path;
        return send(url, host, ca, init);
      };
    const get = at('www.example.org');
    const page = await get('/explore-allcourses');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<link rel="canonical" href="https://www.example.org/explore-allcourses">');
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const sent = await get('/media/logo.svg', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    const widget = await get('/embed/v1/faq.js', { headers: { Origin: 'https://partner.example' } });
    expect([widget.status, widget.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(widget.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const clip = `/media/clips/${readdirSync(clips).find((name) => name.endsWith('.mp4'))}`;
    const whole = Buffer.from(await (await get(clip)).arrayBuffer());
    const part = await get(clip, { headers: { Range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200));
    expect((await get(clip, { headers: { Range: `bytes=${whole.length}-` } })).status).toBe(416);

    const post = (from: string, subject: string) =>
      get('/api/contactus', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify({ ...message, subject }),
      });
    expect((await post('192.0.2.1', 'One')).status).toBe(200);
    // A forged address still counts for the sender's own address.
    expect((await post('192.0.2.2', 'Two')).status).toBe(429);

    const redirect = await get('http:/faq?x=1');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, 'https://www.example.org/faq?x=1']);
    const challenge = '/.well-known/acme-challenge/token-1';
    mkdirSync(join(sites.acme, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(sites.acme, challenge), 'answer');
    expect(await (await get(`http:${challenge}`)).text()).toBe('answer');

    for (const host of ['other.example', 'unknown.example']) {
      const other = at(host);
      for (const path of ['http:/', 'http:/.well-known/acme-challenge/token-1', '/explore-allcourses']) {
        expect(await (await other(path)).text()).toBe(`the other site: ${path.replace('http:', '')}`);
      }
      const upload = await other('/upload', { method: 'POST', body: 'x'.repeat(200_000) });
      expect(await upload.text()).toBe('the other site: /uploaded');
    }
  });
});
