import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../host.ts';
import { each, type Name, selector, sign } from '../snippets.ts';

/** Uses a widget so that it creates elements, where it ever does. */
const redraw: Record<Name, (view: Page | FrameLocator) => Promise<void>> = {
  'course-finder': async (view) => {
    await view.getByLabel('Category').selectOption('science');
    await view.getByLabel('Level').selectOption('advanced');
    await view.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(view.locator('[part=card]')).toHaveCount(42);
  },
  'contact-form': async (view) => {
    await view.getByRole('button').click();
    await expect(view.getByText('Email is required')).toBeVisible();
  },
  faq: async (view) => {
    for (const index of [0, 1]) await view.locator('summary').nth(index).click();
    await expect(view.locator('[part=answer]').nth(1)).toBeVisible();
  },
  'product-list': (view) => expect(view.locator('[part=card]').first()).toBeVisible(),
};

for (const { name, way } of each) {
  test(`${name} by the ${way} shows where an extension adds a style to every shadow root`, async ({ page, show }) => {
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
    await show(name, way);
  });

  test(`${name} by the ${way} works and keeps its looks in the document of a frame, and back in its own`, async ({
    page,
    show,
  }) => {
    await show(name, way);
    const look = (inFrame: boolean) =>
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
        [selector(name, way), inFrame] as const,
      );
    expect(await look(true)).toBe('14px');
    await redraw[name](page.frameLocator('iframe'));
    expect(await look(false)).toBe('14px');
    await expect(page.locator(`${selector(name, way)} ${sign[name]}`).first()).toBeVisible();
    await redraw[name](page);
  });
}

test('an element that a frame’s document has made shows once it is in the page', async ({ page, show }) => {
  await show('contact-form', 'loader');
  await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const element = frame.contentDocument?.createElement('steam-faq');
    if (element) document.body.prepend(element);
  });
  await expect(page.locator('steam-faq summary').first()).toBeVisible();
});

test('a declarative root with white space, a comment and a foreign style is filled', async ({ page, show }) => {
  const root = '<template shadowrootmode="open">\n<!-- cached -->\n<style></style></template>';
  await show('contact-form', 'loader', {}, { body: `<steam-faq>${root}<a href="/x">Questions</a></steam-faq>` });
  await expect(page.locator('steam-faq summary').first()).toBeVisible();
});
