import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { full } from '../full.ts';
import { brokenTexts, brokenWords, columns, course, cutTexts, open, overflow, wideTexts } from './helpers.ts';
import { expect, test } from './site.ts';

/** Browser settings of a visitor with a default font size of 150 %. */
test.use({
  launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs, '--blink-settings=defaultFontSize=24'] },
});

test.describe('With a larger font size in the browser', () => {
  // Run in one worker, because each worker starts its own browser.
  test.describe.configure({ mode: 'default' });

  test('no page scrolls sideways at any width, and the header’s controls stay in view', async ({ page }) => {
    for (const path of full ? ['/', '/explore-allcourses', `/course-details/${course}`, '/contactus'] : ['/']) {
      await open(page, path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
      for (const width of [2048, 1519, 1366, 820, 390]) {
        await test.step(`${path} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          const controls = page.getByRole('banner').getByRole('button').filter({ visible: true });
          expect(await controls.count()).toBeGreaterThan(0);
          for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
        });
      }
    }
  });

  test('no text is cut, and no word is broken', async ({ page }) => {
    for (const path of ['/explore-allcourses', '/steam-products', '/'].slice(0, full ? 3 : 1)) {
      await open(page, path);
      // 200 % of the default font size.
      await page.evaluate(() => {
        document.documentElement.style.setProperty('font-size', '32px');
        document.querySelector('main')?.style.setProperty('--content-visibility', 'visible');
      });
      for (const width of path === '/explore-allcourses' ? [1366, 1012, 820, 390] : [1366, 1012, 820]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await cutTexts(page), `${path} at ${width} px`).toEqual([]);
        expect(await brokenWords(page.locator('main')), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('on a phone, words, figures, prices and e-mail addresses are not broken at 100 and 200 %, two subjects share a row, and short pages fill the window', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const setText = (size: string) =>
      page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    for (const size of ['16px', '32px']) {
      await setText(size);
      expect(await brokenTexts(main, String.raw`\d[\d,]*\+?`), size).toEqual([]);
      expect(await brokenWords(main.locator('h1')), size).toEqual([]);
      expect(await wideTexts(main.locator('dl > *')), size).toEqual([]);
    }
    expect(
      await main
        .locator('h2')
        .first()
        .evaluate((title) => getComputedStyle(title).hyphens),
    ).toBe('auto');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const sideways = (boxes: Element[]) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length;
    expect(
      await page.getByRole('dialog').locator('div').evaluateAll(sideways),
      'the menu does not scroll sideways',
    ).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    const signIn = page.getByRole('dialog', { name: 'Welcome Back' });
    expect(await signIn.locator('div').evaluateAll(sideways), 'the sign-in dialog does not scroll sideways').toBe(0);
    expect(await signIn.evaluate((box) => box.scrollHeight - box.clientHeight), 'only its content scrolls').toBe(0);
    expect(await brokenWords(signIn.getByRole('heading'))).toEqual([]);
    const lineHeights = await signIn.locator('label').evaluateAll((labels) =>
      labels.map((label) => {
        const { lineHeight, fontSize } = getComputedStyle(label);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      }),
    );
    expect(Math.min(...lineHeights), 'lines of a label do not overlap').toBeGreaterThanOrEqual(1.2);
    await page.keyboard.press('Escape');
    await setText('16px');
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await columns(main.locator('li:has(a[href*="?category="])')), `${width} px`).toBe(2);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/course-details/${course}`);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await cutTexts(page), 'at 320 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await setText('32px');
    expect(await brokenTexts(main, String.raw`\d[\d,]*`)).toEqual([]);

    await open(page, '/contactus');
    for (const size of ['16px', '32px']) {
      await setText(size);
      expect(await brokenTexts(main, String.raw`(?<![\w-])[\w-]+(?=@|\.example)|(?<=\.)example\b`), size).toEqual([]);
    }
    await open(page, '/explore-allcourses');
    for (const size of ['16px', '32px']) {
      await setText(size);
      const offset = await main
        .getByRole('article')
        .first()
        .getByRole('link')
        .evaluate((link) => {
          const text = document.createRange();
          text.selectNodeContents(link.firstChild ?? link);
          const [inner, outer] = [text.getBoundingClientRect(), link.getBoundingClientRect()];
          return Math.abs(inner.left + inner.right - outer.left - outer.right) / 2;
        });
      expect(offset, `“Learn More” is centred at ${size}`).toBeLessThan(2);
    }
    await setText('');
    const devTools = await page.context().newCDPSession(page);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, part] of [
      [`/course-details/${course}`, page.locator('div:has(> [title]) + a').locator('..')],
      ['/p/mehwish-gul', main.getByRole('link', { name: 'Download' }).first()],
    ] as const) {
      await open(page, path);
      // Unlike the font size of the root element, this changes `em` in media queries.
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      expect(await overflow(page), path).toBe(0);
      expect(await brokenWords(part), path).toEqual([]);
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    }
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const width of [360, 820, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page.locator('footer')), `the footer at ${width} px`).toEqual([]);
    }
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    for (const path of ['/contactus', '/vr-labs']) {
      await open(page, path);
      for (const [width, height] of [
        [820, 1180],
        [1024, 1366],
      ] as const) {
        await page.setViewportSize({ width, height });
        const gap = await main.evaluate(
          ({ lastElementChild: last, nextElementSibling: footer }) =>
            (footer?.getBoundingClientRect().top ?? Number.NaN) - (last?.getBoundingClientRect().bottom ?? Number.NaN),
        );
        expect(Math.abs(gap), `the band below ${path} at ${width} × ${height}`).toBeLessThan(1);
      }
    }
  });

  test('the menu contains the links and the buttons that do not fit into the header', async ({ page }) => {
    const row = page.getByRole('navigation', { name: 'Main' });
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
    await open(page, '/');
    // The breakpoints 1012 and 540 px are 63.25 and 33.75 em at the default font size.
    for (const [width, links, buttons] of [
      [1518, true, true],
      [1517, false, true],
      [810, false, true],
      [809, false, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(row).toBeVisible({ visible: links });
      await expect(opener).toBeVisible({ visible: !links });
      await expect(login).toBeVisible({ visible: buttons });
    }
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Login' })).toBeInViewport();
  });
});
