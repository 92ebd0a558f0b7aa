import { storedData } from '../../src/sections/privacy/stored-data.ts';
import { allRoutes, lesson, open, openModal, register, toast } from './helpers.ts';
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
      // A video resumes at the last position.
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
    // Session cookies, and a week for userData.
    const life = Object.fromEntries((await context.cookies()).map(({ name, expires }) => [name, expires]));
    expect(life).toMatchObject({ token: -1, sid: -1 });
    expect((life.userData ?? 0) * 1_000 - Date.now()).toBeLessThanOrEqual(7 * 86_400_000);
    expect((await context.cookies()).find(({ name }) => name === 'sid')?.httpOnly).toBe(true);
  });

  test('The privacy page lists all stored data, and every page links to it', async ({ page, server }) => {
    for (const path of allRoutes) {
      const html = await (await fetch(server.url + path, { headers: { cookie: 'token=x' } })).text();
      expect(html.slice(html.indexOf('<footer')), path).toMatch(
        /<a [^>]*href="\/terms[?"][^>]*>Terms of Use<[\s\S]*<a [^>]*href="\/privacy[?"][^>]*>Privacy Policy</,
      );
    }
    await open(page, '/blogs');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy in Plain Words');
    await expect(page).toHaveTitle(/^Privacy in Plain Words/);
    for (const { what, why, until } of storedData) {
      const thing = page.locator('dl > div').filter({ hasText: what });
      await expect(thing).toContainText(why);
      await expect(thing).toContainText(until);
    }
    for (const name of names) await expect(page.locator('dl code').getByText(name, { exact: true })).toHaveCount(1);
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`<loc>${server.url}/privacy</loc>`);
  });
});
