import type { Page } from '@playwright/test';
import { expect, heard, test } from '../host.ts';
import { each, type Name, names, script, selector, sign, tag } from '../snippets.ts';

const calls = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  return asked;
};

/** Takes the element out of the page and keeps it there, for `putBack`. */
const takeOut = (page: Page, name: Name) =>
  page.evaluate((text) => {
    const element = document.querySelector(text);
    Object.assign(globalThis, { kept: element });
    element?.remove();
  }, `steam-${name}`);

const putBack = (page: Page) =>
  page.evaluate(() => document.body.append((globalThis as unknown as { kept: Element }).kept));

const move = (page: Page, target: string, times: number) =>
  page.evaluate(
    async ([found, count]) => {
      const places = [document.createElement('div'), document.createElement('section')];
      document.body.append(...places);
      const element = document.querySelector(found);
      for (let index = 0; index < count; index += 1) {
        if (element) places[index % 2]?.append(element);
        // Now and then the page draws between two moves.
        if (index % 10 === 0) await new Promise(requestAnimationFrame);
      }
    },
    [target, times] as const,
  );

/** How many courses a choice leaves, as the line above them says: their cards come a few at a time. */
async function chosen(page: Page) {
  const line = page.getByRole('status');
  await expect(line).toHaveText(/^\d+ of \d+ courses$/);
  return Number.parseInt(await line.innerText(), 10);
}

for (const way of ['loader', 'classic'] as const) {
  test(`course-finder by the ${way}: a chosen filter survives a hundred moves, and nothing doubles`, async ({
    page,
    show,
  }) => {
    const asked = calls(page);
    await show('course-finder', way);
    await page.getByLabel('Category').selectOption('arts');
    const cards = page.locator('[part=card]');
    await expect.poll(async () => (await heard(page, 'filter')).length).toBe(1);
    const count = await chosen(page);
    await expect(cards).toHaveCount(count);
    await move(page, selector('course-finder', way), 100);
    await expect(page.getByLabel('Category')).toHaveValue('arts');
    await expect(cards).toHaveCount(count);
    expect(asked).toHaveLength(1);
    expect(await heard(page, 'ready')).toHaveLength(1);
    await page.getByLabel('Category').selectOption('maths');
    expect(await heard(page, 'filter')).toHaveLength(2);
  });

  test(`course-finder by the ${way}: a chosen filter survives a while outside of the page`, async ({ page, show }) => {
    await show('course-finder', way);
    await page.getByLabel('Level').selectOption('advanced');
    const count = await chosen(page);
    await page.evaluate(
      async (found) => {
        const element = document.querySelector(found);
        element?.remove();
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (element) document.body.prepend(element);
      },
      selector('course-finder', way),
    );
    await expect(page.getByLabel('Level')).toHaveValue('advanced');
    await expect(page.locator('[part=card]')).toHaveCount(count);
  });

  test(`contact-form by the ${way} keeps what has been typed while it is moved and checked`, async ({ page, show }) => {
    await show('contact-form', way);
    await page.getByLabel('Subject').fill('Half a subject');
    await move(page, selector('contact-form', way), 20);
    await expect(page.getByLabel('Subject')).toHaveValue('Half a subject');
    await page.getByRole('button').click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Subject is required')).toBeHidden();
  });
}

for (const { name, way } of each) {
  const found = `${selector(name, way)} ${sign[name]}`;

  test(`${name} by the ${way} may be added late, cloned, removed and added again`, async ({ page, open, kit }) => {
    await open({ head: script(name, way, kit.url), body: '<main></main>' });
    const markup = tag(name, way);
    await page.evaluate((text) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = text;
    }, markup);
    await expect(page.locator(found).first()).toBeVisible();
    await page.evaluate(() => {
      const first = document.querySelector('main')?.firstElementChild;
      const copy = first?.cloneNode(true);
      first?.remove();
      if (copy) document.body.append(copy);
    });
    await expect(page.locator(found).first()).toBeVisible();
    await page.evaluate(() => {
      const element = document.body.lastElementChild;
      element?.remove();
      setTimeout(() => element && document.querySelector('main')?.append(element), 50);
    });
    await expect(page.locator(`main ${found}`).first()).toBeVisible();
  });

  test(`twenty of ${name} by the ${way} ask the API once`, async ({ page, open, kit }) => {
    const asked = calls(page);
    await page.setViewportSize({ width: 1280, height: 16_000 });
    await open({
      head: script(name, way, kit.url),
      body: tag(name, way, { limit: '1', products: 'lab-notebook' }).repeat(20),
    });
    await expect.poll(async () => (await heard(page, 'ready')).length).toBe(20);
    expect(asked).toHaveLength(name === 'contact-form' ? 0 : 1);
  });
}

for (const name of names.filter((one) => one !== 'contact-form')) {
  test(`${name} by the loader fetches its list, once, before its code is loaded`, async ({ page, open, kit }) => {
    const asked = calls(page);
    await page.route('**/embed/v1/kit.*', async (route) => {
      await expect.poll(() => asked.length).toBe(1);
      await route.continue();
    });
    await open({ head: script(name, 'loader', kit.url), body: tag(name, 'loader') });
    await expect(page.locator(`steam-${name} ${sign[name]}`).first()).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test(`${name} that is removed while its code and its list load fetches again when it is added again`, async ({
    page,
    open,
    kit,
  }) => {
    const asked = calls(page);
    const ended: string[] = [];
    page.on('requestfailed', (request) => ended.push(request.url()));
    let first = true;
    await page.route('**/api/**', (route) => {
      if (!first) return route.continue();
      first = false;
    });
    await page.route('**/embed/v1/kit.*', async (route) => {
      await expect.poll(() => asked.length).toBe(1);
      await takeOut(page, name);
      await route.continue();
    });
    await open({ head: script(name, 'loader', kit.url), body: tag(name, 'loader') });
    await expect.poll(() => ended.length).toBe(1);
    expect(await heard(page)).toEqual([]);
    await putBack(page);
    await expect(page.locator(`steam-${name} ${sign[name]}`).first()).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test(`${name} that is removed during its call aborts it, emits nothing, and fetches again when it is added again`, async ({
    page,
    open,
    kit,
  }) => {
    const asked: string[] = [];
    const ended: string[] = [];
    page.on('requestfailed', (request) => ended.push(request.url()));
    let hold = true;
    await page.route('**/api/**', async (route) => {
      asked.push(route.request().url());
      if (!hold) await route.continue();
    });
    await open({ head: script(name, 'loader', kit.url), body: tag(name, 'loader') });
    await expect.poll(() => asked.length).toBe(1);
    await takeOut(page, name);
    await expect.poll(() => ended.length).toBe(1);
    expect(await heard(page)).toEqual([]);
    hold = false;
    await putBack(page);
    await expect(page.locator(`steam-${name} ${sign[name]}`).first()).toBeVisible();
    expect((await heard(page)).map(({ type }) => type)).toEqual(['ready']);
  });
}

test('a thousand widgets that are added and removed leave no nodes, no listeners and no memory behind', async ({
  page,
  open,
  kit,
}) => {
  await open({ head: script('faq', 'loader', kit.url), body: '<main></main>' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const cycle = (count: number) =>
    page.evaluate(async (times) => {
      const main = document.querySelector('main');
      for (let index = 0; index < times; index += 1) {
        for (const name of ['faq', 'course-finder', 'product-list', 'contact-form']) {
          const element = document.createElement(`steam-${name}`);
          element.setAttribute('limit', '1');
          const ready = new Promise((resolve) => element.addEventListener('steam-ready', resolve, { once: true }));
          main?.append(element);
          await ready;
          element.remove();
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }, count);
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  };
  await cycle(10);
  const before = await measure();
  await cycle(250);
  const after = await measure();
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.listeners - before.listeners).toBeLessThan(50);
  // A thousand that stayed would be tens of megabytes.
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
});
