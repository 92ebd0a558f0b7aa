import { everyNth, full } from '../../full.ts';
import { expect, expectAllVisible, test } from '../host.ts';
import { contentSelector, mixesOf, type Name, scriptsOf, selectorsOf, tagsOf } from '../snippets.ts';
import { useAll } from '../use.ts';
import { fileOf, packages } from './packages.ts';

/** Half of the libraries on each page; in `test:all` one library on each page. */
const pages = full
  ? Object.entries(packages).map((one) => [one])
  : [0, 1].map((half) => everyNth(Object.entries(packages), 2, half));
for (const [place, libraries] of pages.entries()) {
  for (const mix of mixesOf(place)) {
    test(`${mix.title} work on a page with ${libraries.map(([name]) => name).join(', ')}`, async ({
      page,
      hosts,
      showAll,
    }) => {
      for (const [index, [, text]] of libraries.entries()) hosts.put(`/library-${index}.js`, 'text/javascript', text());
      await showAll(mix, {
        head: libraries.map((_, index) => `<script src="/library-${index}.js"></script>`).join(''),
      });
      await useAll(page, mix);
    });
  }
}

/** The allowed numbers of elements that match `contentSelector`: the finder shows 24 courses, and after a scroll all. */
const totals: Record<Name, readonly number[]> = {
  ...{ 'course-finder': [24, 42], 'contact-form': [1] },
  ...{ faq: [6], 'product-list': [6] },
};

for (const mix of mixesOf(3)) {
  test(`${mix.title} work on a page with Turbo, and show once after Turbo navigates away and back`, async ({
    page,
    hosts,
    kit,
    open,
  }) => {
    hosts.put('/library.js', 'text/javascript', fileOf('@hotwired/turbo', 'dist/turbo.es2017-umd.js'));
    const head = `<script src="/library.js"></script>${scriptsOf(mix, kit.url)}`;
    const other = hosts.serve({ head, body: `<p id="other">Another page</p>${tagsOf(mix)}` });
    await open({ head, body: `<a href="${other}">Onwards</a>${tagsOf(mix)}` });
    const seeOnce = async () => {
      for (const { name, place } of selectorsOf(mix)) {
        await page.locator(place).scrollIntoViewIfNeeded();
        const content = page.locator(`${place} ${contentSelector[name]}`);
        await expect.poll(async () => totals[name].includes(await content.count())).toBe(true);
        await expect(content.first()).toBeVisible();
        await expect(page.locator(place)).toHaveCount(1);
      }
    };
    await seeOnce();
    await useAll(page, mix);
    await page.getByRole('link', { name: 'Onwards' }).click();
    await expect(page.locator('#other')).toBeVisible();
    await seeOnce();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Onwards' })).toBeVisible();
    await seeOnce();
  });

  test(`${mix.title} work and show in content that htmx swaps in`, async ({ page, hosts, kit, open }) => {
    hosts.put('/library.js', 'text/javascript', fileOf('htmx.org', 'dist/htmx.min.js'));
    hosts.put('/part', 'text/html', `<section id="part">${tagsOf(mix)}${scriptsOf(mix, kit.url)}</section>`);
    await open({
      head: '<script src="/library.js"></script>',
      body: '<button hx-get="/part" hx-target="#here">More</button><div id="here"></div>',
    });
    await page.getByRole('button', { name: 'More' }).click();
    await expectAllVisible(page, mix);
    await useAll(page, mix);
  });
}
