import type { Page } from '@playwright/test';
import { expect, test } from '../fault-site.ts';
import { logIn, open } from '../helpers.ts';
import { before, type Call, calls, together } from './calls.ts';
import { asked, fitting, held, noise } from './cell.ts';
import { further, main, offline, well } from './faults.ts';
import { type Cell, expectOthers, expectSights } from './look.ts';
import { sample } from './sample.ts';

test.use({ noise });

/** Follows a link by script, wherever it is on the page. */
const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

const arrived = (page: Page, at: string) =>
  expect.poll(() => page.evaluate(() => location.pathname), { intervals: [20, 50, 100] }).toBe(at);

/** Goes back, and waits for the title: the previous page has replaced the current one. */
async function back(page: Page, to: string, title: string) {
  await page.evaluate(() => history.back());
  await arrived(page, to);
  await expect(page).toHaveTitle(title);
}

/** The faults of each visit, one per request of the page. The last visit is offline. */
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

test.describe('Faults during navigation in the browser', () => {
  for (const [place, group] of together) {
    test(`on ${place} affect only their own lists, and end with their cause`, async ({
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
          // Unused responses expire after a minute.
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
            // The new page shows its spinner; the visitor does not wait on the previous page.
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
            // Recover by another visit, or by the retry button.
            if (failed.some(({ call, kind }) => call.subject && !/^404/.test(kind.name)))
              await page.getByRole('button', { name: 'Try again' }).click();
            else {
              await back(page, from, title);
              await follow(page, to);
            }
            // A valid but odd response stays cached while it is in use.
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
