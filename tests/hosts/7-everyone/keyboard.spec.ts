import type { Page } from '@playwright/test';
import { expect, heard, test } from '../host.ts';
import { type Name, names, script, selector, sign, tag, ways } from '../snippets.ts';

const before = '<label>Search <input id="before"></label>';
const after = '<button id="after">After</button>';

/** What has the focus, through shadow roots: its element's name and, for the host's own, its id. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return `${element?.localName}${element?.id && document.getElementById(element.id) ? `#${element.id}` : ''}`;
  });

/** What Tab stops at, by kind, in order. */
const stops: Record<Name, RegExp> = {
  'course-finder': /^select select button (a )+$/,
  'contact-form': /^input input textarea button $/,
  faq: /^(summary )+$/,
  'product-list': /^(a )+$/,
};

for (const way of ways) {
  for (const name of names) {
    test(`${name} by the ${way} takes no focus, and Tab leads into it, through it and out again`, async ({
      page,
      open,
      kit,
    }) => {
      // The widget comes during typing.
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
      await expect(page.locator(`${selector(name, way)} ${sign[name]}`).first()).toBeVisible();
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
    });

    test(`${name} by the ${way} leaves the page its own keys`, async ({ page, open, kit }) => {
      await open({ head: script(name, way, kit.url), body: `${before}${tag(name, way)}${after}` });
      const place = page.locator(`${selector(name, way)} ${sign[name]}`).first();
      await expect(place).toBeVisible();
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
      // A select that opens takes keys itself, on any page.
      await page
        .locator(`${selector(name, way)} :is(a, textarea, summary)`)
        .first()
        .focus();
      expect(await focused(page)).not.toContain('#');
      const keys = ['Escape', '/', '?', 'j', 'k', 'ArrowDown', 'Home', 'PageDown', 'Control+k', 'F2', ' ', 'Enter'];
      // A link would lead away; what counts is that the page received it, and that nothing else stopped it.
      await page.evaluate(() =>
        addEventListener('click', (event) => {
          Object.assign(globalThis, { stopped: event.defaultPrevented });
          event.preventDefault();
        }),
      );
      await page.evaluate(() => (globalThis as unknown as { keys: string[] }).keys.splice(0));
      for (const key of keys) await page.keyboard.press(key);
      const seen = await page.evaluate(() => (globalThis as unknown as { keys: string[] }).keys);
      const expected = keys.flatMap((key) => {
        const parts = key.split('+');
        return [...parts.map((part) => `keydown ${part}`), ...parts.toReversed().map((part) => `keyup ${part}`)];
      });
      expect(seen).toEqual(expected);
    });
  }
}

test('a choice leaves the focus where it is, and so does what is added and removed around it', async ({
  page,
  show,
}) => {
  await show('course-finder', 'loader');
  await page.getByLabel('Category').focus();
  await page.getByLabel('Category').selectOption('science');
  await expect.poll(async () => (await heard(page, 'filter')).length).toBe(1);
  expect(await focused(page)).toBe('select');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heard(page, 'filter')).length).toBe(2);
  expect(await focused(page)).toBe('button');
  await expect(page.getByLabel('Category')).toHaveValue('');
});

test('questions open by Enter and by the space bar, and one at a time', async ({ page, show }) => {
  await show('faq', 'loader');
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[part=answer]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press(' ');
  await expect(page.locator('[part=answer]').nth(1)).toBeVisible();
  await expect(page.locator('[part=answer]').first()).toBeHidden();
});

test('an invalid form focuses its first error, by Enter from any field', async ({ page, show }) => {
  await show('contact-form', 'classic');
  await page.getByLabel('Your e-mail').fill('a@example.org');
  await page.getByLabel('Subject').press('Enter');
  await expect(page.getByText('Subject is required')).toBeVisible();
  expect(await focused(page)).toBe('input');
  await expect(page.getByLabel('Subject')).toBeFocused();
});
