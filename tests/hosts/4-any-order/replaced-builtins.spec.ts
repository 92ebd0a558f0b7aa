import { full } from '../../full.ts';
import { expect, expectAllVisible, receivedEvents, test } from '../host.ts';
import {
  contentSelector,
  fallback,
  mixesOf,
  names,
  script,
  scriptsOf,
  selectorsOf,
  tag,
  tagsOf,
  ways,
} from '../snippets.ts';
import { use, useAll } from '../use.ts';
import { clobbering, lacks, replacedBuiltins } from './replaced-builtins.ts';

const withSearch: typeof use = {
  ...use,
  async 'course-finder'(page, place = page) {
    await use['course-finder'](page, place);
    await place.getByRole('searchbox').pressSequentially('glaciers');
    await expect(place.locator('[part=card]')).toHaveCount(1);
    await expect(place.locator('[part=card]').getByRole('heading')).toContainText('Rocks, Glaciers and K2');
  },
};

/** Libraries with which react-hook-form does not run: the browser validates the form. */
const unchecked = ['prototype.js 1.6', 'MooTools 1.x'];
const alone = [...unchecked, 'frozen builtins'];
const withBrowserChecks: typeof use = {
  ...withSearch,
  async 'contact-form'(page, form = page) {
    const email = form.getByLabel('Your e-mail');
    await form.getByRole('button').click();
    await expect(email).toBeFocused();
    expect(await email.evaluate((input: HTMLInputElement) => input.matches(':invalid'))).toBe(true);
    await email.fill('someone@example.org');
    await form.getByLabel('Subject').fill('A question');
    await form.getByLabel('Your message').fill('When does the next course begin?');
    await form.getByRole('button').click();
    await expect(form.getByText('Thank you, your message has been received.')).toBeVisible();
  },
};

/** The libraries by page: those in `alone` have their own, the others share one. In `test:all`, each has its own. */
const pages = Object.values(
  Object.groupBy(Object.entries(replacedBuiltins), ([name]) => (full || alone.includes(name) ? name : 'together')),
);
for (const [place, replaced = []] of pages.entries()) {
  const libraries = replaced.map(([name]) => name).join(', ');
  for (const mix of mixesOf(place)) {
    test(`${mix.title} work on a page with ${libraries}`, async ({ page, showAll }) => {
      await showAll(mix, { head: replaced.map(([, text]) => `<script>${text}</script>`).join('') });
      await useAll(page, mix, unchecked.includes(libraries) ? withBrowserChecks : withSearch);
    });
  }
}

/** Scripts that add enumerable properties to all objects, which appear in every `for…in` and property descriptor. */
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

for (const [place, [how, text]] of Object.entries(polluted).entries()) {
  for (const mix of mixesOf(place)) {
    test(`${mix.title} work on a page ${how}, or keep the fallback`, async ({ page, open, kit }) => {
      await page.setViewportSize({ width: 1280, height: 6000 });
      await open({ head: `<script>${text}</script>${scriptsOf(mix, kit.url)}`, body: tagsOf(mix) });
      await page.waitForLoadState('networkidle');
      let fallbacks = 0;
      for (const { name, place } of selectorsOf(mix)) {
        await test.step(name, async () => {
          const widget = page.locator(place);
          if (await widget.locator(contentSelector[name]).count()) return use[name](page, widget);
          await expect(widget.getByText(fallback)).toBeVisible();
          fallbacks += 1;
        });
      }
      expect((await receivedEvents(page, 'error')).length).toBeLessThanOrEqual(fallbacks);
    });
  }
}

test('contact-form sends valid JSON from a page with prototype.js', async ({ page, show, kit }) => {
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
    test(`${way}: all four widgets keep the fallback on a page with ${lack}`, async ({ page, open, kit }) => {
      await page.setViewportSize({ width: 1280, height: 6000 });
      const lines = names.map((name) => script(name, way, kit.url)).join('');
      const widgets = names.filter((name) => name !== 'contact-form' || !/fetch/.test(lack));
      await open({ head: `<script>${text}</script>${lines}`, body: widgets.map((name) => tag(name, way)).join('') });
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(fallback)).toHaveCount(widgets.length);
      for (const link of await page.getByText(fallback).all()) await expect(link).toBeVisible();
      // A widget that runs dispatches `steam-error` and shows its fallback. A widget that cannot run dispatches nothing.
      const eventTypes = (await receivedEvents(page)).map(({ type }) => type);
      expect(eventTypes).toEqual(eventTypes.filter((type) => type === 'error'));
      expect(eventTypes.length === 0 || eventTypes.length === widgets.length).toBe(true);
    });
  }
}

for (const mix of mixesOf(0)) {
  test(`${mix.title} work among elements whose names clobber properties of the document`, async ({ page, showAll }) => {
    await showAll(mix, { body: clobbering });
    await useAll(page, mix);
  });
}

for (const mix of mixesOf(1)) {
  test(`${mix.title} keep their own URLs on a page with a foreign base`, async ({ page, showAll, kit }) => {
    await showAll(mix, { head: '<base href="https://elsewhere.example/deep/" target="_top">' });
    const links = page.locator('[part=link], a[part=button]');
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((href) => !href.startsWith(kit.url))).toEqual([]);
  });
}

for (const mix of mixesOf(2)) {
  test(`${mix.title} work in a sandboxed iframe`, async ({ page, open, kit, hosts }) => {
    const inner = hosts.serve({ head: scriptsOf(mix, kit.url), body: tagsOf(mix) });
    await open({ body: `<iframe sandbox="allow-scripts" width="1000" height="800" src="${inner}"></iframe>` });
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('The iframe has no content frame.');
    await expectAllVisible(frame, mix);
    await useAll(frame, mix);
  });
}
