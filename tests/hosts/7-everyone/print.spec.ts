import { expect, test } from '../host.ts';
import { script, tag, ways } from '../snippets.ts';

for (const way of ways) {
  test(`${way}: every answer is visible in print`, async ({ page, show }) => {
    await show('faq', way);
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('[part=answer]');
    expect(await answers.count()).toBe(6);
    for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  });

  test(`${way}: a widget far down the page renders before printing`, async ({ page, open, kit }) => {
    const far = `<div style="block-size:9000px"></div>${tag('faq', way)}`;
    await open({ head: script('faq', way, kit.url), body: far });
    await page.evaluate(
      () =>
        new Promise(
          (resolve) => addEventListener('load', resolve) ?? (document.readyState === 'complete' && resolve(0)),
        ),
    );
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('summary').first()).toBeAttached();
  });
}
