import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../routes.ts';
import { testServer } from './support/clean-up.ts';

const server = await testServer();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' });

/** The sources of a policy, by directive. */
const read = (policy: string | null) =>
  Object.fromEntries((policy ?? '').split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

describe('Response headers', () => {
  it('every page allows only its own scripts, and requires Trusted Types', async () => {
    for (const path of allRoutes) {
      const response = await get(path, { cookie: 'token=x' });
      const header = (name: string) => response.headers.get(name) ?? '';
      const policy = read(header('content-security-policy'));
      expect(policy['default-src'], path).toEqual(["'none'"]);
      const inline = Array.from((await response.text()).matchAll(/<script>(.*?)<\/script>/gs), ([, code = '']) => code);
      const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      expect(policy['script-src'], path).toEqual(["'self'", ...hashes]);
      expect(inline.length, path).toBe(path === '/saved' ? 1 : 0);
      expect(policy['style-src']).toEqual([expect.stringMatching(/^'sha256-/)]);
      for (const directive of ['object-src', 'base-uri', 'frame-ancestors', 'script-src-attr', 'trusted-types'])
        expect(policy[directive], directive).toEqual(["'none'"]);
      expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
      expect(policy['connect-src']).toEqual(["'self'"]);
      expect(policy['form-action']).toEqual(["'self'"]);
      expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('x-frame-options')).toBe('DENY');
      // The address of a parent's page contains the secret key of the request.
      const isSecret = path.startsWith('/my-request');
      expect(header('referrer-policy')).toBe(isSecret ? 'strict-origin' : 'strict-origin-when-cross-origin');
      expect(header('cross-origin-opener-policy')).toBe('same-origin');
      expect(header('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
      // Browsers ignore this header over plain http, so the server omits it.
      expect(header('strict-transport-security')).toBe('');
    }
  });

  it('only the framed widget may be framed by other sites', async () => {
    const ancestors = async (path: string) =>
      read((await get(path)).headers.get('content-security-policy'))['frame-ancestors'];
    expect(await ancestors('/embed/v1/frame/faq')).toBeUndefined();
    for (const path of ['/', '/contactus', '/privacy', '/nothing-here', '/api/faq', '/api/nothing'])
      expect(await ancestors(path), path).toEqual(["'none'"]);
    expect(await ancestors('/demo/strict/')).toEqual(["'self'"]);
  });

  it('every response forbids MIME sniffing', async () => {
    for (const path of [
      '/',
      '/api/course',
      '/robots.txt',
      '/sitemap.xml',
      '/media/logo.svg',
      '/embed/v1/steam.js',
      '/embed/v1/release.json',
      '/embed/v1/none.js',
      '/embed/v1/frame/faq',
      '/embed/v1/frame/none',
      '/embed/preview',
      '/embed/guide',
      '/demo/',
      '/demo/copy.js',
      '/icons/192.png',
      '/healthz',
      '/blogs/',
      '/nothing',
    ]) {
      const response = await get(path);
      if (response.status < 300 || response.status === 404)
        expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });
});
