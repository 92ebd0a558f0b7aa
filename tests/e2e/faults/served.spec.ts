import type { Page } from '@playwright/test';
import { logIn } from '../helpers.ts';
import { expect, test } from '../odd-site.ts';
import { calls } from './calls.ts';
import { asked, fitting, held, noise } from './cell.ts';
import { further, main } from './faults.ts';
import { expectOthers, expectSight } from './look.ts';

test.use({ noise });

test.describe('A fault that the server meets', () => {
  for (const call of calls) {
    test(`costs ${call.name} on ${call.page} and nothing else, in its page and in what the browser makes of it`, async ({
      page,
      context,
      api,
      site,
    }, info) => {
      await logIn(context, site.url);
      await page.clock.install();
      test.setTimeout(240_000);
      const given = call.given ?? {};
      const all = [...main, ...further].map((one) => fitting(call, one));

      for (const kind of all.filter(({ name }) => main.some((one) => one.name === name))) {
        await test.step(kind.name, async () => {
          api.break({ ...given, [call.path]: kind.answer });
          const response = await page.goto(call.page);
          const outcome = kind.served ?? kind.outcome;
          if (kind.waits) {
            // The server's page came without it; the browser asks for itself, and gives up as well. (No server asks for the
            // lessons of modules that came without.)
            await expect.poll(() => asked(api, call)).toBe(call.name === 'module/single' ? 1 : 2);
            await expectOthers(page, call);
            await page.clock.fastForward(11_000);
          }
          await expectSight(page, call, kind, outcome);
          if (call.subject && outcome === 'refused' && !kind.waits)
            expect(response?.status()).toBe(/^404/.test(kind.name) ? 404 : 503);
          else expect(response?.status()).toBe(200);
          // Once by the server, and once more by the browser for what failed there.
          expect(asked(api, call), 'requests').toBeLessThanOrEqual(outcome === 'refused' ? 2 : 1);
          // A failure that came with the page moves nothing when the browser has failed as well.
          if (outcome === 'refused' && !kind.waits) expect(await shifts(page)).toBeLessThan(0.01);

          if (outcome === 'refused') {
            api.break(given);
            if (call.subject && !/^404/.test(kind.name)) await page.getByRole('button', { name: 'Try again' }).click();
            else await awayAndBack(page, call.page);
            await expectSight(page, call, kind, 'shown');
          }
          held(info, call.name, kind, 'server');
        });
      }

      // The rest of them in the server's HTML alone.
      for (const kind of all.filter(({ name }) => further.some((one) => one.name === name))) {
        api.break({ ...given, [call.path]: kind.answer });
        const response = await page.request.get(call.page);
        const html = await response.text();
        const [body = ''] = /<div id="root">[\s\S]*(?=<script type="application\/json")/.exec(html) ?? [];
        expect(body, kind.name).toContain('<footer');
        expect(body.match(/.{0,40}(undefined|\[object |\bNaN\b|\bnull\b|polluted).{0,40}/g), kind.name).toBeNull();
        // Both names of an API that sends its callers away are counted; who is sent in circles gives up after twenty.
        const most = { loop: 21, away: 2 }[kind.name] ?? 1;
        expect(asked(api, call), `${kind.name}: requests`).toBeLessThanOrEqual(most);
        held(info, call.name, kind, 'server');
      }
    });
  }
});

/** How far things have moved that nobody touched. */
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
