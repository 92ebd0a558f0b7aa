import { full } from '../../full.ts';
import { expect, expectAllVisible, takeExpectedErrors, test } from '../host.ts';
import { contentSelector, mixesOf, script, scriptsOf, selector, selectorsOf, tag, tagsOf } from '../snippets.ts';
import { useAll } from '../use.ts';

/** The strictest Content-Security-Policy that allows a widget, from embed/README.md. */
const strict = (kit: string) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src ${kit}`,
    `connect-src ${kit}`,
    `img-src ${kit} data:`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
});

const isolated = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

for (const mix of mixesOf(2)) {
  test(`${mix.title} work under the strictest policy, Trusted Types and cross-origin isolation without a violation report`, async ({
    page,
    kit,
    showAll,
  }) => {
    await showAll(mix, { headers: { ...strict(kit.url), ...isolated } });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await useAll(page, mix);
    for (const { name, place } of selectorsOf(mix)) {
      const look = await page.locator(place).evaluate((widget) => {
        const inner = widget.shadowRoot?.querySelector('.s');
        const root = inner ?? widget.shadowRoot?.firstElementChild?.shadowRoot?.querySelector('.s');
        return root ? getComputedStyle(root).borderRadius : 'nothing is drawn';
      });
      expect(look, name).toBe('14px');
    }
    for (const part of ['course-finder', 'product-list'] as const) {
      const pictures = page.locator(`${selector(part, mix.ways[part])} img`);
      expect(await pictures.count()).toBeGreaterThan(1);
      // Images load lazily, so each needs a scroll: `npm test` checks the first and the last.
      for (const picture of full ? await pictures.all() : [pictures.first(), pictures.last()]) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      }
    }
  });

  test(`${mix.title} work on a page whose policy uses a nonce and strict-dynamic`, async ({ page, kit, open }) => {
    const policy = [
      "default-src 'none'",
      "script-src 'nonce-of-today' 'strict-dynamic'",
      `connect-src ${kit.url}`,
      `img-src ${kit.url} data:`,
      "style-src 'nonce-of-today'",
      "require-trusted-types-for 'script'",
      "object-src 'none'",
    ];
    const lines = scriptsOf(mix, kit.url).replaceAll('<script', '<script nonce="of-today"');
    await open({ head: lines, body: tagsOf(mix), headers: { 'Content-Security-Policy': policy.join('; ') } });
    await expectAllVisible(page, mix);
    await useAll(page, mix);
  });
}

for (const [name, way] of [
  ['course-finder', 'loader'],
  ['contact-form', 'classic'],
] as const) {
  test(`a button opens the ${name} (${way}) in a dialog under the strictest policy; the page keeps its focus and scroll position`, async ({
    page,
    kit,
    open,
  }) => {
    await open({
      head: script(name, way, kit.url),
      body: `${'<p>Words</p>'.repeat(60)}${tag(name, way, { mode: 'dialog' }, '<a href="/elsewhere">Open it</a>')}`,
      headers: strict(kit.url),
    });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const button = page.getByRole('button', { name: 'Open it' });
    await button.scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => scrollY);
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Open it' });
    await expect(dialog.locator(contentSelector[name]).first()).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(position);
  });
}

test('the violation recorder of these tests reports a violation', async ({ page, kit, show }) => {
  await show('faq', 'loader', {}, { headers: strict(kit.url) });
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p{color:red}';
    document.head.append(style);
    document.body.style.cssText = 'color:red';
    try {
      document.body.insertAdjacentHTML('beforeend', '<p>No</p>');
    } catch {
      // Trusted Types throw, and report a violation.
    }
  });
  await expect
    .poll(async () => (await takeExpectedErrors(page)).map((text) => text.split(' ')[1]).sort())
    .toEqual(['require-trusted-types-for', 'style-src-elem']);
});

test('a policy that blocks the API leaves the fallback and causes one violation report', async ({
  page,
  kit,
  open,
  hosts,
}) => {
  await open({
    head: `<script type="module" src="${kit.url}/embed/v1/steam.js"></script>`,
    body: '<steam-faq><a href="/elsewhere">Elsewhere</a></steam-faq>',
    headers: {
      'Content-Security-Policy': `default-src 'none'; script-src ${kit.url}; style-src 'self'; img-src data:`,
    },
  });
  await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
  await expect.poll(() => takeExpectedErrors(page)).toEqual([expect.stringMatching(/^violation: connect-src/)]);
  expect(hosts.url).toBeTruthy();
});
