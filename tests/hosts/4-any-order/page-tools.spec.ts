import type { Locator } from '@playwright/test';
import { expect, test } from '../host.ts';
import { contentSelector, mixesOf, type Name, selectorsOf } from '../snippets.ts';

/** Uses each widget so that it creates new elements, if it can. */
const redraw: Record<Name, (widget: Locator) => Promise<void>> = {
  'course-finder': async (widget) => {
    await widget.getByLabel('Category').selectOption('science');
    await widget.getByLabel('Level').selectOption('advanced');
    await widget.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(widget.locator('[part=card]')).toHaveCount(42);
  },
  'contact-form': async (widget) => {
    await widget.getByRole('button').click();
    await expect(widget.getByText('Email is required')).toBeVisible();
  },
  faq: async (widget) => {
    for (const index of [0, 1]) await widget.locator('summary').nth(index).click();
    await expect(widget.locator('[part=answer]').nth(1)).toBeVisible();
  },
  'product-list': (widget) => expect(widget.locator('[part=card]').first()).toBeVisible(),
};

for (const mix of mixesOf(0)) {
  test(`${mix.title} show on a page where an extension adds a style to every shadow root`, async ({
    page,
    showAll,
  }) => {
    await page.addInitScript(() => {
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (init) {
        const root = attachShadow.call(this, init);
        queueMicrotask(() => root.prepend(document.createElement('style')));
        new MutationObserver(
          () => root.querySelector('style') ?? root.prepend(document.createElement('style')),
        ).observe(root, { childList: true });
        return root;
      };
    });
    await showAll(mix);
  });

  test(`${mix.title} work and keep their styles when they move into the document of a frame and back`, async ({
    page,
    showAll,
  }) => {
    await showAll(mix);
    const look = (place: string, inFrame: boolean) =>
      page.evaluate(
        ([found, framed]) => {
          const frame = document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'));
          const target = framed ? frame.contentDocument : document;
          const element = document.querySelector(found) ?? frame.contentDocument?.querySelector(found);
          if (!target || !element) throw new Error('There is no widget to move.');
          target.body.append(element);
          const root = element.shadowRoot?.querySelector('.s') ? element : element.shadowRoot?.firstElementChild;
          const view = root?.shadowRoot?.querySelector('.s');
          return view ? getComputedStyle(view).borderRadius : 'nothing is drawn';
        },
        [place, inFrame] as const,
      );
    for (const { name, place } of selectorsOf(mix)) {
      await test.step(name, async () => {
        expect(await look(place, true)).toBe('14px');
        await redraw[name](page.frameLocator('iframe').locator(place));
        expect(await look(place, false)).toBe('14px');
        await expect(page.locator(`${place} ${contentSelector[name]}`).first()).toBeVisible();
        await redraw[name](page.locator(place));
      });
    }
  });
}

test('an element created by the document of a frame shows after it is added to the page', async ({ page, show }) => {
  await show('contact-form', 'loader');
  await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const element = frame.contentDocument?.createElement('steam-faq');
    if (element) document.body.prepend(element);
  });
  await expect(page.locator('steam-faq summary').first()).toBeVisible();
});

test('a declarative shadow root with white space, a comment and a foreign style is filled', async ({ page, show }) => {
  const root = '<template shadowrootmode="open">\n<!-- cached -->\n<style></style></template>';
  await show('contact-form', 'loader', {}, { body: `<steam-faq>${root}<a href="/x">Questions</a></steam-faq>` });
  await expect(page.locator('steam-faq summary').first()).toBeVisible();
});
