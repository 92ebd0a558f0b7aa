import { createServer } from 'node:http';
import type { CourseSummary } from '../../src/domain/entities.ts';
import { levels, subjects } from '../../src/tokens/subjects.ts';
import { inBrowser, pressKeys } from './browser.ts';
import { slowDown } from './phone.ts';
import { round, type Section } from './report.ts';

/** So many courses, each its own, made of those of the sample world. */
function manyCourses(known: readonly CourseSummary[], count: number): CourseSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const [like] = known.slice(index % known.length);
    if (!like) throw new Error('There are no courses to make more of.');
    const category = { name: subjects[index % subjects.length] ?? '' };
    const level = levels[Math.floor(index / subjects.length) % levels.length] ?? '';
    return { ...like, _id: `${like._id}-${index}`, name: `${like.name} ${index}`, category, level };
  });
}

const choices = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'];
const limits = new Map([
  [40, 64],
  [4_000, 64],
  [40_000, 100],
]);

/** What the catalogue costs as it grows: from the answer to the cards on screen, keys, nodes, memory. */
export async function growth(site: string, courses: readonly CourseSummary[]): Promise<Section> {
  const section: Section = {
    title: 'Growth of the catalogue',
    text:
      'No network limit, processor slowed 4×. “Mount” runs from the end of the API’s answer to the frame with the cards, after a ' +
      'click on the home page; the heap is what is left after a collection.',
    rows: [],
    verdicts: [],
  };
  const bodies = new Map(
    [40, 400, 4_000, 40_000].map((count) => [`/${count}`, JSON.stringify(manyCourses(courses, count))]),
  );
  const api = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(bodies.get(request.url ?? '') ?? '[]');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', () => resolve()));
  const address = api.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  for (const path of bodies.keys()) {
    const count = Number(path.slice(1));
    const measured = await inBrowser(
      async (opened) => {
        const { page, cdp } = opened;
        await page.route('**/api/course?brief', (route) => route.continue({ url: `http://127.0.0.1:${port}${path}` }));
        await page.goto(`${site}/`);
        await page.locator('header button[aria-label="Open the menu"]').waitFor({ state: 'attached' });
        await page.evaluate(watchCards);
        await slowDown(cdp);
        await page.locator('main a[href="/explore-allcourses"]').first().click();
        await page.waitForFunction(() => 'shownAt' in window, undefined, { timeout: 60_000 });
        const mount = await page.evaluate(() => {
          const [answer] = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('/api/course?brief'));
          return Number(Reflect.get(window, 'shownAt')) - (answer as PerformanceResourceTiming).responseEnd;
        });
        const category = await pressKeys(opened, 'select[name=category]', choices);
        const level = await pressKeys(opened, 'select[name=level]', choices.slice(0, 3));
        await cdp.send('HeapProfiler.collectGarbage');
        await cdp.send('Performance.enable');
        const { metrics } = await cdp.send('Performance.getMetrics');
        const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
        return { mount, inp: Math.max(category, level), nodes: metric('Nodes'), heap: metric('JSHeapUsedSize') };
      },
      { network: false },
    );
    section.rows.push({
      courses: count,
      'mount ms': round(measured.mount),
      'INP ms': round(measured.inp),
      nodes: measured.nodes,
      'heap MB': round(measured.heap / 1e6, 1),
    });
    const target = limits.get(count);
    if (target) section.verdicts.push({ what: `INP at ${count} courses`, measured: measured.inp, target, unit: ' ms' });
  }
  api.close();
  return section;
}

/** In the page: keeps the frame in which the first cards of the catalogue stand. */
function watchCards(): void {
  const look = () => {
    if (document.querySelector('main select[name=category]') && document.querySelector('main article')) {
      Reflect.set(window, 'shownAt', performance.now());
    } else requestAnimationFrame(look);
  };
  look();
}
