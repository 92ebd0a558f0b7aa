import { expect, test } from '../host.ts';
import { contentSelector, mixesOf, scriptsOf, selectorsOf, tagsOf, ways } from '../snippets.ts';

for (const way of ways) {
  test(`faq (${way}) prints every answer, and closes the answers after printing`, async ({ page, show }) => {
    await show('faq', way);
    const answers = page.locator('[part=answer]');
    await expect(answers).toHaveCount(6);
    const seen = () =>
      answers.evaluateAll((all) => all.filter((one) => one.checkVisibility() && one.clientHeight > 20).length);
    expect(await seen()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(seen).toBe(6);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(seen).toBe(0);
  });

  test(`course-finder (${way}) prints its cards with dark text in the dark theme`, async ({ page, show }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await show('course-finder', way, { theme: 'dark', limit: '4' });
    const heading = page.locator('[part=card] [part=heading]').first();
    const lightness = () =>
      heading.evaluate((element) => {
        const parts =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return (parts[0] ?? 0) + (parts[1] ?? 0) + (parts[2] ?? 0);
      });
    expect(await lightness()).toBeGreaterThan(500);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(heading).toBeVisible();
    expect(await lightness()).toBeLessThan(300);
    for (const card of await page.locator('[part=card]').all()) await expect(card).toHaveCSS('break-inside', 'avoid');
  });
}

for (const mix of mixesOf(1)) {
  test(`${mix.title} render before printing, also far down the page`, async ({ page, kit, open }) => {
    await open({
      head: scriptsOf(mix, kit.url),
      body: `<div style="block-size: 9000px">Long</div>${tagsOf(mix)}`,
    });
    await page.waitForLoadState('networkidle');
    const shown = selectorsOf(mix).map(({ name, place }) => page.locator(`${place} ${contentSelector[name]}`));
    for (const one of shown) await expect(one).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const one of shown) await expect(one.first()).toBeVisible();
  });
}
