import { expect, receivedEvents, test } from '../host.ts';
import { contentSelector, fallback, names, script, selector, tag, ways } from '../snippets.ts';

for (const way of ways) {
  const lines = (kit: string) => names.map((name) => script(name, way, kit)).join('');
  const shown = names.map((name) => `${selector(name, way)} ${contentSelector[name]}`);

  test(`${way}: all four widgets work on an XHTML page; its fallbacks stay if the page runs no modules`, async ({
    page,
    hosts,
    kit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    const head = `<title>A host</title>${lines(kit.url).replaceAll(' defer>', ' defer="defer">')}`;
    const body = names.map((name) => tag(name, way, { limit: '2' })).join('');
    const text = `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head>${head}</head><body>${body}</body></html>`;
    hosts.put('/page.xhtml', 'application/xhtml+xml', text);
    await page.goto(`${hosts.url}/page.xhtml`);
    // Chromium does not run module scripts in XML documents (crbug.com/717643).
    if (way === 'loader') await expect(page.getByText(fallback)).toHaveCount(names.length);
    else for (const found of shown) await expect(page.locator(found).first()).toBeVisible();
  });

  test(`${way}: all four widgets work after the page replaces its body, like Turbo and pjax`, async ({
    page,
    open,
    kit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    await open({ head: lines(kit.url), body: names.map((name) => tag(name, way, { limit: '2' })).join('') });
    for (const found of shown) await expect(page.locator(found).first()).toBeVisible();
    for (let visit = 0; visit < 3; visit += 1) {
      await page.evaluate(
        (text) => {
          const next = new DOMParser().parseFromString(`<body>${text}</body>`, 'text/html').body;
          document.body.replaceWith(document.adoptNode(next));
        },
        names.map((name) => tag(name, way, { limit: '2' })).join(''),
      );
      for (const found of shown) await expect(page.locator(found).first()).toBeVisible();
    }
    expect(await receivedEvents(page, 'error')).toEqual([]);
  });

  test(`${way}: all four widgets work on a page of the provider’s own site`, async ({ page, kit }) => {
    await page.setViewportSize({ width: 1280, height: 9000 });
    // Add the scripts to the HTML of the response, because the site's Trusted Types reject inserted scripts.
    await page.route(`${kit.url}/aboutus`, async (route) => {
      const response = await route.fetch();
      const nonce = /<script[^>]* nonce="([^"]+)"/.exec(await response.text())?.[1];
      const trusted = nonce ? lines(kit.url).replaceAll('<script', `<script nonce="${nonce}"`) : lines(kit.url);
      await route.fulfill({ response, body: (await response.text()).replace('</head>', `${trusted}</head>`) });
    });
    await page.goto(`${kit.url}/aboutus`);
    await page.evaluate(
      ([all, isLoader]) => {
        const place = document.createElement('section');
        document.body.prepend(place);
        for (const name of all) {
          const element = document.createElement(isLoader ? `steam-${name}` : 'div');
          if (!isLoader) element.dataset.steam = name;
          place.append(element);
        }
      },
      [names, way === 'loader'] as const,
    );
    for (const found of shown) await expect(page.locator(found).first()).toBeVisible();
    // The site itself still works.
    await page.getByRole('banner').getByRole('link', { name: 'Courses' }).first().click();
    await expect(page).toHaveURL(/explore-allcourses/);
  });
}

test('server-rendered content in the shadow root is kept and hydrated', async ({ page, open, show, kit }) => {
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
  await expect.poll(async () => (await receivedEvents(page)).map(({ type }) => type)).toEqual(['ready']);
  const same = await page.evaluate(() => {
    const root = document.querySelector('steam-faq')?.shadowRoot;
    const { before } = globalThis as unknown as { before: Element[] };
    const now = [...(root?.querySelectorAll('*') ?? [])];
    return now.length === before.length && now.every((node, index) => node === before[index]);
  });
  expect(same).toBe(true);
  await page.locator('summary').first().click();
  await expect(page.locator('[part=answer]').first()).toBeVisible();
  await expect.poll(async () => (await receivedEvents(page, 'toggle')).length).toBe(1);
});

test('a widget inside the shadow root of a host element dispatches its events to the page', async ({
  page,
  open,
  kit,
}) => {
  await open({ head: script('faq', 'loader', kit.url), body: '<my-card></my-card>' });
  await page.evaluate(
    (text) => {
      const card = document.querySelector('my-card')?.attachShadow({ mode: 'open' });
      if (card) card.innerHTML = text;
    },
    tag('faq', 'loader'),
  );
  await expect(page.locator('steam-faq summary').first()).toBeVisible();
  await expect.poll(async () => (await receivedEvents(page, 'ready')).length).toBe(1);
});
