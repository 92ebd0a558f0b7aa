import type { Page } from '@playwright/test';
import { everyNth } from '../../full.ts';
import { expect, test } from '../fault-site.ts';
import { hydrated, logIn } from '../helpers.ts';
import { type Call, together } from './calls.ts';
import { asked, fitting, held, noise } from './cell.ts';
import { further, type Kind, main, well } from './faults.ts';
import { type Cell, expectOthers, expectSights } from './look.ts';

test.use({ noise });

/** In the `turn`th page the first call meets the `turn`th fault, the next one another, and so each call all of them. */
const cellsOf = (group: readonly Call[], kinds: readonly Kind[], turn: number): Cell[] =>
  group.map((call, n) => {
    const kind = fitting(call, kinds[(turn + n * 3) % kinds.length] ?? well);
    // What only a browser asks for is refused as browsers refuse.
    return { call, kind, outcome: (!call.given && kind.served) || kind.outcome };
  });

const breaking = (cells: readonly Cell[]) =>
  Object.fromEntries(
    cells.flatMap(({ call, kind }) => [...Object.entries(call.given ?? {}), [call.path, kind.answer] as const]),
  );

test.describe('Faults while the server renders', () => {
  test('leave a page that is hydrated at once, and whose lists the browser fetches itself', async ({ page, api }) => {
    api.break({ course: ({ response }) => response.destroy() });
    await page.goto('/explore-allcourses');
    await expect(page.locator('main[data-hydrated]')).toBeAttached();
  });

  for (const [index, [place, group]] of [...together].entries()) {
    test(`cost ${place} what they hit and nothing else, in its HTML and in what the browser makes of it`, async ({
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
          // What failed on the server is asked for once more as soon as scripts are there; they come after the first view.
          if (hanging.length === 0) await page.waitForLoadState('networkidle');
          if (hanging.length > 0) {
            // The server's page came without; the browser fetches itself, and fails as well. (No server asks for the
            // lessons of modules that came without.)
            for (const { call } of hanging)
              await expect.poll(() => asked(api, call)).toBe(call.name === 'module/single' ? 1 : 2);
            await expectOthers(page, cells);
            await page.clock.fastForward(11_000);
          }
          await expectSights(page, cells);
          const lost = cells.find(({ call, outcome }) => call.subject && outcome === 'refused');
          const status = !lost || lost.kind.waits ? 200 : /^404/.test(lost.kind.name) ? 404 : 503;
          expect(response?.status()).toBe(status);
          // Once by the server, and once more by the browser for what failed there.
          for (const { call, outcome, kind } of cells)
            expect(asked(api, call), `${call.name} × ${kind.name}`).toBeLessThanOrEqual(outcome === 'refused' ? 2 : 1);
          // A failure that came with the page moves nothing when the browser has failed as well.
          if (hanging.length === 0) expect(await shifts(page)).toBeLessThan(0.01);

          api.break(Object.assign({}, ...group.map(({ given }) => given)));
          const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
          if (lost && status !== 404) await again.click();
          else await awayAndBack(page, group[0]?.page ?? '/');
          const failed = cells.filter(({ outcome }) => outcome === 'refused').map(({ call }) => call);
          // What came, if odd, stays for as long as it is used.
          const others = cells.filter(({ outcome }) => outcome !== 'refused');
          await expectSights(page, [
            ...failed.map((call): Cell => ({ call, kind: well, outcome: 'shown' })),
            ...others,
          ]);
          for (const { call, kind } of cells) held(info, call.name, kind, 'server');
        });
      }

      // The other faults in the server's HTML alone.
      for (const turn of everyNth([...further.keys()], 2, index)) {
        const cells = cellsOf(group, further, turn);
        api.break(breaking(cells));
        const html = await (await page.request.get(group[0]?.page ?? '/')).text();
        const [body = ''] = /<div id="root">[\s\S]*(?=<script type="application\/json")/.exec(html) ?? [];
        expect(body).toContain('<footer');
        expect(body.match(/.{0,40}(undefined|\[object |\bNaN\b|\bnull\b|polluted).{0,40}/g)).toBeNull();
        for (const { call, kind } of cells) {
          // Both names of an API that sends its callers away are counted; a client in a redirect loop stops after twenty.
          const most = { loop: 21, away: 2 }[kind.name] ?? 1;
          expect(asked(api, call), `${call.name} × ${kind.name}`).toBeLessThanOrEqual(most);
          held(info, call.name, kind, 'server');
        }
      }
    });
  }
});

/** How far things have moved without input. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    observer.disconnect();
    return entries.reduce((sum, { value }) => sum + value, 0);
  });

/** To a page that asks nothing, and back. */
async function awayAndBack(page: Page, to: string) {
  const at = () => page.evaluate(() => location.pathname);
  await page.locator('footer a[href="/privacy"]').evaluate((link: HTMLAnchorElement) => link.click());
  await expect.poll(at, { intervals: [20, 50, 100] }).toBe('/privacy');
  await page.evaluate(() => history.back());
  await expect.poll(at, { intervals: [20, 50, 100] }).toBe(to);
}
