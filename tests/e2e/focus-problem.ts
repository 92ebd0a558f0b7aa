import type { Page } from '@playwright/test';

/** Describes a problem with the visible focus: '' if there is none, undefined if the focus left the document. Skips frames. */
export const focusProblem = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const name = `${focused.outerHTML.slice(0, 120)}: `;
    const marks = (element: Element | null, pseudo?: string) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const marked =
      marks(focused) ||
      marks(focused, '::after') ||
      marks(focused.closest('article, li:has(h2, h3)')) ||
      focused.matches('dialog, video, iframe, [href="#main"]');
    if (!marked) return `${name}no outline`;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    // The sticky header may cover a part of the focused element, but not all of it.
    const xs = [left + 4, (left + right) / 2, right - 4];
    const ys = [top + 4, (top + bottom) / 2, bottom - 4];
    const clear = xs.some((x) =>
      ys.some((y) => {
        const hit = document.elementFromPoint(x, y);
        return (
          hit !== null &&
          (focused.contains(hit) ||
            hit.contains(focused) ||
            hit.closest('article, li') === focused.closest('article, li'))
        );
      }),
    );
    return clear ? '' : `${name}covered or out of view`;
  });
