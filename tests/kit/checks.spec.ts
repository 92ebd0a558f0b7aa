import { expect, type Page } from '@playwright/test';
import { KIT_URL, test } from './runtimes.ts';
import { afterStory, beforeStory } from './story-checks.ts';
import { openKit, show } from './story-page.ts';

/** Shows a story like the story runner, adds a fault with `spoil`, and runs the checks of the runner. */
async function check(page: Page, id: string, title: string, spoil?: (page: Page) => Promise<void>): Promise<void> {
  await beforeStory(page, id);
  await show(page, id);
  await spoil?.(page);
  await afterStory(page, { id, title });
}

const chipWith = (name: string, value: string) => (page: Page) =>
  page
    .locator('#storybook-root > *')
    .evaluate((chip, attribute) => chip.setAttribute(...attribute), [name, value] as [string, string]);

const insteadOfChip = (html: string) => (page: Page) =>
  page.locator('#storybook-root').evaluate((root, text) => {
    root.innerHTML = text;
  }, html);

const faultOfFirst = chipWith('style', 'max-inline-size:none;min-inline-size:20rem');
const faults = {
  'breaks accessibility rules': chipWith('role', 'img'),
  'in dark breaks accessibility rules': chipWith('style', 'color:#333;background:var(--ground)'),
  'px wider than a phone': chipWith('style', 'max-inline-size:none;min-inline-size:600px'),
  'px wider than the screen': chipWith('style', 'max-inline-size:none;min-inline-size:2000px'),
  'moves with reduced motion': chipWith('style', 'transition:translate 1s'),
  'has no edge in forced colours': insteadOfChip('<button style="border:0;background:#000;color:#fff">Send</button>'),
  'shows its state by colour alone in forced colours': insteadOfChip(
    '<p><a href="/" aria-current="page" style="background:#000;color:#fff">All</a> <a href="/new" aria-current="false">New</a></p>',
  ),
  'caused errors': (page: Page) => page.evaluate(() => void Promise.reject(new Error('left alone'))),
};

test('The checks of the story runner detect each kind of fault, also in a later story of a component', async ({
  page,
}) => {
  await openKit(page, KIT_URL);
  await expect(check(page, 'ui-chip--plain', 'Site/Chip', faultOfFirst)).rejects.toThrow('with a text size of 200 %');
  await check(page, 'ui-chip--plain', 'UI/Chip');
  await expect(check(page, 'ui-chip--plain', 'UI/Chip', chipWith('lang', 'en'))).rejects.toThrow('not the same DOM');
  // Use a title of the site, whose stories are not compared with Preact.
  for (const [message, spoil] of Object.entries(faults))
    await expect(check(page, 'ui-chip--with-icon', 'Site/Chip', spoil), message).rejects.toThrow(message);
});

test('A failed play function fails the story', async ({ page }) => {
  await openKit(page, KIT_URL);
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true));
  await expect(show(page, 'ui-accordion--opens-one-at-a-time')).rejects.toThrow('opens-one-at-a-time fails: ');
});
