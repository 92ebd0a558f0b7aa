import { allRoutes, carouselIn, course, logIn, open, overflow, slidesInView, toast } from '../helpers.ts';
import { expect, test } from '../site.ts';

test.describe('9 Business constants and limits', () => {
  test('Toasts appear top right and close after 5000 ms', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/contactus', (route) =>
      route.fulfill({ status: 422, json: { success: false, data: { message: 'Not now.' } } }),
    );
    await open(page, '/contactus');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Your e-mail').fill('a@example.com');
    await page.getByLabel('Subject').fill('Kites');
    await page.getByLabel('Your message').fill('How high?');
    await page.getByRole('button', { name: 'Send message' }).click();
    const message = toast(page, 'Not now.');
    await expect(message).toBeVisible();
    const corner = await page
      .locator('[data-toasts]')
      .filter({ has: page.getByText('Not now.') })
      .boundingBox();
    // Right below the header, which is 88 px high.
    expect(corner?.y).toBeGreaterThanOrEqual(88);
    expect(corner?.y).toBeLessThan(88 + 40);
    expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeGreaterThan(1366 - 40);
    await page.clock.runFor(4_999);
    await expect(message).toBeVisible();
    // Preact starts the toast's timer a few frames after it shows.
    await page.clock.runFor(1);
    await expect(message).toHaveCount(0);
  });

  const carousels = [
    {
      what: 'Home testimonials: 2 slides at 768 px and above, 1 at 540 px and below, 35 px apart',
      path: '/',
      heading: 'What Families Say',
      views: [
        [1366, 2],
        [768, 2],
        [540, 1],
        [390, 1],
      ],
      gap: 35,
    },
    {
      what: 'Course testimonials: 2 slides at 1024 px and above, 1 below',
      path: `/course-details/${course}`,
      heading: 'What Our Learners Say',
      views: [
        [1366, 2],
        [1024, 2],
        [1023, 1],
        [390, 1],
      ],
      gap: undefined,
    },
    {
      what: 'Team: 4 slides at 1500 px, 3 at 912 to 1240 px, 2 at 820 px',
      path: '/aboutus',
      heading: 'Get To Know About Our Team',
      views: [
        [1500, 4],
        [1240, 3],
        [912, 3],
        [820, 2],
      ],
      gap: undefined,
    },
    {
      // The specification says "2 below", but a phone fits only one slide.
      what: 'Competitions: 3 slides at 1500 px, 2 below',
      path: '/aboutus',
      heading: 'Competition We Won',
      views: [
        [1500, 3],
        [1499, 2],
        [912, 2],
        [541, 2],
      ],
      gap: undefined,
    },
  ] as const;

  test('Carousels show as many slides as fit the viewport', async ({ page }) => {
    for (const path of new Set(carousels.map((carousel) => carousel.path))) {
      await open(page, path);
      for (const { what, heading, views, gap } of carousels.filter((carousel) => carousel.path === path)) {
        await test.step(what, async () => {
          for (const [width, slides] of views) {
            await page.setViewportSize({ width, height: 900 });
            await expect
              .poll(() => slidesInView(carouselIn(page, heading)), `${width} px`)
              .toMatchObject({ slides, ...(gap && { gap }) });
          }
        });
      }
    }
  });

  test('Layout of every page', async ({ page, context, server }) => {
    await logIn(context, server.url);
    for (const path of allRoutes) {
      await page.setViewportSize({ width: 1366, height: 900 });
      await open(page, path);
      await test.step(`The header and footer wrap every page, and the header is 88 px high: ${path}`, async () => {
        expect((await page.getByRole('banner').boundingBox())?.height).toBe(88);
        const order = await page
          .locator('#root > header, #root > main, #root > footer')
          .evaluateAll((all) => all.map(({ localName }) => localName));
        expect(order).toEqual(['header', 'main', 'footer']);
      });
      await test.step(`Every page fits the viewport at each of the eight breakpoints and one pixel below: ${path}`, async () => {
        for (const breakpoint of [1012, 912, 820, 770, 768, 568, 540, 390]) {
          for (const width of [breakpoint, breakpoint - 1]) {
            await page.setViewportSize({ width, height: 900 });
            expect(await overflow(page), `${width} px`).toBe(0);
          }
        }
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await overflow(page), '320 px').toBe(0);
      });
    }
  });
});
