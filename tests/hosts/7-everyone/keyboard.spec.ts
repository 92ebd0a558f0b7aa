import type { Page } from '@playwright/test';
import { expect, receivedEvents, test } from '../host.ts';
import { contentSelector, type Name, names, script, selector, tag, ways } from '../snippets.ts';

const before = '<label>Search <input id="before"></label>';
const after = '<button id="after">After</button>';

/** The tag name of the focused element, also in shadow roots, and its id if it is in the host page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return `${element?.localName}${element?.id && document.getElementById(element.id) ? `#${element.id}` : ''}`;
  });

/** The tag names of the tab stops, in order. */
const stops: Record<Name, RegExp> = {
  'course-finder': /^input select select button (a )+$/,
  'contact-form': /^input input textarea button a $/,
  faq: /^(summary )+$/,
  'product-list': /^(a )+$/,
};

/** Keys that the focused element uses, so the page does not receive them. */
const usedKeys = { 'contact-form': /^([/?jk ]|ArrowDown|Home|Enter)$/, others: /^( |Enter)$/ };

for (const way of ways) {
  for (const name of names) {
    test(`${name} (${way}) does not take the focus, Tab moves into it, through it and out of it, and it leaves keyboard shortcuts to the page`, async ({
      page,
      open,
      kit,
    }) => {
      // The visitor types while the widget loads.
      await page.route(
        '**/embed/v1/*.js',
        async (route) => {
          await page.locator('#before').fill('half a wo');
          await route.continue();
        },
        { times: 1 },
      );
      await open({
        head: script(name, way, kit.url),
        body: `${before}${tag(name, way, { limit: '3', products: '' })}${after}`,
      });
      await expect(page.locator(`${selector(name, way)} ${contentSelector[name]}`).first()).toBeVisible();
      expect(await focused(page)).toBe('input#before');
      await page.keyboard.type('rd');
      await expect(page.locator('#before')).toHaveValue('half a word');

      let path = '';
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        const now = await focused(page);
        if (now === 'button#after') break;
        path += `${now} `;
      }
      expect(path).toMatch(stops[name]);
      const there = path.trim().split(' ').length;
      for (let step = 0; step <= there; step += 1) await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe('input#before');

      await page.evaluate(() => {
        const keys: string[] = [];
        Object.assign(globalThis, { keys });
        for (const type of ['keydown', 'keyup']) {
          addEventListener(type, (event) => {
            const { key, defaultPrevented } = event as KeyboardEvent;
            keys.push(`${type} ${key}${defaultPrevented ? ' taken' : ''}`);
          });
        }
      });
      // No select, because an open select uses keys on any page.
      await page
        .locator(`${selector(name, way)} :is(a, textarea, summary)`)
        // The fallback link is hidden.
        .filter({ visible: true })
        .first()
        .focus();
      expect(await focused(page)).toMatch(/^(a|textarea|summary)$/);
      const keys = ['Escape', '/', '?', 'j', 'k', 'ArrowDown', 'Home', 'PageDown', 'Control+k', 'F2', ' ', 'Enter'];
      // Prevent navigation, and record whether the widget has prevented it before.
      await page.evaluate(() =>
        addEventListener('click', (event) => {
          Object.assign(globalThis, { stopped: event.defaultPrevented });
          event.preventDefault();
        }),
      );
      await page.evaluate(() => (globalThis as unknown as { keys: string[] }).keys.splice(0));
      for (const key of keys) await page.keyboard.press(key);
      const seen = await page.evaluate(() => (globalThis as unknown as { keys: string[] }).keys);
      const used = name === 'contact-form' ? usedKeys[name] : usedKeys.others;
      const expected = keys.flatMap((key) => {
        if (used.test(key)) return [];
        const parts = key.split('+');
        return [...parts.map((part) => `keydown ${part}`), ...parts.toReversed().map((part) => `keyup ${part}`)];
      });
      expect(seen).toEqual(expected);
    });
  }
}

test('course-finder keeps the focus when a filter changes its content', async ({ page, show }) => {
  await show('course-finder', 'loader');
  await page.getByLabel('Category').focus();
  await page.getByLabel('Category').selectOption('science');
  await expect.poll(async () => (await receivedEvents(page, 'filter')).length).toBe(1);
  expect(await focused(page)).toBe('select');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await receivedEvents(page, 'filter')).length).toBe(2);
  expect(await focused(page)).toBe('button');
  await expect(page.getByLabel('Category')).toHaveValue('');
});

test('faq opens a question by Enter and by Space, one at a time', async ({ page, show }) => {
  await show('faq', 'loader');
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[part=answer]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press(' ');
  await expect(page.locator('[part=answer]').nth(1)).toBeVisible();
  await expect(page.locator('[part=answer]').first()).toBeHidden();
});

test('contact-form focuses its first error after Enter in any field', async ({ page, show }) => {
  await show('contact-form', 'classic');
  await page.getByLabel('Your e-mail').fill('a@example.org');
  await page.getByLabel('Subject').press('Enter');
  await expect(page.getByText('Subject is required')).toBeVisible();
  expect(await focused(page)).toBe('input');
  await expect(page.getByLabel('Subject')).toBeFocused();
});
