import { course, lesson, open, signIn } from './helpers.ts';
import { expect, test } from './site.ts';

test('A wide screen shows the lessons beside the lecture, and the next steps beside the order', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server);
  const main = page.getByRole('main');
  for (const [path, first, second] of [
    [`/video/${lesson}?course=${course}`, main.getByRole('article').first(), main.getByRole('navigation').last()],
    [
      `/enroll-now/${course}`,
      main.getByRole('region', { name: 'Python Premium Course' }),
      main.getByRole('region', { name: 'What happens next' }),
    ],
  ] as const) {
    await open(page, path);
    for (const [width, isBeside] of [
      [1366, true],
      [820, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [one, other] = [await first.boundingBox(), await second.boundingBox()];
      expect((other?.x ?? 0) >= (one?.x ?? 0) + (one?.width ?? 0), `${path} at ${width} px`).toBe(isBeside);
    }
  }
});
