import type { Page } from '@playwright/test';
import { everyNth, full } from '../../full.ts';
import { expect, test } from '../fault-site.ts';
import { hydrated, logIn } from '../helpers.ts';
import { layoutShifts } from '../layout-shifts.ts';
import { type FaultCase, noise, requestsOf, testedGroups } from './fault-case.ts';
import { faultOf, faults, healthy, isFailure } from './faults.ts';
import { expectOnlyHanging, expectPageContent } from './page-content.ts';

test.use({ noise });

test.describe('An API call that fails while the server renders a page', () => {
  test.describe.configure({ timeout: full ? 600_000 : 180_000 });

  test('does not delay hydration, after which the browser fetches the list', async ({ page, api }) => {
    api.break({ course: ({ response }) => response.destroy() });
    await page.goto('/explore-allcourses');
    await expect(page.locator('main[data-hydrated]')).toBeAttached();
  });

  for (const [place, [name, group]] of testedGroups.entries()) {
    test(`removes only its list from ${name}, causes no layout shift, and is fetched once more by the browser`, async ({
      page,
      context,
      api,
      site,
    }) => {
      await logIn(context, site.url);
      await page.clock.install();
      for (const [turn, kind] of everyNth(faults, faults.length, place).entries()) {
        const call = group[(place + turn) % group.length] ?? group[0];
        const fault = faultOf(call.name, kind);
        const faultCase: FaultCase = { call, fault };
        // The browser makes the calls with `given`, so `outcome` applies; the server makes all others.
        const outcome = (!call.given && fault.served) || fault.outcome;
        await test.step(`${call.name} × ${fault.name}`, async () => {
          api.break({ ...call.given, [call.path]: fault.answer });
          const response = await page.goto(call.page);
          await hydrated(page);
          if (fault.waits) {
            // The server has rendered the page without the list, and now the request of the browser hangs, too.
            await expect.poll(() => requestsOf(api, call)).toBe(call.given ? 1 : 2);
            await expectOnlyHanging(page, faultCase);
            await page.clock.fastForward(11_000);
          } else if (fault.name !== 'other origin' || !call.given) {
            // Chromium reports no end of a request whose redirect the Content-Security-Policy blocks.
            await page.waitForLoadState('networkidle');
          }
          await expectPageContent(page, faultCase, outcome);
          const isFailed = isFailure(outcome) || (outcome === 'either' && response?.status() === 503);
          const isLost = call.subject && isFailed;
          const status = !isLost || fault.waits ? 200 : fault.name.startsWith('404') ? 404 : 503;
          expect(response?.status()).toBe(status);
          // A redirect counts as a second request. For a long catalogue, the browser requests the rest.
          const isTwice = fault.name === 'other origin' || (call.name === 'course' && fault.name === '5,000 rows');
          if (fault.name !== 'redirect loop')
            expect(requestsOf(api, call), 'requests').toBeLessThanOrEqual((isFailed ? 2 : 1) * (isTwice ? 2 : 1));
          if (!fault.waits) expect(await layoutShifts(page, 0.01), `${call.name} × ${fault.name}`).toEqual([]);

          api.break({ ...call.given });
          if (isLost && status !== 404) await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
          else await awayAndBack(page, call.page);
          if (isFailed) await expectPageContent(page, { call, fault: healthy });
        });
      }
    });
  }
});

/** Navigates to a page without API calls, and back. */
async function awayAndBack(page: Page, to: string) {
  const path = () => page.evaluate(() => location.pathname);
  await page.locator('footer a[href="/privacy"]').evaluate((link: HTMLAnchorElement) => link.click());
  await expect.poll(path, { intervals: [20, 50, 100] }).toBe('/privacy');
  await page.evaluate(() => history.back());
  await expect.poll(path, { intervals: [20, 50, 100] }).toBe(to);
}
