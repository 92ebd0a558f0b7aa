import type { Page } from '@playwright/test';
import { expect, test } from '../fault-site.ts';
import { logIn, open } from '../helpers.ts';
import { before, type Call, calls, together } from './calls.ts';
import { asked, fitting, held, noise } from './cell.ts';
import { further, main, offline, well } from './faults.ts';
import { type Cell, expectOthers, expectSights } from './look.ts';
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

/** What each call of a page meets, visit by visit; the last is offline, which is the same for all of them. */
function visitsOf(group: readonly Call[]): Cell[][] {
  const faults = group.map((call) =>
    sample([...main, ...further], calls.indexOf(call)).map((kind): Cell => {
      const fits = fitting(call, kind);
      return { call, kind: fits, outcome: fits.outcome };
    }),
  );
  const most = Math.max(...faults.map(({ length }) => length));
  const visits = Array.from({ length: most }, (_, visit) => faults.flatMap((cells) => cells[visit] ?? []));
  return [...visits, group.map((call) => ({ call, kind: offline, outcome: offline.outcome }))];
}

test.describe('Faults that a visitor meets on the way through the site', () => {
  for (const [place, group] of together) {
    test(`cost ${place} what they hit and nothing else, and end with their cause`, async ({
      page,
      context,
      api,
      site,
    }, info) => {
      const to = group[0]?.page ?? '/';
      await logIn(context, site.url);
      await page.clock.install();
      const from = before(to);
      await open(page, from);
      const title = await page.title();
      const given = Object.assign({}, ...group.map((call) => call.given));

      for (const cells of visitsOf(group)) {
        await test.step(cells.map(({ call, kind }) => `${call.name} × ${kind.name}`).join(', '), async () => {
          // Whatever is not in use is forgotten after a minute.
          await page.clock.fastForward(61_000);
          const isOffline = cells.some(({ kind }) => kind === offline);
          const waiting = cells.filter(({ kind }) => kind.waits);
          const counted = cells.filter(({ kind }) => kind.name !== 'loop' && kind !== offline);
          const broken = cells.map(({ call, kind }) => [call.path, kind.answer] as const);
          api.break({ ...given, ...(!isOffline && Object.fromEntries(broken)) });
          await context.setOffline(isOffline);
          await follow(page, to);
          if (waiting.length > 0) {
            for (const { call } of waiting) await expect.poll(() => asked(api, call)).toBe(1);
            // The page shows that it waits, rather than that the visitor does on the one before.
            await arrived(page, to);
            await expectOthers(page, cells);
            await page.clock.fastForward(11_000);
          }
          await expectSights(page, cells);
          for (const { call, kind } of counted)
            await expect.poll(() => asked(api, call), `${call.name} × ${kind.name}: requests`).toBe(1);
          if (waiting.length > 0)
            await expect.poll(() => api.aborted(), 'aborted').toBeGreaterThanOrEqual(waiting.length);
          for (const { call, kind } of counted)
            expect(asked(api, call), `${call.name} × ${kind.name}: requests by then`).toBe(1);

          api.break(given);
          await context.setOffline(false);
          const failed = cells.filter(({ outcome }) => outcome === 'refused');
          if (failed.some(({ kind }) => !further.includes(kind))) {
            // The way out that each page has: another visit, or a button.
            if (failed.some(({ call, kind }) => call.subject && !/^404/.test(kind.name)))
              await page.getByRole('button', { name: 'Try again' }).click();
            else {
              await back(page, from, title);
              await follow(page, to);
            }
            // What came, if odd, stays for as long as it is used.
            const others = cells.filter(({ outcome }) => outcome !== 'refused');
            await expectSights(page, [
              ...failed.map(({ call }): Cell => ({ call, kind: well, outcome: 'shown' })),
              ...others,
            ]);
          }
          await back(page, from, title);
          for (const { call, kind } of cells) held(info, call.name, kind, 'site');
        });
      }
      await follow(page, to);
      await expectSights(
        page,
        group.map((call) => ({ call, kind: well, outcome: 'shown' })),
      );
      expect(api.cookies()).toEqual([]);
    });
  }
});
