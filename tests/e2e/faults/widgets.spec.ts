import type { Page } from '@playwright/test';
import { expect, test } from '../fault-site.ts';
import { course } from '../helpers.ts';
import { asked, held, noise } from './cell.ts';
import { further, type Kind, main, type Outcome, offline } from './faults.ts';
import { sample } from './sample.ts';

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

/** Inserts a new widget with a fallback link. */
const put = (page: Page, { tag, attributes }: Widget) =>
  page.evaluate(
    ([tag, attributes]) => {
      const box = document.body.appendChild(document.createElement('div'));
      box.id = 'box';
      const told: string[] = [];
      Object.assign(window, { told });
      box.addEventListener('steam-error', (event) => told.push((event as CustomEvent<{ kind: string }>).detail.kind));
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

interface Look {
  /** The widget shows its content. */
  shows: boolean;
  /** The fallback is visible. */
  fallback: boolean;
  slips: boolean;
  errors: number;
}

const look = (page: Page, { tag, shows }: Widget) =>
  page.evaluate(
    ([tag, shows]): Look => {
      const widget = document.querySelector(`#box ${tag}`);
      const root = widget?.shadowRoot;
      return {
        shows: root?.querySelector(shows) != null,
        fallback: widget?.querySelector('a')?.checkVisibility() === true,
        slips: /undefined|\[object |\bNaN\b|\bnull\b|polluted/.test(root?.innerHTML ?? ''),
        errors: (Reflect.get(window, 'told') as string[]).length,
      };
    },
    [tag, shows] as const,
  );

const due = (outcome: Outcome): Look =>
  outcome === 'shown'
    ? { shows: true, fallback: false, slips: false, errors: 0 }
    : { shows: false, fallback: true, slips: false, errors: 1 };

async function expectLook(page: Page, widget: Widget, { name, outcome }: Kind) {
  const settled = async () => {
    const { shows, fallback, slips, errors } = await look(page, widget);
    if (outcome !== 'either') return { shows, fallback, slips, errors };
    // Content or fallback, never both.
    return { slips, decided: shows ? !fallback && errors === 0 : fallback && errors === 1 };
  };
  const wanted = outcome === 'either' ? { slips: false, decided: true } : due(outcome);
  await expect.poll(settled, { message: name, intervals: [20, 50, 100, 250] }).toEqual(wanted);
}

for (const [place, widget] of widgets.entries()) {
  test(`A <${widget.tag}${widget.attributes && ` ${widget.attributes}`}> shows its fallback, dispatches one error, and fetches again on reload()`, async ({
    page,
    context,
    api,
  }, info) => {
    api.break({});
    await page.clock.install();
    // A page of the kit with the loader only.
    await page.goto('/embed/v1/frame/contact-form');
    await page.evaluate((tag) => customElements.whenDefined(tag), widget.tag);
    await put(page, widget);
    await expectLook(page, widget, { ...offline, outcome: 'shown' });

    for (const kind of sample([...main, ...further, offline], place)) {
      await test.step(kind.name, async () => {
        await page.evaluate(() => document.getElementById('box')?.remove());
        // Unused responses expire after a minute. Nested timers: the end of the subscription starts the minute.
        await page.clock.runFor(2_000);
        await page.clock.fastForward(61_000);
        api.break({ [widget.path]: kind.answer });
        await context.setOffline(kind === offline);
        await put(page, widget);
        if (kind.waits) {
          await expect.poll(() => asked(api, widget)).toBe(1);
          await page.clock.fastForward(11_000);
        }
        await expectLook(page, widget, kind);
        if (kind.name !== 'offl')
          expect(asked(api, widget), `${kind.name}: requests`).toBe(kind.name === 'loop' ? 21 : 1);

        api.break({});
        await context.setOffline(false);
        if (kind.outcome === 'refused') {
          await page.evaluate((tag) => {
            (document.querySelector(`#box ${tag}`) as HTMLElement & { reload(): void }).reload();
          }, widget.tag);
          await expect.poll(async () => (await look(page, widget)).shows, { message: kind.name }).toBe(true);
        }
        held(info, widget.name, kind, 'widget');
      });
    }
  });
}
