import type { Page } from '@playwright/test';
import { full, inAll } from '../full.ts';
import { allRoutes, course, dialog, guardedRoutes, lesson, open, openModal, signIn } from './helpers.ts';
import { expect, test } from './site.ts';

/* Problems that visitors of similar products reported: translated pages, unplayable videos, unusual URL spellings. */

/** Wraps every text node in `<font>` elements, like a browser's translator, now and after each DOM change. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replace = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const skipped = node.parentElement?.closest('script, style, font, option, textarea');
        if (node instanceof Text && node.data.trim() && !skipped) texts.push(node);
      }
      for (const text of texts) {
        const font = document.createElement('font');
        const inner = font.appendChild(document.createElement('font'));
        text.replaceWith(font);
        inner.append(text.data);
      }
    };
    replace();
    new MutationObserver(replace).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Uses every control of the page content once, and returns the number of controls. */
const useEverything = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const seen = new Set<Element>();
    for (let rounds = 0; rounds < 60; rounds++) {
      const controls = document.querySelectorAll('main button, main select, main summary, dialog[open] button');
      const next = [...controls].find((control) => !seen.has(control));
      if (!next) break;
      seen.add(next);
      if (next instanceof HTMLSelectElement) {
        next.selectedIndex = (next.selectedIndex + 1) % next.options.length;
        next.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (next instanceof HTMLElement) next.click();
      await frame();
    }
    return seen.size;
  });

/** Whether the page has controls in its main element. */
const hasControls = async (url: string) => {
  const html = await (await fetch(url)).text();
  expect(html).toContain('<main');
  return /<(button|select|summary)\b|aria-roledescription="carousel"/.test(html.slice(html.indexOf('<main')));
};

test.describe('On a page that the browser has translated', () => {
  test(`every control on ${full ? 'every page' : 'a page with panels and one with fields'} works`, async ({
    page,
    context,
    server,
  }) => {
    for (const path of full ? allRoutes : [`/course-details/${course}`, '/embed']) {
      if (!guardedRoutes.includes(path) && !(await hasControls(server.url + path))) continue;
      await test.step(path, async () => {
        if (guardedRoutes.includes(path)) await signIn(context, server);
        await open(page, path);
        await translate(page);
        await useEverything(page);
        await expect(page.getByRole('banner')).toBeAttached();
        await expect(page.locator('main h1')).not.toHaveText(/Unexpected Application Error/);
        await expect(page.getByRole('contentinfo')).toBeAttached();
      });
    }
  });

  test('the catalogue updates its count when a filter changes', async ({ page }) => {
    await open(page, '/explore-allcourses');
    await translate(page);
    await page.getByLabel('Category').selectOption('science');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(9);
    await expect(page.getByRole('main').getByRole('status')).toContainText('9 of 42');
  });

  test('the contact form keeps the typed text, and can be sent twice', async ({ page }) => {
    await open(page, '/contactus');
    await translate(page);
    const form = page.getByRole('main').locator('form');
    const send = form.getByRole('button');
    for (const time of ['first', 'second']) {
      await form.locator('[name=recipient]').fill('parent@example.org');
      await form.locator('[name=body]').fill(`When may we come, for the ${time} time?`);
      await send.click();
      await expect(form.locator('[name=subject]')).toBeFocused();
      await expect(form.locator('[name=recipient]')).toHaveValue('parent@example.org');
      await form.locator('[name=subject]').fill('A visit');
      await send.click();
      await expect(form.locator('[data-outcome=sent]')).toBeVisible();
      await expect(form.locator('[name=subject]')).toHaveValue('');
    }
  });

  test('the sign-in dialog rejects a login, switches and closes, and the next page loads', async ({ page }) => {
    await open(page, '/');
    await translate(page);
    const modal = await openModal(page, 'Login');
    await modal.locator('[name=email]').fill('parent@example.org');
    await modal.locator('[name=password]').fill('not the right one');
    await modal.locator('[name=terms]').check();
    await modal.locator('button[type=submit]').click();
    await expect(page.locator('[data-toasts]').getByRole('paragraph')).toBeVisible();
    await expect(modal.locator('[name=email]')).toHaveValue('parent@example.org');
    await modal.getByRole('button', { name: 'Sign Up' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await dialog(page).locator('button[type=submit]').click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    for (const name of ['Courses', 'Blogs', 'Contact Us']) {
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page.getByRole('banner').locator('a[aria-current]')).toHaveText(name);
      await expect(page.locator('main h1')).toBeFocused();
    }
  });
});

test.describe('A lecture', () => {
  const play = async (page: Page, videourl: string) => {
    await page.route(`**/api/lessonvideo/${lesson}`, async (route) => {
      const video = { name: 'Why the sky is blue', videourl };
      await route.fulfill({ json: { lesson: { lessonId: { lecturevideos: [{ _id: 'v1', video }] } } } });
    });
    // Navigate client-side, so that the browser requests the list, not the server.
    await open(page, `/course-details/${course}`);
    await page.evaluate((path) => {
      const link = document.createElement('a');
      link.href = path;
      document.querySelector('main')?.append(link);
      link.click();
    }, `/video/${lesson}`);
    await page.getByRole('button', { name: /^Play/ }).click();
  };

  test('in an unplayable format shows an error and a download link', async ({ page, context, server }) => {
    await signIn(context, server);
    await page.route('**/odd.avi', (route) => route.fulfill({ body: 'RIFF', contentType: 'video/x-msvideo' }));
    await play(page, `${server.url}/media/odd.avi`);
    await expect(dialog(page).getByText('The browser does not know its format')).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: /download/i })).toHaveAttribute('href', /odd\.avi$/);
  });
});

test.describe('After a deployment that kept no older files', () => {
  test.use({ noise: /Failed to fetch dynamically imported module|error loading dynamically/i });

  /** Makes chunks of the open document respond with an error. Chunks of the next document still load. */
  const removeFiles = async (page: Page) => {
    const open = page.url();
    await page.route('**/assets/**', (route) =>
      route.request().frame().url() === open ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
    );
  };

  test('an open tab with prefetched files shows dialogs and the next page', async ({ page }) => {
    const ahead = page.waitForResponse(/assets\/course-page/);
    const dialogs = page.waitForResponse(/assets\/AuthDialogs/);
    await open(page, '/explore-allcourses');
    await Promise.all([(await ahead).finished(), (await dialogs).finished()]);
    await removeFiles(page);
    await openModal(page, 'Login');
    await page.keyboard.press('Escape');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('main')).toContainText('Welcome to');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('an open tab without prefetched files still follows its links', inAll, async ({ page }) => {
    // saveData disables prefetching.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await open(page, '/');
    await removeFiles(page);
    await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
    await expect(page).toHaveURL(/\/explore-allcourses$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(42);
  });
});

test.describe('In forced colours', () => {
  test('lists keep their bullets', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of full ? ['/', '/explore-allcourses', '/privacy'] : ['/privacy']) {
      await open(page, path);
      const flat = await page
        .locator('main li')
        .evaluateAll(
          (items) =>
            items
              .map((item) => getComputedStyle(item, '::before'))
              .filter(
                ({ content, borderTopWidth, display }) =>
                  content === '""' && display !== 'none' && borderTopWidth === '0px',
              ).length,
        );
      expect(flat, path).toBe(0);
    }
  });
});

test.describe('In a web archive, at another path than the server rendered', () => {
  test.use({ noise: /Failed to fetch dynamically imported module|error loading dynamically/i });

  test('a page stays unchanged, also if a chunk is missing', async ({ page, server }) => {
    const html = await (await fetch(`${server.url}/aboutus`)).text();
    for (const missing of full ? ['', '**/assets/not-found-page*', '**/assets/about-page*'] : ['']) {
      await test.step(missing || 'with all chunks', async () => {
        let documents = 0;
        await page.unrouteAll();
        await page.route('**/web/2026/**', (route) => {
          documents++;
          return route.fulfill({ contentType: 'text/html', body: html });
        });
        if (missing) await page.route(missing, (route) => route.abort());
        await page.goto('/web/2026/https://school.example/aboutus', { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
        await expect(page.locator('main[data-hydrated]')).toHaveCount(0);
        expect(documents).toBe(1);
      });
    }
  });
});

test('The footer of a short page appears when all of its HTML has arrived', async ({ page, server }) => {
  const html = await (await fetch(`${server.url}/nothing-here`)).text();
  const middle = html.indexOf('<footer') + 900;
  await page.goto('/healthz');
  await page.evaluate(
    (part) => {
      document.open();
      document.write(part);
    },
    html.slice(0, middle),
  );
  const footer = page.locator('footer');
  await expect(footer).toBeAttached();
  await expect(footer).toBeHidden();
  await page.evaluate((rest) => {
    document.write(rest);
    document.close();
  }, html.slice(middle));
  await expect(footer).toBeVisible();
});
