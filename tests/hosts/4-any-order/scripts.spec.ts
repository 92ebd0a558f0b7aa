import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir } from '../../../src/settings/folders.ts';
import { everyNth } from '../../full.ts';
import { expect, expectAllVisible, type Hosts, receivedEvents, test } from '../host.ts';
import {
  contentSelector,
  names,
  script,
  scriptsOf,
  selector,
  selectorsOf,
  tag,
  tagsOf,
  uniformMixes,
  widgetCases,
} from '../snippets.ts';

for (const mix of uniformMixes) {
  test(`${mix.title} work if their scripts run before, after and long after the elements are parsed`, async ({
    page,
    open,
    kit,
  }) => {
    const lines = scriptsOf(mix, kit.url);
    const blocking = lines.replaceAll(' defer', '');
    await open({ head: lines, body: tagsOf(mix) });
    await expectAllVisible(page, mix);
    await open({ body: `${tagsOf(mix)}${lines}` });
    await expectAllVisible(page, mix);
    await open({ body: `${tagsOf(mix)}${blocking.replaceAll('<script', '<script async')}` });
    await expectAllVisible(page, mix);
    // Module scripts never block: the test below needs a classic script.
    if (blocking === lines) return;
    await open({ head: blocking, body: tagsOf(mix) });
    await expectAllVisible(page, mix);
  });

  test(`${mix.title} show once if their scripts are on the page several times`, async ({ page, open, kit }) => {
    const lines = scriptsOf(mix, kit.url);
    await open({ head: `${lines}${lines}${lines.replaceAll('.js"', '.js?again"')}`, body: `${tagsOf(mix)}${lines}` });
    await expectAllVisible(page, mix);
    expect(await receivedEvents(page, 'ready')).toHaveLength(names.length);
    for (const { place } of selectorsOf(mix)) {
      expect(await page.locator(place).evaluate((element) => element.shadowRoot?.childElementCount)).toBe(1);
    }
  });
}

for (const mix of everyNth(uniformMixes, 2)) {
  test(`all eight widgets work with both kinds of scripts on one page, ${mix.title} first`, async ({
    page,
    open,
    kit,
  }) => {
    const requested: string[] = [];
    // Ignore the rest of the courses, which the finder may request.
    page.on('request', (request) => /\/api\/(?!.*brief)/.test(request.url()) && requested.push(request.url()));
    const lines = uniformMixes.map((one) => scriptsOf(one, kit.url).replaceAll(' defer', ''));
    if (mix !== uniformMixes[0]) lines.reverse();
    await open({
      head: lines.join(''),
      body: uniformMixes
        .toReversed()
        .map((one) => tagsOf(one))
        .join(''),
    });
    for (const one of uniformMixes) await expectAllVisible(page, one);
    const ready = (await receivedEvents(page, 'ready')).map(({ tag }) => tag);
    expect(ready.sort()).toEqual([...names.map(() => 'div'), ...names.map((name) => `steam-${name}`).sort()]);
    expect(requested.sort()).toEqual(['course?counts', 'faq', 'product'].map((list) => `${kit.url}/api/${list}`));
  });
}

/** Serves the same scripts as version 0.0.1 from another server. */
function serveOldVersion(hosts: Hosts): string {
  const folder = join(buildDir, 'embed');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/`\d+\.\d+\.\d+ /g, '`0.0.1 ');
    hosts.put(`/embed/v1/${file}`, 'text/javascript', text, { 'Access-Control-Allow-Origin': '*' });
  }
  return hosts.url;
}

for (const order of everyNth(['the old version', 'the new version'] as const, 2)) {
  test(`all four widgets work with two versions on one page, ${order} first`, async ({ page, open, kit, hosts }) => {
    const old = serveOldVersion(hosts);
    const api = { 'api-host': `${kit.url}/api` };
    const scripts = (from: string) =>
      `${script('faq', 'loader', from)}${names.map((name) => script(name, 'classic', from)).join('')}`;
    const lines = [scripts(old), scripts(kit.url)];
    if (order === 'the new version') lines.reverse();
    await page.setViewportSize({ width: 1280, height: 9000 });
    await open({
      head: lines.join(''),
      body: widgetCases
        .map(({ name, way }) => tag(name, way, { ...api, limit: '2', products: 'lab-notebook' }))
        .join(''),
    });
    for (const { name, way } of widgetCases) {
      await expect(page.locator(`${selector(name, way)} ${contentSelector[name]}`).first()).toBeVisible();
    }
    await expect.poll(async () => (await receivedEvents(page, 'ready')).length).toBe(widgetCases.length);
  });
}

test('a page that defines one of the tags itself keeps its own element', async ({ page, open, kit }) => {
  await open({
    head: `<script>customElements.define('steam-faq', class extends HTMLElement { mine = true })</script>${script('faq', 'loader', kit.url)}`,
    body: `${tag('faq', 'loader')}${tag('contact-form', 'loader')}`,
  });
  await expect(page.locator('steam-contact-form textarea')).toBeVisible();
  expect(await page.locator('steam-faq').evaluate((element) => (element as unknown as { mine: boolean }).mine)).toBe(
    true,
  );
});
