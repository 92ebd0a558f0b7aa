import { allRoutes, open } from './helpers.ts';
import { expect, test } from './site.ts';

/** The sources of a policy, by directive. */
const read = (policy = '') =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

test.describe('Response headers', () => {
  test('every page allows only its own scripts, and requires Trusted Types', async ({ server }) => {
    for (const path of allRoutes) {
      const response = await fetch(server.url + path, { headers: { cookie: 'token=x' } });
      const header = (name: string) => response.headers.get(name) ?? '';
      const policy = read(header('content-security-policy'));
      expect(policy['default-src'], path).toEqual(["'none'"]);
      expect(policy['script-src']).toEqual(["'self'"]);
      // The hash of the only <style> of the page.
      expect(policy['style-src']).toEqual([expect.stringMatching(/^'sha256-/)]);
      for (const directive of ['object-src', 'base-uri', 'frame-ancestors', 'script-src-attr', 'trusted-types'])
        expect(policy[directive], directive).toEqual(["'none'"]);
      expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
      expect(policy['connect-src']).toEqual(["'self'"]);
      expect(policy['form-action']).toEqual(["'self'"]);
      expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('x-frame-options')).toBe('DENY');
      expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(header('cross-origin-opener-policy')).toBe('same-origin');
      expect(header('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
      // Browsers ignore it over plain http: the server does not send it.
      expect(header('strict-transport-security')).toBe('');
    }
  });

  test('only the framed widget may be framed by other sites', async ({ server }) => {
    const ancestors = async (path: string) =>
      read((await fetch(server.url + path)).headers.get('content-security-policy') ?? '')['frame-ancestors'];
    expect(await ancestors('/embed/v1/frame/faq')).toBeUndefined();
    for (const path of ['/', '/contactus', '/privacy', '/nothing-here', '/api/faq', '/api/nothing'])
      expect(await ancestors(path), path).toEqual(["'none'"]);
    expect(await ancestors('/demo/strict/')).toEqual(["'self'"]);
  });

  test('every response forbids MIME sniffing', async ({ server }) => {
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
      const response = await fetch(server.url + path, { redirect: 'manual' });
      if (response.status < 300 || response.status === 404)
        expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });
});

test('A page whose policy forbids framing does not render in a frame', async ({ page, server, pageErrors }) => {
  // The same server under another host name is another site.
  await page.goto(`${server.url.replace('127.0.0.1', 'localhost')}/demo/`);
  const put = (path: string) =>
    page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.replaceChildren(frame);
    }, server.url + path);
  const shown = (path: string) => page.frames().some((frame) => frame.url() === server.url + path);
  await put('/');
  await expect.poll(() => pageErrors.list).toEqual([expect.stringContaining("frame-ancestors 'none'")]);
  expect(shown('/')).toBe(false);
  await put('/embed/v1/frame/faq');
  await expect.poll(() => shown('/embed/v1/frame/faq')).toBe(true);
  expect(pageErrors.list).toHaveLength(1);
  pageErrors.list.length = 0;
});

test('Every sink for markup and code throws under the policy', async ({ page, pageErrors }) => {
  await open(page, '/');
  const tried = await page.evaluate(async () => {
    // `page.evaluate` may bypass the policy until its first pause.
    await new Promise((resolve) => setTimeout(resolve));
    const sinks: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      insertAdjacentHTML: () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>x</b>' }),
      'script.src': () => Object.assign(document.createElement('script'), { src: '/x.js' }),
      'script.text': () => Object.assign(document.createElement('script'), { text: '1' }),
      'document.write': () => document.write('<b>x</b>'),
      DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      eval: () => Reflect.apply(Reflect.get(window, 'eval'), undefined, ['1']),
      Function: () => Reflect.construct(Function, ['return 1']),
      setTimeout: () => setTimeout('1' as unknown as () => void),
      Worker: () => new Worker('/x.js'),
      'a policy': () =>
        (Reflect.get(window, 'trustedTypes') as { createPolicy(name: string, rules: object): unknown }).createPolicy(
          'html',
          {},
        ),
    };
    return Object.entries(sinks).flatMap(([name, use]) => {
      try {
        use();
        return [name];
      } catch {
        return [];
      }
    });
  });
  // The browser reports each attempt, and nothing else.
  const reported = pageErrors.list.splice(0);
  expect(reported.length).toBeGreaterThan(5);
  expect(reported.filter((line) => !/Trusted|trusted-types|Content Security Policy|script-src/.test(line))).toEqual([]);
  expect(tried).toEqual([]);
});
