import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir } from '../../../src/server/folders.ts';
import { expect, type Hosts, heard, test } from '../host.ts';
import { eachBothWays as each, names, script, selector, sign, tag } from '../snippets.ts';

/** What each asks of its own site's API. */
const lists: Record<(typeof names)[number], string[]> = {
  'course-finder': ['course?brief'],
  'contact-form': [],
  faq: ['faq'],
  'product-list': ['product'],
};

for (const { name, way } of each) {
  const found = `${selector(name, way)} ${sign[name]}`;

  test(`${name} by the ${way} works with its script before it, after it and long after it`, async ({
    page,
    open,
    kit,
  }) => {
    const line = script(name, way, kit.url);
    await open({ head: line, body: tag(name, way) });
    await expect(page.locator(found).first()).toBeVisible();
    await open({ body: `${tag(name, way)}${line}` });
    await expect(page.locator(found).first()).toBeVisible();
    await open({ body: `${tag(name, way)}${line.replace(' defer', '').replace('<script', '<script async')}` });
    await expect(page.locator(found).first()).toBeVisible();
    await open({ head: line.replace(' defer', ''), body: tag(name, way) });
    await expect(page.locator(found).first()).toBeVisible();
  });

  test(`${name} by the ${way} shows once, however often its script is on the page`, async ({ page, open, kit }) => {
    const line = script(name, way, kit.url);
    const other = line.replace('.js"', '.js?again"');
    await open({ head: `${line}${line}${other}`, body: `${tag(name, way)}${line}` });
    await expect(page.locator(found).first()).toBeVisible();
    expect(await heard(page, 'ready')).toHaveLength(1);
    const roots = await page.locator(selector(name, way)).evaluate((element) => element.shadowRoot?.childElementCount);
    expect(roots).toBe(1);
  });

  test(`${name} works in both ways at once, the ${way} first`, async ({ page, open, kit }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
    const lines = [script(name, 'loader', kit.url), script(name, 'classic', kit.url).replace(' defer', '')];
    if (way === 'classic') lines.reverse();
    await open({ head: lines.join(''), body: `${tag(name, 'classic')}${tag(name, 'loader')}` });
    await expect(page.locator(`${selector(name, 'loader')} ${sign[name]}`).first()).toBeVisible();
    await expect(page.locator(`${selector(name, 'classic')} ${sign[name]}`).first()).toBeVisible();
    expect((await heard(page, 'ready')).map(({ tag }) => tag).sort()).toEqual(['div', `steam-${name}`]);
    expect(asked).toEqual(lists[name].map((list) => `${kit.url}/api/${list}`));
  });
}

/** The same scripts as another version, on another server. */
function serveOldVersion(hosts: Hosts): string {
  const folder = join(buildDir, 'embed');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/`\d+\.\d+\.\d+ /g, '`0.0.1 ');
    hosts.put(`/embed/v1/${file}`, 'text/javascript', text, { 'Access-Control-Allow-Origin': '*' });
  }
  return hosts.url;
}

for (const order of ['the old one', 'the new one'] as const) {
  test(`two versions of all four work on one page, ${order} first`, async ({ page, open, kit, hosts }) => {
    const old = serveOldVersion(hosts);
    const api = { 'api-host': `${kit.url}/api` };
    const scripts = (from: string) =>
      `${script('faq', 'loader', from)}${names.map((name) => script(name, 'classic', from)).join('')}`;
    const lines = [scripts(old), scripts(kit.url)];
    if (order === 'the new one') lines.reverse();
    await page.setViewportSize({ width: 1280, height: 9000 });
    await open({
      head: lines.join(''),
      body: each.map(({ name, way }) => tag(name, way, { ...api, limit: '2', products: 'lab-notebook' })).join(''),
    });
    for (const { name, way } of each) {
      await expect(page.locator(`${selector(name, way)} ${sign[name]}`).first()).toBeVisible();
    }
    await expect.poll(async () => (await heard(page, 'ready')).length).toBe(each.length);
  });
}

test('a page that has defined one of the tags itself keeps its own element', async ({ page, open, kit }) => {
  await open({
    head: `<script>customElements.define('steam-faq', class extends HTMLElement { mine = true })</script>${script('faq', 'loader', kit.url)}`,
    body: `${tag('faq', 'loader')}${tag('contact-form', 'loader')}`,
  });
  await expect(page.locator('steam-contact-form textarea')).toBeVisible();
  expect(await page.locator('steam-faq').evaluate((element) => (element as unknown as { mine: boolean }).mine)).toBe(
    true,
  );
});
