import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, takeExpectedErrors, test } from '../host.ts';

test('the README’s message listener resizes its own frames and no others', async ({ page, kit, hosts, open }) => {
  const readme = readFileSync(join(import.meta.dirname, '../../../embed/README.md'), 'utf8');
  const snippet = [...readme.matchAll(/```html\n(<script>[^`]*steam-height[^`]*<\/script>)\n```/g)][0]?.[1] ?? '';
  expect(snippet).toContain('origin');
  hosts.put(
    '/advert',
    'text/html',
    `<script>parent.postMessage({ type: 'steam-height', height: 5000 }, '*'); parent.postMessage('sent', '*')</script>`,
  );
  await open({
    head: snippet.replaceAll('https://HOST', kit.url),
    body: `<iframe id="advert" height="100"></iframe>
      <iframe id="ours" src="${kit.url}/embed/v1/frame/faq" height="100" width="900"></iframe>
      <script>addEventListener('message', ({ data }) => { if (data === 'sent') document.title = 'sent' })</script>`,
  });
  await expect.poll(() => page.locator('#ours').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(300);
  const height = () => page.locator('#ours').evaluate((frame) => frame.clientHeight);
  const closed = await height();
  const question = page.frameLocator('#ours').locator('summary').first();
  await question.click();
  await expect.poll(height).toBeGreaterThan(closed);
  await question.click();
  await expect.poll(height).toBe(closed);
  await page.locator('#advert').evaluate((frame) => frame.setAttribute('src', '/advert'));
  await expect(page).toHaveTitle('sent');
  expect(await page.locator('#advert').evaluate((frame) => frame.clientHeight)).toBe(100);
  expect(await takeExpectedErrors(page)).toEqual([]);
});
