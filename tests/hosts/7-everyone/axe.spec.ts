import type { Page } from '@playwright/test';
import { schoolCss } from '../../../src/server/embed/school-css.ts';
import { axeViolations } from '../../axe.ts';
import { full } from '../../full.ts';
import { expect, receivedEvents, test } from '../host.ts';
import { type Attributes, type Name, names, script, tag, type Way, ways } from '../snippets.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

interface Circumstances {
  media?: Media;
  css?: string;
  viewport?: { width: number; height: number };
}

/** The four widgets with these attributes. One page tests them in all `circumstances`. */
interface Widgets {
  attributes?: Attributes;
  html?: string;
  circumstances: Record<string, Circumstances>;
}

const pages: Record<string, Widgets> = {
  'without attributes': {
    circumstances: {
      'in the light theme': {},
      'in the dark theme': { media: { colorScheme: 'dark' }, css: ':root { color-scheme: dark }' },
      'in forced colours': { media: { forcedColors: 'active' } },
      'in dark forced colours': { media: { forcedColors: 'active', colorScheme: 'dark' } },
      'with reduced motion': { media: { reducedMotion: 'reduce' } },
      // Corresponds to a window of 1280 px at 200 % zoom.
      'at 200 % zoom': { viewport: { width: 640, height: 450 } },
      // Corresponds to a window of 1280 px at 400 % zoom (WCAG 1.4.10 Reflow).
      'at 400 % zoom': { viewport: { width: 320, height: 256 } },
      'with a school’s green accent in the dark theme': {
        css: `:root { color-scheme: dark } main > * { ${schoolCss('#0b6e4f')} }`,
        media: { colorScheme: 'dark' },
      },
      'with a school’s yellow accent': { css: `main > * { ${schoolCss('#ffd400')} }` },
    },
  },
  'with theme="light"': {
    attributes: { theme: 'light' },
    circumstances: {
      'on a dark system': { media: { colorScheme: 'dark' } },
      'with a partner’s green accent': {
        css: `main > * { --steam-accent: #14532d; --steam-on-accent: #fff; --steam-surface: #fffdf5;
          --steam-text: #2a2a22; --steam-radius: 0px; --steam-font: Georgia, serif; --steam-gap: 8px }`,
      },
      'with a partner’s pale blue': {
        css: `main > * { --steam-accent: #0b4f8a; --steam-surface: #e3f0fb; --steam-text: #12263a }`,
      },
    },
  },
  'with theme="dark"': {
    attributes: { theme: 'dark' },
    circumstances: {
      'on a light system': {},
      'with a partner’s black and yellow': {
        css: `main > * { --steam-accent: #ffd400; --steam-on-accent: #111; --steam-surface: #111; --steam-text: #f5f5f5 }`,
      },
    },
  },
  'in Urdu, right to left': {
    html: '<html lang="ur" dir="rtl">',
    circumstances: {
      'in the light theme': {},
      'in the dark theme on a phone': {
        media: { colorScheme: 'dark' },
        css: ':root { color-scheme: dark }',
        viewport: { width: 390, height: 844 },
      },
    },
  },
};

/** Uses each widget, so that axe also checks a later state. */
const states: Record<Name, (page: Page) => Promise<void>> = {
  async 'course-finder'(page) {
    const selects = page.locator('select');
    await selects.first().selectOption('science');
    await expect(page.getByRole('status').first()).toHaveText(/\S/);
  },
  async 'contact-form'(page) {
    await page.locator('button[type=submit]').click();
    await expect(page.locator('[part=error]')).toHaveCount(3);
  },
  async faq(page) {
    await page.locator('summary').first().click();
    await expect(page.locator('[part=answer]').first()).toBeVisible();
  },
  async 'product-list'() {},
};

/** Runs every rule of axe, including best practices: the host page around the widgets satisfies all. */
const violations = (page: Page, media: Media = {}) =>
  // axe reads the colours of the author's styles, which forced colours replace.
  axeViolations(page, {
    'target-size': { enabled: true },
    'color-contrast': { enabled: media.forcedColors !== 'active' },
  });

/** Elements whose text colour is not a system colour in forced-colours mode. */
const withoutSystemColour = (page: Page) =>
  page.evaluate(() => {
    const system = ['CanvasText', 'LinkText', 'ButtonText', 'FieldText', 'GrayText', 'HighlightText', 'VisitedText'];
    const probe = document.body.appendChild(document.createElement('p'));
    const known = system.map((colour) => {
      probe.style.color = colour;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) => [node, ...(node.shadowRoot ? all(node.shadowRoot) : [])]);
    return all(document)
      .filter((node) => node.checkVisibility() && !known.includes(getComputedStyle(node).color))
      .map(({ localName }) => localName);
  });

/** The tags of elements with an animation, or with a transition that moves them. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const host of document.querySelectorAll('main > *')) {
      for (const node of host.shadowRoot?.querySelectorAll('*') ?? []) {
        for (const pseudo of ['', '::before', '::after', '::details-content']) {
          const { transitionDuration, transitionProperty, animationName } = getComputedStyle(node, pseudo || null);
          const moves = /translate|rotate|scale|transform|block-size|height|all/.test(transitionProperty);
          // '' for a slot that is not rendered.
          const isStill = animationName === 'none' || animationName === '';
          if (!isStill || (moves && transitionDuration !== '0s')) found.push(node.localName + pseudo);
        }
      }
    }
    return found;
  });

/** Applies circumstances to an open page, and finishes the transitions that this starts. */
async function setCircumstances(page: Page, { media, css = '', viewport }: Circumstances) {
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null, ...media });
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await page.evaluate((text) => {
    const style = document.querySelector('style');
    if (style) style.textContent = `body { margin: 0 } ${text}`;
    document.documentElement.getBoundingClientRect();
    const roots = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot);
    for (const animation of [document, ...roots].flatMap((root) => root?.getAnimations() ?? [])) animation.finish();
  }, css);
}

async function openAll(page: Page, open: (host: object) => Promise<void>, kit: string, way: Way, given: Widgets) {
  const { attributes, html } = given;
  const lines = (way === 'loader' ? names.slice(0, 1) : names).map((name) => script(name, way, kit));
  const body = names.map((name) => tag(name, way, { ...attributes, ...(name !== 'product-list' && { limit: '3' }) }));
  await open({
    html,
    head: `<meta name="viewport" content="width=device-width"><style></style>${lines.join('')}`,
    body: `<main><h1>A school</h1>${body.join('')}</main>`,
  });
  for (const name of names) {
    await page.locator(way === 'loader' ? `steam-${name}` : `[data-steam="${name}"]`).scrollIntoViewIfNeeded();
  }
  await expect.poll(async () => (await receivedEvents(page, 'ready')).length).toBe(names.length);
}

/** One page for all circumstances of widgets with equal attributes. `npm run test:all` opens a page for each. */
const loads: [title: string, widgets: Widgets][] = Object.entries(pages).flatMap(([title, widgets]) => {
  const alone = Object.entries(widgets.circumstances).map(([circumstance, given]): [string, Widgets] => [
    `${title}, ${circumstance}`,
    { ...widgets, circumstances: { [circumstance]: given } },
  ]);
  return full ? alone : [[title, widgets]];
});

for (const [place, [title, widgets]] of loads.entries()) {
  for (const way of ways) {
    test(`${way}: axe finds no violation in the four widgets ${title}`, async ({ page, open, kit }) => {
      await openAll(page, open, kit.url, way, widgets);
      for (const [index, [circumstance, given]] of Object.entries(widgets.circumstances).entries()) {
        await test.step(circumstance, async () => {
          await setCircumstances(page, given);
          if (index === 0) {
            if (full || place === 0)
              expect(await violations(page, given.media), `${circumstance}, before use`).toEqual([]);
            for (const name of names) await states[name](page);
          }
          expect(await violations(page, given.media), circumstance).toEqual([]);
          if (given.media?.forcedColors) expect(await withoutSystemColour(page)).toEqual([]);
          if (given.media?.reducedMotion) expect(await moving(page)).toEqual([]);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide, 'scrollWidth exceeds the viewport').toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
