import type { Page } from '@playwright/test';
import { expect, test } from '../fault-site.ts';
import { logIn, open } from '../helpers.ts';
import { before } from './calls.ts';
import { countsOf, type FaultCase, faultCasesAt, noise, requestsOf, testedGroups } from './fault-case.ts';
import { healthy, isFailure, offline } from './faults.ts';
import { expectOnlyHanging, expectPageContent } from './page-content.ts';

test.use({ noise });

/** Clicks a link to a path without scrolling to it. The link may have a query. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"], a[href^="${path}?"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

const expectPath = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(() => location.pathname), { intervals: [20, 50, 100] }).toBe(path);

/** Goes back. Waits for the title, which proves that React has unmounted the page and its subscriptions. */
async function back(page: Page, to: string, title: string) {
  await page.evaluate(() => history.back());
  await expectPath(page, to);
  await expect(page).toHaveTitle(title);
}

for (const [place, [name, group]] of testedGroups.entries()) {
  test(`A failed call on ${name} removes its list only, and the page recovers without a reload`, async ({
    page,
    context,
    api,
    site,
  }) => {
    const [{ page: to }] = group;
    const from = before(to);
    await logIn(context, site.url);
    await page.clock.install();
    await open(page, from);
    const title = await page.title();

    for (const faultCase of faultCasesAt(group, place)) {
      const { call, fault } = faultCase;
      const healthyCase: FaultCase = { call, fault: healthy };
      await test.step(`${call.name} × ${fault.name}`, async () => {
        // The cache evicts unused responses after a minute.
        await page.clock.fastForward(61_000);
        api.break({ ...call.given, ...(fault !== offline && { [call.path]: fault.answer }) });
        await context.setOffline(fault === offline);
        await follow(page, to);
        if (fault.waits) {
          await expect.poll(() => requestsOf(api, call)).toBe(1);
          await expectPath(page, to);
          await expectOnlyHanging(page, faultCase);
          await page.clock.fastForward(11_000);
          await expect.poll(() => api.aborted(), 'aborted requests').toBe(countsOf(api, call).length);
        }
        const isCounted = fault !== offline && fault.name !== 'redirect loop';
        // Wait for the request: a page with a failed list looks like a page that has not requested it yet.
        if (isCounted) await expect.poll(() => requestsOf(api, call)).toBeGreaterThan(0);
        await expectPageContent(page, faultCase);
        if (isCounted) expect(requestsOf(api, call), 'requests').toBe(1);

        api.break({ ...call.given });
        await context.setOffline(false);
        if (isFailure(fault.outcome)) {
          if (call.subject && !fault.name.startsWith('404'))
            await page.getByRole('button', { name: 'Try again' }).click();
          else {
            await back(page, from, title);
            await follow(page, to);
          }
          await expectPageContent(page, healthyCase);
        }
        await back(page, from, title);
      });
    }
    expect(api.cookies()).toEqual([]);
  });
}
