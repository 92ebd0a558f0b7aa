import type { Page } from '@playwright/test';
import { everyNth } from '../../full.ts';
import { expect, test } from '../fault-site.ts';
import { hydrated, logIn } from '../helpers.ts';
import { type Call, together } from './calls.ts';
import { asked, fitting, held, noise } from './cell.ts';
import { further, type Kind, main, well } from './faults.ts';
import { type Cell, expectOthers, expectSights } from './look.ts';

test.use({ noise });

/** Shifts the faults by one in each turn: every request gets every fault. */
const cellsOf = (group: readonly Call[], kinds: readonly Kind[], turn: number): Cell[] =>
  group.map((call, n) => {
    const kind = fitting(call, kinds[(turn + n * 3) % kinds.length] ?? well);
    // Requests that only the browser makes have the browser's outcome.
    return { call, kind, outcome: (!call.given && kind.served) || kind.outcome };
  });

const breaking = (cells: readonly Cell[]) =>
  Object.fromEntries(
    cells.flatMap(({ call, kind }) => [...Object.entries(call.given ?? {}), [call.path, kind.answer] as const]),
  );

test.describe('Faults while the server renders', () => {
  test('leave a page that hydrates, and whose lists the browser fetches', async ({ page, api }) => {
    api.break({ course: ({ response }) => response.destroy() });
    await page.goto('/explore-allcourses');
    await expect(page.locator('main[data-hydrated]')).toBeAttached();
  });

  for (const [index, [place, group]] of [...together].entries()) {
    test(`on ${place} affect only their own lists, in the server’s HTML and after hydration`, async ({
      page,
      context,
      api,
      site,
    }, info) => {
      test.setTimeout(240_000);
      await logIn(context, site.url);
      await page.clock.install();

      for (const turn of everyNth([...main.keys()], 6, index)) {
        const cells = cellsOf(group, main, turn);
        await test.step(cells.map(({ kind }) => kind.name).join(', '), async () => {
          api.break(breaking(cells));
          const response = await page.goto(group[0]?.page ?? '/');
          await hydrated(page);
          const hanging = cells.filter(({ kind }) => kind.waits);
          // After hydration the browser requests once more what failed on the server.
          if (hanging.length === 0) await page.waitForLoadState('networkidle');
          if (hanging.length > 0) {
            // The server rendered without it; the browser requests it, and fails, too. The server does not request
            // lessons of modules without lessons.
            for (const { call } of hanging)
              await expect.poll(() => asked(api, call)).toBe(call.name === 'module/single' ? 1 : 2);
            await expectOthers(page, cells);
            await page.clock.fastForward(11_000);
          }
          await expectSights(page, cells);
          const lost = cells.find(({ call, outcome }) => call.subject && outcome === 'refused');
          const status = !lost || lost.kind.waits ? 200 : /^404/.test(lost.kind.name) ? 404 : 503;
          expect(response?.status()).toBe(status);
          // One request by the server, and one by the browser if that failed.
          for (const { call, outcome, kind } of cells)
            expect(asked(api, call), `${call.name} × ${kind.name}`).toBeLessThanOrEqual(outcome === 'refused' ? 2 : 1);
          // A failure that the server rendered causes no layout shift when the browser fails, too.
          if (hanging.length === 0) expect(await shifts(page)).toBeLessThan(0.01);

          api.break(Object.assign({}, ...group.map(({ given }) => given)));
          const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
          if (lost && status !== 404) await again.click();
          else await awayAndBack(page, group[0]?.page ?? '/');
          const failed = cells.filter(({ outcome }) => outcome === 'refused').map(({ call }) => call);
          // A valid but odd response stays cached while it is in use.
          const others = cells.filter(({ outcome }) => outcome !== 'refused');
          await expectSights(page, [
            ...failed.map((call): Cell => ({ call, kind: well, outcome: 'shown' })),
            ...others,
          ]);
          for (const { call, kind } of cells) held(info, call.name, kind, 'server');
        });
      }

      // Test the other faults in the server's HTML only.
      for (const turn of everyNth([...further.keys()], 2, index)) {
        const cells = cellsOf(group, further, turn);
        api.break(breaking(cells));
        const html = await (await page.request.get(group[0]?.page ?? '/')).text();
        const [body = ''] = /<div id="root">[\s\S]*(?=<script type="application\/json")/.exec(html) ?? [];
        expect(body).toContain('<footer');
        expect(body.match(/.{0,40}(undefined|\[object |\bNaN\b|\bnull\b|polluted).{0,40}/g)).toBeNull();
        for (const { call, kind } of cells) {
          // A redirect to another name counts twice; fetch stops a redirect loop after twenty.
          const most = { loop: 21, away: 2 }[kind.name] ?? 1;
          expect(asked(api, call), `${call.name} × ${kind.name}`).toBeLessThanOrEqual(most);
          held(info, call.name, kind, 'server');
        }
      }
    });
  }
});

/** The layout shifts without input so far. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    observer.disconnect();
    return entries.reduce((sum, { value }) => sum + value, 0);
  });

/** Visits a page without requests, and goes back. */
async function awayAndBack(page: Page, to: string) {
  const at = () => page.evaluate(() => location.pathname);
  await page.locator('footer a[href="/privacy"]').evaluate((link: HTMLAnchorElement) => link.click());
  await expect.poll(at, { intervals: [20, 50, 100] }).toBe('/privacy');
  await page.evaluate(() => history.back());
  await expect.poll(at, { intervals: [20, 50, 100] }).toBe(to);
}
