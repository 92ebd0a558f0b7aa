import type { Page } from '@playwright/test';
import { expect, test } from '../fault-site.ts';
import { logIn, open } from '../helpers.ts';
import { before, calls } from './calls.ts';
import { asked, fitting, held, noise } from './cell.ts';
import { further, main, offline, well } from './faults.ts';
import { expectOthers, expectSights } from './look.ts';
import { sample } from './sample.ts';

test.use({ noise });

/** Follows the link as a click does, wherever on the page it stands. */
const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

const arrived = (page: Page, at: string) =>
  expect.poll(() => page.evaluate(() => location.pathname), { intervals: [20, 50, 100] }).toBe(at);

/** Where one came from, whose title says that it has been put in the place of the other page and uses nothing of that one. */
async function back(page: Page, to: string, title: string) {
  await page.evaluate(() => history.back());
  await arrived(page, to);
  await expect(page).toHaveTitle(title);
}

test.describe('A fault that a visitor meets on the way through the site', () => {
  for (const [place, call] of calls.entries()) {
    test(`costs ${call.name} on ${call.page} and nothing else, and ends with its cause`, async ({
      page,
      context,
      api,
      site,
    }, info) => {
      await logIn(context, site.url);
      await page.clock.install();
      const from = before(call.page);
      await open(page, from);
      const title = await page.title();
      const given = call.given ?? {};

      for (const kind of sample([...main, ...further, offline], place).map((one) => fitting(call, one))) {
        await test.step(kind.name, async () => {
          // Whatever is not in use is forgotten after a minute.
          await page.clock.fastForward(61_000);
          api.break({ ...given, ...(kind !== offline && { [call.path]: kind.answer }) });
          if (kind.name === 'offl') await context.setOffline(true);
          await follow(page, call.page);
          if (kind.waits) {
            await expect.poll(() => asked(api, call)).toBe(1);
            // The page shows that it waits, rather than that the visitor does on the one before.
            await arrived(page, call.page);
            await expectOthers(page, [{ call, kind, outcome: kind.outcome }]);
            await page.clock.fastForward(11_000);
          }
          await expectSights(page, [{ call, kind, outcome: kind.outcome }]);
          if (kind.name !== 'loop' && kind.name !== 'offl') {
            await expect.poll(() => asked(api, call), `${kind.name}: requests`).toBe(1);
          }
          if (kind.waits) await expect.poll(() => api.aborted(), 'aborted').toBeGreaterThan(0);
          if (kind.name !== 'loop' && kind.name !== 'offl')
            expect(asked(api, call), `${kind.name}: requests by then`).toBe(1);

          api.break(given);
          if (kind.name === 'offl') await context.setOffline(false);
          if (kind.outcome === 'refused' && !further.includes(kind)) {
            // The way out that each page has: another visit, or a button.
            if (call.subject && !/^404/.test(kind.name)) await page.getByRole('button', { name: 'Try again' }).click();
            else {
              await back(page, from, title);
              await follow(page, call.page);
            }
            await expectSights(page, [{ call, kind: well, outcome: 'shown' }]);
          }
          await back(page, from, title);
          held(info, call.name, kind, 'site');
        });
      }
      await follow(page, call.page);
      await expectSights(page, [{ call, kind: well, outcome: 'shown' }]);
      expect(api.cookies()).toEqual([]);
    });
  }
});
