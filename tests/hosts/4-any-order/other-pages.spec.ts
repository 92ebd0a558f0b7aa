import { expect, heard, test } from '../host.ts';
import { names, script, selector, sign, tag, ways } from '../snippets.ts';

for (const way of ways) {
  const lines = (kit: string) => names.map((name) => script(name, way, kit)).join('');
  const shown = names.map((name) => `${selector(name, way)} ${sign[name]}`);

  test(`by the ${way}, all four work on a page of XHTML`, async ({ page, hosts, kit }) => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    const head = `<title>A host</title>${lines(kit.url).replaceAll(' defer>', ' defer="defer">')}`;
    const body = names.map((name) => tag(name, way)).join('');
    const text = `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head>${head}</head><body>${body}</body></html>`;
    hosts.put('/page.xhtml', 'application/xhtml+xml', text);
    await page.goto(`${hosts.url}/page.xhtml`);
    for (const found of shown) await expect(page.locator(found).first()).toBeVisible();
  });

  test(`by the ${way}, all four live through a host that swaps its whole body, as Turbo and pjax do`, async ({
    page,
    open,
    kit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    await open({ head: lines(kit.url), body: names.map((name) => tag(name, way)).join('') });
    for (const found of shown) await expect(page.locator(found).first()).toBeVisible();
    for (let visit = 0; visit < 3; visit += 1) {
      await page.evaluate(
        (text) => {
          const next = new DOMParser().parseFromString(`<body>${text}</body>`, 'text/html').body;
          document.body.replaceWith(document.adoptNode(next));
        },
        names.map((name) => tag(name, way)).join(''),
      );
      for (const found of shown) await expect(page.locator(found).first()).toBeVisible();
    }
    // And back to the page that it had kept.
    expect(await heard(page, 'error')).toEqual([]);
  });

  test(`by the ${way}, all four stand on a page of the provider’s own site`, async ({ page, kit }) => {
    await page.setViewportSize({ width: 1280, height: 9000 });
    await page.goto(`${kit.url}/about`);
    await page.evaluate(
      ([text, scripts]) => {
        const main = document.createElement('section');
        main.innerHTML = text;
        document.body.prepend(main);
        const wanted = new DOMParser().parseFromString(scripts, 'text/html').querySelectorAll('script');
        for (const { src, type } of wanted) {
          document.head.append(Object.assign(document.createElement('script'), { src, type }));
        }
      },
      [names.map((name) => tag(name, way)).join(''), lines(kit.url)] as const,
    );
    for (const found of shown) await expect(page.locator(found).first()).toBeVisible();
    // The site still does what it did.
    await page.getByRole('banner').getByRole('link', { name: 'Courses' }).first().click();
    await expect(page).toHaveURL(/explore-allcourses/);
  });
}

test('what a server has drawn into an element is kept, and comes to life', async ({ page, open, show, kit }) => {
  await show('faq', 'loader', { limit: '2' });
  const drawn = await page.locator('steam-faq').evaluate((element) => element.shadowRoot?.innerHTML ?? '');
  expect(drawn).toContain('<details');
  const content = `<template shadowrootmode="open">${drawn}</template><a href="/elsewhere">Elsewhere</a>`;
  await open({ body: tag('faq', 'loader', { limit: '2' }, content) });
  await expect(page.locator('summary')).toHaveCount(2);
  await page.evaluate(() => {
    const root = document.querySelector('steam-faq')?.shadowRoot;
    Object.assign(globalThis, { before: [...(root?.querySelectorAll('*') ?? [])] });
  });
  await page.addScriptTag({ url: `${kit.url}/embed/v1/steam.js`, type: 'module' });
  await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toEqual(['ready']);
  const same = await page.evaluate(() => {
    const root = document.querySelector('steam-faq')?.shadowRoot;
    const { before } = globalThis as unknown as { before: Element[] };
    const now = [...(root?.querySelectorAll('*') ?? [])];
    return now.length === before.length && now.every((node, index) => node === before[index]);
  });
  expect(same).toBe(true);
  await page.locator('summary').first().click();
  await expect(page.locator('[part=answer]').first()).toBeVisible();
  await expect.poll(async () => (await heard(page, 'toggle')).length).toBe(1);
});
