import { storedData } from '../../src/sections/privacy/stored-data.ts';
import { lesson, open, openModal, register, toast } from './helpers.ts';
import { expect, test } from './site.ts';

const names = storedData.flatMap((item) => item.names);

test.describe('The privacy of a visitor', () => {
  test('Signing in and watching a video stores only what the privacy page lists', async ({ page, context, server }) => {
    const { email, password } = await register(server);
    await open(page, '/');
    const modal = await openModal(page, 'Login');
    await modal.getByLabel('Email').fill(email);
    await modal.getByLabel('Password', { exact: true }).fill(password);
    await modal.getByRole('checkbox', { name: /Remember/ }).check();
    await modal.getByRole('checkbox', { name: /Terms/ }).check();
    await modal.getByRole('button', { name: 'Sign In' }).click();
    await expect(toast(page, 'User login Successfully')).toBeVisible();

    await open(page, `/video/${lesson}`);
    await page.getByRole('main').getByRole('article').first().getByRole('button').click();
    const clip = page.getByRole('dialog').locator('video');
    await expect(clip).toBeVisible();
    await clip.evaluate((video: HTMLVideoElement) => {
      Object.defineProperty(video, 'duration', { value: 60 });
      // The player stores this position, to resume there.
      Object.defineProperty(video, 'currentTime', { value: 20, writable: true });
      video.dispatchEvent(new Event('timeupdate'));
      video.dispatchEvent(new Event('pause'));
    });

    const stored = () => page.evaluate(() => Object.keys(localStorage).map((key) => key.split(':')[0] ?? ''));
    await expect.poll(stored).toContain('steam-resume');
    const left = [...(await context.cookies()).map(({ name }) => name), ...(await stored())];
    expect([...new Set(left)].sort()).toEqual(['device', 'sid', 'steam-email', 'steam-resume', 'token', 'userData']);
    for (const name of left) expect(names).toContain(name);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    // `token` and `sid` are session cookies; `userData` lasts a week.
    const life = Object.fromEntries((await context.cookies()).map(({ name, expires }) => [name, expires]));
    expect(life).toMatchObject({ token: -1, sid: -1 });
    expect((life.userData ?? 0) * 1_000 - Date.now()).toBeLessThanOrEqual(7 * 86_400_000);
    expect((await context.cookies()).find(({ name }) => name === 'sid')?.httpOnly).toBe(true);
  });
});
