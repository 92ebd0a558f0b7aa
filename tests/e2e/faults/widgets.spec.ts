import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { full } from '../../full.ts';
import { expect, test } from '../fault-site.ts';
import { course } from '../helpers.ts';
import { noise, requestsOf } from './fault-case.ts';
import { type Fault, faults, healthy, isFailure, offline } from './faults.ts';

test.use({ noise });

const widgets = [
  { name: 'faq', tag: 'steam-faq', attributes: '', path: 'faq', shows: 'details' },
  {
    name: 'coursefaq/single',
    tag: 'steam-faq',
    attributes: `course="${course}"`,
    path: `coursefaq/single/${course}`,
    shows: 'details',
  },
  { name: 'course', tag: 'steam-course-finder', attributes: '', path: 'course', shows: 'article' },
  { name: 'product', tag: 'steam-product-list', attributes: '', path: 'product', shows: 'a' },
] as const;
type Widget = (typeof widgets)[number];

/** Appends a new element with the host's fallback link to the page. */
const append = (page: Page, { tag, attributes }: Widget) =>
  page.evaluate(
    ([tag, attributes]) => {
      const box = document.body.appendChild(document.createElement('div'));
      box.id = 'box';
      const errors: string[] = [];
      Object.assign(window, { errors });
      box.addEventListener('steam-error', (event) => errors.push((event as CustomEvent<{ kind: string }>).detail.kind));
      const made = document.createElement(tag);
      if (attributes) made.setAttribute('course', attributes.slice(8, -1));
      const link = document.createElement('a');
      link.href = '/blogs';
      link.textContent = 'See it on the site';
      made.append(link);
      box.append(made);
    },
    [tag, attributes] as const,
  );

interface PageContent {
  /** The widget shows its own content. */
  shows: boolean;
  /** The host's link is visible. */
  fallback: boolean;
  /** Its HTML has texts that only a bug renders. */
  slips: boolean;
  /** The kinds of the error events. */
  errors: string[];
}

const readWidget = (page: Page, { tag, shows }: Widget) =>
  page.evaluate(
    ([tag, shows]): PageContent => {
      const widget = document.querySelector(`#box ${tag}`);
      const root = widget?.shadowRoot;
      return {
        shows: root?.querySelector(shows) != null,
        fallback: widget?.querySelector('a')?.checkVisibility() === true,
        slips: /undefined|\[object |\bNaN\b|\bnull\b|polluted/.test(root?.innerHTML ?? ''),
        errors: Reflect.get(window, 'errors') as string[],
      };
    },
    [tag, shows] as const,
  );

async function expectPageContent(page: Page, widget: Widget, { name, outcome }: Fault) {
  const shown: PageContent = { shows: true, fallback: false, slips: false, errors: [] };
  const fallback = (kind: string): PageContent => ({ shows: false, fallback: true, slips: false, errors: [kind] });
  const expected =
    outcome === 'shown'
      ? [shown]
      : outcome === 'either'
        ? [shown, fallback('empty'), fallback('parsing')]
        : [fallback(outcome)];
  const compare = async () => {
    const seen = await readWidget(page, widget);
    return expected.some((one) => isDeepStrictEqual(one, seen)) ? 'as expected' : seen;
  };
  await expect.poll(compare, { message: name, intervals: [20, 50, 100, 250] }).toBe('as expected');
}

/** hosts/5-any-failure tries every kind of failure on every list: here, the faults that differ in a browser, on one widget. */
const sample = ['500', 'bad rows', 'hang', 'cors', 'redirect loop', 'gzip', 'offline'];
const tested = widgets.filter(({ name }) => full || name === 'coursefaq/single');
const testedFaults = [...faults, offline].filter(({ name }) => full || sample.includes(name));

for (const widget of tested) {
  test(`<${widget.tag}${widget.attributes && ` ${widget.attributes}`}> shows the host’s link if its call fails, sends one error event, and fetches again on reload()`, async ({
    page,
    context,
    api,
  }) => {
    await page.clock.install();
    // A page with the loader and without other widgets of this kind.
    await page.goto('/embed/v1/frame/contact-form');
    await page.evaluate((tag) => customElements.whenDefined(tag), widget.tag);
    await append(page, widget);
    await expectPageContent(page, widget, healthy);

    for (const fault of testedFaults) {
      await test.step(fault.name, async () => {
        await page.evaluate(() => document.getElementById('box')?.remove());
        // The subscription ends in a timer, which starts the minute of the unused response.
        await page.clock.runFor(2_000);
        await page.clock.fastForward(61_000);
        api.break({ [widget.path]: fault.answer });
        await context.setOffline(fault === offline);
        await append(page, widget);
        if (fault.waits) {
          await expect.poll(() => requestsOf(api, widget)).toBe(1);
          await page.clock.fastForward(11_000);
        }
        await expectPageContent(page, widget, fault);
        if (fault !== offline) expect(requestsOf(api, widget)).toBe(fault.name === 'redirect loop' ? 21 : 1);

        api.break({});
        await context.setOffline(false);
        if (!isFailure(fault.outcome)) return;
        await page.evaluate((tag) => {
          (document.querySelector(`#box ${tag}`) as HTMLElement & { reload(): void }).reload();
        }, widget.tag);
        await expect.poll(async () => (await readWidget(page, widget)).shows).toBe(true);
      });
    }
  });
}
