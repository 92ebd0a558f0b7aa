import { expect, test } from '../host.ts';
import { each, type Name, script, selector, sign, tag } from '../snippets.ts';
import { use } from '../use.ts';
import { fileOf, packages } from './packages.ts';

for (const [library, text] of Object.entries(packages)) {
  for (const { name, way } of each) {
    test(`${name} by the ${way} works on a page with ${library}`, async ({ page, hosts, show }) => {
      hosts.put('/library.js', 'text/javascript', text());
      await show(name, way, {}, { head: '<script src="/library.js"></script>' });
      await use[name](page);
    });
  }
}

test('jQuery receives a widget’s events and sets its attributes', async ({ page, hosts, show }) => {
  hosts.put('/library.js', 'text/javascript', fileOf('jquery', 'dist/jquery.min.js'));
  const heardBy = `<script>jQuery(document).on('steam-filter', (event) => { document.title = event.originalEvent.detail.count });</script>`;
  await show('course-finder', 'loader', {}, { head: `<script src="/library.js"></script>${heardBy}` });
  await page.getByLabel('Category').selectOption('science');
  await expect(page).toHaveTitle('9');
  await page.evaluate(`jQuery('steam-course-finder').attr('limit', 2)`);
  await expect(page.locator('[part=card]')).toHaveCount(2);
});

/** How many of its signs a widget shows once all of its list is drawn, a few rows at a time. */
const total: Record<Name, number> = { 'course-finder': 42, 'contact-form': 1, faq: 6, 'product-list': 6 };

for (const { name, way } of each) {
  test(`${name} by the ${way} shows once after Turbo has navigated away and back`, async ({
    page,
    hosts,
    kit,
    open,
  }) => {
    hosts.put('/library.js', 'text/javascript', fileOf('@hotwired/turbo', 'dist/turbo.es2017-umd.js'));
    const head = `<script src="/library.js"></script>${script(name, way, kit.url)}`;
    const other = hosts.serve({ head, body: `<p id="other">Another page</p>${tag(name, way)}` });
    await open({ head, body: `<a href="${other}">Onwards</a>${tag(name, way)}` });
    const shown = page.locator(`${selector(name, way)} ${sign[name]}`);
    await expect(shown).toHaveCount(total[name]);
    await page.getByRole('link', { name: 'Onwards' }).click();
    await expect(page.locator('#other')).toBeVisible();
    await expect(shown).toHaveCount(total[name]);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Onwards' })).toBeVisible();
    await expect(shown).toHaveCount(total[name]);
    await expect(shown.first()).toBeVisible();
    await expect(page.locator(selector(name, way))).toHaveCount(1);
  });
}

for (const { name, way } of each) {
  test(`${name} by the ${way} shows in what htmx swaps in`, async ({ page, hosts, kit, open }) => {
    hosts.put('/library.js', 'text/javascript', fileOf('htmx.org', 'dist/htmx.min.js'));
    hosts.put('/part', 'text/html', `<section id="part">${tag(name, way)}${script(name, way, kit.url)}</section>`);
    await open({
      head: '<script src="/library.js"></script>',
      body: '<button hx-get="/part" hx-target="#here">More</button><div id="here"></div>',
    });
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.locator(`${selector(name, way)} ${sign[name]}`).first()).toBeVisible();
  });
}
