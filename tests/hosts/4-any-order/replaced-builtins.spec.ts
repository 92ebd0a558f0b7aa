import { expect, heard, test } from '../host.ts';
import { each, fallback, names, script, selector, sign, tag, ways } from '../snippets.ts';
import { use } from '../use.ts';
import { clobbering, lacks, replacedBuiltins } from './replaced-builtins.ts';

/** There react-hook-form does not run: the browser's own validation checks the form. */
const unchecked = ['prototype.js 1.6', 'MooTools 1.x'];

for (const [library, text] of Object.entries(replacedBuiltins)) {
  for (const { name, way } of each) {
    test(`${name} by the ${way} works on a page with ${library}`, async ({ page, show }) => {
      await show(name, way, {}, { head: `<script>${text}</script>` });
      if (name !== 'contact-form' || !unchecked.includes(library)) return use[name](page);
      const email = page.getByLabel('Your e-mail');
      await page.getByRole('button').click();
      await expect(email).toBeFocused();
      expect(await email.evaluate((input: HTMLInputElement) => input.matches(':invalid'))).toBe(true);
      await email.fill('someone@example.org');
      await page.getByLabel('Subject').fill('A question');
      await page.getByLabel('Your message').fill('When does the next course begin?');
      await page.getByRole('button').click();
      await expect(page.getByText('Thank you, your message has been received.')).toBeVisible();
    });
  }
}

/** Additions that every `for…in` and every property descriptor of a library meets. */
const polluted = {
  'with additions to all objects': `
    Object.prototype.extend = function () { return this };
    Object.prototype.isMine = 'yes';
    Object.prototype.size = 3;
    Object.prototype.get = undefined;
    Object.prototype.forEach = function () { throw new Error('not yours') };
    Array.prototype.remove = function () {};
    Array.prototype.last = 'last';
  `,
  'whose objects all have a value': `Object.prototype.value = 'polluted'`,
};

for (const [how, text] of Object.entries(polluted)) {
  for (const { name, way } of each) {
    test(`${name} by the ${way} works on a page ${how}, or the host’s own content stays`, async ({
      page,
      open,
      kit,
    }) => {
      await open({ head: `<script>${text}</script>${script(name, way, kit.url)}`, body: tag(name, way) });
      await page.waitForLoadState('networkidle');
      const shows = await page.locator(`${selector(name, way)} ${sign[name]}`).count();
      if (shows) return use[name](page);
      await expect(page.getByText(fallback)).toBeVisible();
      expect((await heard(page, 'error')).length).toBeLessThan(2);
    });
  }
}

test('a message from a page with prototype.js is the JSON that the API expects', async ({ page, show, kit }) => {
  await show('contact-form', 'loader', {}, { head: `<script>${replacedBuiltins['prototype.js 1.6']}</script>` });
  await page.getByLabel('Your e-mail').fill('a@example.org');
  await page.getByLabel('Subject').fill('[1, 2]');
  await page.getByLabel('Your message').fill('"quoted"');
  const [request] = await Promise.all([
    page.waitForRequest(`${kit.url}/api/contactus`),
    page.getByRole('button').click(),
  ]);
  expect(request.postDataJSON()).toEqual({ recipient: 'a@example.org', subject: '[1, 2]', body: '"quoted"' });
});

for (const [lack, text] of Object.entries(lacks)) {
  for (const way of ways) {
    test(`on a page with ${lack}, the host’s own content stays for all four by the ${way}`, async ({
      page,
      open,
      kit,
    }) => {
      await page.setViewportSize({ width: 1280, height: 6000 });
      const lines = names.map((name) => script(name, way, kit.url)).join('');
      const widgets = names.filter((name) => name !== 'contact-form' || !/fetch/.test(lack));
      await open({ head: `<script>${text}</script>${lines}`, body: widgets.map((name) => tag(name, way)).join('') });
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(fallback)).toHaveCount(widgets.length);
      for (const link of await page.getByText(fallback).all()) await expect(link).toBeVisible();
      // `steam-error` reports a fallback where there is a widget to dispatch it.
      const told = (await heard(page)).map(({ type }) => type);
      expect(told).toEqual(told.filter((type) => type === 'error'));
      expect(told.length === 0 || told.length === widgets.length).toBe(true);
    });
  }
}

for (const { name, way } of each) {
  test(`${name} by the ${way} works among elements whose names hide the document’s own`, async ({ page, show }) => {
    await show(name, way, {}, { body: clobbering });
    await use[name](page);
  });

  test(`${name} by the ${way} keeps its own addresses on a page with a foreign base`, async ({ page, show, kit }) => {
    await show(name, way, {}, { head: '<base href="https://elsewhere.example/deep/" target="_top">' });
    for (const link of await page.locator('[part=link], a[part=button]').all()) {
      const { href } = await link.evaluate((element: HTMLAnchorElement) => ({ href: element.href }));
      expect(href.startsWith(kit.url)).toBe(true);
    }
  });

  test(`${name} by the ${way} works in a sandboxed iframe`, async ({ page, open, kit, hosts }) => {
    const inner = hosts.serve({ head: script(name, way, kit.url), body: tag(name, way) });
    await open({ body: `<iframe sandbox="allow-scripts" width="1000" height="800" src="${inner}"></iframe>` });
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('There is no frame.');
    await expect(frame.locator(`${selector(name, way)} ${sign[name]}`).first()).toBeVisible();
    await use[name](frame);
  });
}
