import { open } from './helpers.ts';
import { expect, test } from './site.ts';

test('A page whose policy forbids framing does not render in a frame', async ({ page, server, pageErrors }) => {
  // The same server with another host name counts as another site.
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

test('Every DOM sink for HTML and code throws under the policy of a page', async ({ page, pageErrors }) => {
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
  // The browser reports each attempt, and no other error.
  const reported = pageErrors.list.splice(0);
  expect(reported.length).toBeGreaterThan(5);
  expect(reported.filter((line) => !/Trusted|trusted-types|Content Security Policy|script-src/.test(line))).toEqual([]);
  expect(tried).toEqual([]);
});
