import type { Page } from '@playwright/test';
import { full } from '../../full.ts';
import { expect, expectAllVisible, receivedEvents, test } from '../host.ts';
import { contentSelector, mixesOf, names, script, scriptsOf, selector, tag, tagsOf, ways } from '../snippets.ts';

const recordApiRequests = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && requested.push(request.url()));
  return requested;
};

const lists = names.filter((name) => name !== 'contact-form');

/** Removes all widgets from the page, and stores them for `reinsert`. */
const removeAll = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.body.children];
    Object.assign(globalThis, { all });
    for (const element of all) element.remove();
  });

const reinsert = (page: Page) =>
  page.evaluate(() => document.body.append(...(globalThis as unknown as { all: Element[] }).all));

const move = (page: Page, target: string, times: number) =>
  page.evaluate(
    async ([found, count]) => {
      const places = [document.createElement('div'), document.createElement('section')];
      document.body.append(...places);
      const element = document.querySelector(found);
      for (let index = 0; index < count; index += 1) {
        if (element) places[index % 2]?.append(element);
        // Let the page render after every tenth move.
        if (index % 10 === 0) await new Promise(requestAnimationFrame);
      }
    },
    [target, times] as const,
  );

/** The number of filtered courses in the status text. Cards are not counted, because they render in batches. */
async function filteredCount(page: Page) {
  const line = page.getByRole('status');
  await expect(line).toHaveText(/^\d+ of \d+ courses$/);
  return Number.parseInt(await line.innerText(), 10);
}

for (const way of ways) {
  test(`course-finder (${way}) keeps a chosen filter through a hundred moves, without new requests or events, and while it is removed`, async ({
    page,
    show,
  }) => {
    const requested = recordApiRequests(page);
    await show('course-finder', way);
    await page.getByLabel('Category').selectOption('arts');
    const cards = page.locator('[part=card]');
    await expect.poll(async () => (await receivedEvents(page, 'filter')).length).toBe(1);
    const count = await filteredCount(page);
    await expect(cards).toHaveCount(count);
    // The first response contains all courses.
    expect(requested).toHaveLength(1);
    await move(page, selector('course-finder', way), 100);
    await expect(page.getByLabel('Category')).toHaveValue('arts');
    await expect(cards).toHaveCount(count);
    expect(requested).toHaveLength(1);
    expect(await receivedEvents(page, 'ready')).toHaveLength(1);
    await page.getByLabel('Category').selectOption('maths');
    await expect.poll(async () => (await receivedEvents(page, 'filter')).length).toBe(2);

    const left = await filteredCount(page);
    await page.evaluate(
      async (found) => {
        const element = document.querySelector(found);
        element?.remove();
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        if (element) document.body.prepend(element);
      },
      selector('course-finder', way),
    );
    await expect(page.getByLabel('Category')).toHaveValue('maths');
    await expect(cards).toHaveCount(left);
  });

  test(`contact-form (${way}) keeps the typed text when it is moved and validated`, async ({ page, show }) => {
    await show('contact-form', way);
    await page.getByLabel('Subject').fill('Half a subject');
    await move(page, selector('contact-form', way), 20);
    await expect(page.getByLabel('Subject')).toHaveValue('Half a subject');
    await page.getByRole('button').click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Subject is required')).toBeHidden();
  });
}

for (const mix of mixesOf(1)) {
  test(`${mix.title} can be added late, cloned, removed and added again`, async ({ page, open, kit }) => {
    await open({ head: scriptsOf(mix, kit.url), body: '<main></main>' });
    await page.evaluate((text) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = text;
    }, tagsOf(mix));
    await expectAllVisible(page, mix);
    await page.evaluate(() => {
      for (const first of [...(document.querySelector('main')?.children ?? [])]) {
        const copy = first.cloneNode(true);
        first.remove();
        document.body.append(copy);
      }
    });
    await expectAllVisible(page, mix);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      const all = [...document.body.children].filter((element) => element !== main);
      for (const element of all) element.remove();
      setTimeout(() => main?.append(...all), 50);
    });
    await expect(page.locator('main > *')).toHaveCount(names.length);
    await expectAllVisible(page, mix);
  });

  test(`twenty of ${mix.title} request each list once`, async ({ page, open, kit }) => {
    const requested = recordApiRequests(page);
    await page.setViewportSize({ width: 1280, height: 6_000 });
    // Twenty columns keep all widgets near the viewport, so that each loads its list.
    const columns = '<style>main { display: grid; grid-template-columns: repeat(20, minmax(0, 1fr)) }</style>';
    await open({
      head: columns + scriptsOf(mix, kit.url),
      body: `<main>${tagsOf(mix, { limit: '1', products: 'lab-notebook' }).repeat(20)}</main>`,
    });
    await expect.poll(async () => (await receivedEvents(page, 'ready')).length).toBe(20 * names.length);
    expect(requested.map((url) => url.replace(kit.url, '')).sort()).toEqual([
      '/api/course?counts&limit=1',
      '/api/faq',
      '/api/product',
    ]);
  });
}

test('the loader fetches each list once, before the code that renders it loads', async ({ page, open, kit }) => {
  const requested = recordApiRequests(page);
  await page.route('**/embed/v1/kit.*', async (route) => {
    await expect.poll(() => requested.length).toBe(lists.length);
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await open({ head: script('faq', 'loader', kit.url), body: lists.map((name) => tag(name, 'loader')).join('') });
  for (const name of lists) await expect(page.locator(`steam-${name} ${contentSelector[name]}`).first()).toBeVisible();
  // Ignore the rest of the courses, which the finder requests in this tall window.
  expect(requested.filter((url) => !url.endsWith('?brief'))).toHaveLength(lists.length);
});

for (const part of ['its code and its list load', 'its list loads'] as const) {
  test(`each widget that is removed while ${part} aborts its request, dispatches no event, and fetches again when it is added again`, async ({
    page,
    open,
    kit,
  }) => {
    const requested: string[] = [];
    const ended: string[] = [];
    page.on('requestfailed', (request) => ended.push(request.url()));
    let hold = true;
    await page.route('**/api/**', async (route) => {
      const url = route.request().url();
      // Ignore the rest of the courses, which the finder requests in this tall window.
      if (!url.endsWith('?brief')) requested.push(url);
      if (!hold) await route.continue();
    });
    const isEarly = part !== 'its list loads';
    await page.route('**/embed/v1/kit.*', async (route) => {
      if (isEarly) {
        await expect.poll(() => requested.length).toBe(lists.length);
        await removeAll(page);
      }
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 6_000 });
    await open({ head: script('faq', 'loader', kit.url), body: lists.map((name) => tag(name, 'loader')).join('') });
    await expect.poll(() => requested.length).toBe(lists.length);
    if (!isEarly) await removeAll(page);
    await expect.poll(() => ended.length).toBe(lists.length);
    expect(await receivedEvents(page)).toEqual([]);
    hold = false;
    await reinsert(page);
    for (const name of lists)
      await expect(page.locator(`steam-${name} ${contentSelector[name]}`).first()).toBeVisible();
    expect((await receivedEvents(page)).map(({ type }) => type)).toEqual(lists.map(() => 'ready'));
    expect(requested).toHaveLength(2 * lists.length);
  });
}

/** Additions and removals of each widget. The limits below scale with it, so that a short run also detects a leak. */
const times = full ? 250 : 50;

test(`${4 * times} widgets that are added and removed leave no nodes, listeners or memory behind`, async ({
  page,
  open,
  kit,
}) => {
  await open({ head: script('faq', 'loader', kit.url), body: '<main></main>' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const cycle = (count: number) =>
    page.evaluate(async (count) => {
      const main = document.querySelector('main');
      for (let index = 0; index < count; index += 1) {
        for (const name of ['faq', 'course-finder', 'product-list', 'contact-form']) {
          const element = document.createElement(`steam-${name}`);
          element.setAttribute('limit', '1');
          const ready = new Promise((resolve) => element.addEventListener('steam-ready', resolve, { once: true }));
          main?.append(element);
          await ready;
          element.remove();
        }
      }
      await new Promise((idle) => requestIdleCallback(idle));
    }, count);
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  };
  await cycle(10);
  const before = await measure();
  await cycle(times);
  const after = await measure();
  expect(after.nodes - before.nodes).toBeLessThan(0.8 * times);
  expect(after.listeners - before.listeners).toBeLessThan(times / 5);
  // One leaked widget has tens of kilobytes.
  expect(after.heap - before.heap).toBeLessThan(4_000 * times);
});
