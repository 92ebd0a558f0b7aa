import type { Locator, Page } from '@playwright/test';
import { inAll } from '../full.ts';
import { course, open } from './helpers.ts';
import { expect, test } from './site.ts';

/* Bugs that were reported to other projects, tested on this site. tests/FIELD.md has the URLs of the reports. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a middle click and a Ctrl click open a course in a new tab', async ({ page, context }) => {
  await open(page, '/explore-allcourses');
  const link = cards(page).first().getByRole('link').first();
  for (const click of [() => link.click({ button: 'middle' }), () => link.click({ modifiers: ['ControlOrMeta'] })]) {
    const opened = context.waitForEvent('page');
    await click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/course-details\//);
    await tab.close();
    await expect(page).toHaveURL(/\/explore-allcourses$/);
  }
});

test('scripts, attributes and elements that extensions add before hydration change nothing', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.body.setAttribute('youmind-sidebar-open', '');
      const script = document.createElement('script');
      script.type = 'text/plain';
      document.head.prepend(script);
      const bar = document.createElement('grammarly-desktop-integration');
      document.body.append(bar);
      document.documentElement.append(document.createElement('extension-root'));
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/');
  await page.getByRole('link', { name: 'Explore All Courses' }).click();
  await expect(cards(page)).toHaveCount(42);
});

test.describe('After an extension has changed texts', () => {
  // React reports the different texts as error 418, and renders them again.
  test.use({ noise: /error #418/ });
  test('links work after an extension replaces texts before hydration', inAll, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement?.closest('script, style')) continue;
          if (node.nodeValue?.includes('e')) node.nodeValue = node.nodeValue.replaceAll('course', 'class');
        }
      });
    });
    // `open` waits for hydration, because an earlier click could hit a link that React replaces.
    await open(page, '/');
    await page
      .getByRole('link', { name: /explore all/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/explore-allcourses$/);
    await expect(cards(page)).toHaveCount(42);
  });
});

test.describe('After an extension has replaced the head', () => {
  // The page's policy blocks the copied scripts.
  test.use({ noise: /TrustedScript|trusted-types-sink/ });
  test('the next page has its styles again after an extension removes them from the head', inAll, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const copy = document.head.cloneNode(true);
      document.head.replaceWith(copy);
    });
    await page.getByRole('link', { name: 'Explore All Courses' }).click();
    await expect(cards(page)).toHaveCount(42);
    await expect(cards(page).first()).toHaveCSS('border-top-style', 'solid');
  });
});

test('Going back twice, the second time before scripts load, shows the filter of the URL', async ({ page }) => {
  await open(page, '/explore-allcourses');
  await page.getByLabel('Category').selectOption('science');
  await page.getByLabel('Level').selectOption('beginner');
  await expect(cards(page)).toHaveCount(3);
  await page.goto('/privacy');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goBack({ waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(3);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/explore-allcourses?category=science');
  release();
  await expect(page.locator('main[data-hydrated]')).toBeAttached();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByLabel('Category')).toHaveValue('science');
  await expect(page.getByLabel('Level')).toHaveValue('');
});

test('a carousel responds to a click in the first frame that shows its buttons', inAll, async ({ page, context }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await open(page, '/');
  const carousel = page.locator('[aria-roledescription=carousel]').first();
  await carousel.evaluate((element) => {
    const pressNext = () => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const next = element.querySelector<HTMLButtonElement>('button[aria-label="Next slide"]');
      if (next?.checkVisibility({ visibilityProperty: true })) next.click();
      else requestAnimationFrame(pressNext);
    };
    requestAnimationFrame(pressNext);
  });
  const track = carousel.getByRole('group', { name: /: slides$/ });
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
});

test('Enter during an IME composition does not submit a form, and autofilled values are sent', async ({ page }) => {
  const posts: unknown[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postDataJSON()));
  await open(page, '/contactus');
  const main = page.getByRole('main');
  const subject = main.getByLabel('Subject');
  const fields = [main.getByLabel(/e-mail/i), subject, main.getByLabel(/message/i)];
  await test.step('Enter during an IME composition does not submit', async () => {
    await fields[0]?.fill('parent@example.org');
    await fields[2]?.fill('When may we come?');
    await subject.focus();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
    await subject.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true });
    await devtools.send('Input.insertText', { text: '日本' });
    await expect(subject).toHaveValue('日本');
    expect(posts).toEqual([]);
  });
  await test.step('values that a browser autofills without events are sent', async () => {
    const filled = ['filled@example.org', 'A visit, filled in', 'When may we come again?'];
    for (const [index, value] of filled.entries()) {
      await fields[index]?.evaluate((field, text) => {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
      }, value);
    }
    await main.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText(/your message has been received/i).first()).toBeVisible();
    const [recipient, title, body] = filled;
    expect(posts).toEqual([expect.objectContaining({ recipient, subject: title, body })]);
  });
});

test.describe('In print', () => {
  /** Expects that each panel is printed, also if it is closed. */
  async function expectPanels(page: Page) {
    const panels = page.getByRole('main').locator('details');
    const count = await panels.count();
    expect(count).toBeGreaterThan(3);
    const seen = () =>
      panels.evaluateAll(
        (all) =>
          all.filter((panel) => {
            const body = panel.lastElementChild;
            return body?.checkVisibility() && body.clientHeight > 0;
          }).length,
      );
    await expect.poll(seen).toBe(count);
  }

  /** The sum of red, green and blue of a text's colour: 0 is black, 765 is white. */
  const lightness = (text: Locator) =>
    text.evaluate((element) =>
      (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((all, one) => all + Number(one), 0),
    );

  /** Prints the page to a PDF. Returns the number of sheets, and their sizes in points. */
  async function sheets(page: Page) {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    return {
      count: pdf.match(/\/Type \/Page\b/g)?.length ?? 0,
      sizes: [...new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g))],
    };
  }

  test('the dark page of a course prints dark text, all panels and its URL, without header, footer and buttons', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, `/course-details/${course}`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectPanels(page);
    expect(await lightness(page.getByRole('heading', { level: 1 }))).toBeLessThan(380);
    await expect(page.getByRole('banner').filter({ has: page.getByText('Login') })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    for (const name of ['Try Demo', 'Enroll Now', 'Share'])
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
    // A4 in points.
    const { sizes, count } = await sheets(page);
    expect(sizes).toEqual(['/MediaBox [0 0 594.95996 841.91998]']);
    expect(count).toBeLessThanOrEqual(4);
    await test.step('a list of 15 courses takes three sheets, without filters and pictures, with a dark title', async () => {
      await page.goto('/explore-allcourses?level=beginner');
      const title = page.getByRole('heading', { level: 1 });
      expect(await lightness(title)).toBeLessThan(380);
      // The banner has no background, also for visitors who print backgrounds.
      const { backgroundColor, backgroundImage } = await page
        .locator('section:has(h1)')
        .evaluate((banner) => getComputedStyle(banner));
      expect([backgroundColor, backgroundImage]).toEqual(['rgba(0, 0, 0, 0)', 'none']);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(15);
      await expect(page.getByRole('main').locator('article img, form').filter({ visible: true })).toHaveCount(0);
      expect((await sheets(page)).count).toBeLessThanOrEqual(3);
    });
  });
});

test('the first error of a form scrolls its label into view below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contactus');
  const email = page.getByLabel('Your e-mail');
  // Scroll until the header covers the upper half of the field.
  await email.evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top - 66, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(email).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const label = page.locator('label').filter({ hasText: 'Your e-mail' });
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
});
