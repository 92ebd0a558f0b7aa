import { expect, expectAllVisible, test } from '../host.ts';
import { contentSelector, mixesOf, type Name, scriptsOf, selectorsOf, tagsOf } from '../snippets.ts';
import { useAll } from '../use.ts';
import { fileOf, packages } from './packages.ts';

for (const [place, [library, text]] of Object.entries(packages).entries()) {
  for (const mix of mixesOf(place)) {
    test(`${mix.title} work on a page with ${library}`, async ({ page, hosts, showAll }) => {
      hosts.put('/library.js', 'text/javascript', text());
      await showAll(mix, { head: '<script src="/library.js"></script>' });
      await useAll(page, mix);
    });
  }
}

test('jQuery receives the events of a widget and sets its attributes', async ({ page, hosts, show }) => {
  hosts.put('/library.js', 'text/javascript', fileOf('jquery', 'dist/jquery.min.js'));
  const heardBy = `<script>jQuery(document).on('steam-filter', (event) => { document.title = event.originalEvent.detail.count });</script>`;
  await show('course-finder', 'loader', {}, { head: `<script src="/library.js"></script>${heardBy}` });
  await page.getByLabel('Category').selectOption('science');
  await expect(page).toHaveTitle('9');
  await page.evaluate(`jQuery('steam-course-finder').attr('limit', 2)`);
  await expect(page.locator('[part=card]')).toHaveCount(2);
});

/** The numbers of elements that `contentSelector` matches: the finder shows its first view, then all courses. */
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
