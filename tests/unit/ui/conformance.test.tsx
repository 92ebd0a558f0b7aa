import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StyleRoot } from '../../../src/style/StyleRoot.tsx';
import { createStyleTarget } from '../../../src/style/style-target.ts';
import { parts, toaster } from './parts.tsx';

afterEach(() => document.documentElement.removeAttribute('dir'));

/** Physical properties of CSS, which components must not use: they need logical properties. */
const sided =
  /[;{](?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;

/** Only React 19 marks elements with this symbol. */
const isReact = Reflect.get(<i />, '$$typeof') === Symbol.for('react.transitional.element');

describe.each(parts.filter(({ reactOnly }) => isReact || !reactOnly))(
  '$name',
  ({ draw, tag, classTag = tag, text }) => {
    it('sets its ref to its element, and clears it on unmount', () => {
      const ref = { current: null as Element | null };
      const { unmount } = render(draw({ ref: ref as never }));
      expect(ref.current?.tagName).toBe(tag);
      unmount();
      expect(ref.current).toBeNull();
    });

    it('keeps its own class in addition to `className`', () => {
      const bare = render(draw({})).container.firstElementChild?.getAttribute('class') ?? '';
      const { container } = render(draw({ className: 'given' }));
      const [root, ...others] = container.querySelectorAll('.given');
      expect(root?.tagName).toBe(classTag);
      expect(root?.parentElement).toBe(container);
      expect(others).toEqual([]);
      expect(root?.getAttribute('class')).toBe(`${bare} given`.trim());
    });

    it('passes other attributes to its element', () => {
      const { container } = render(draw({ 'data-given': 'yes' }));
      expect(Array.from(container.querySelectorAll('[data-given=yes]'), (element) => element.tagName)).toEqual([tag]);
    });

    it('renders in a shadow root, without rules outside it', () => {
      const host = document.body.appendChild(document.createElement('div'));
      const root = host.attachShadow({ mode: 'open' });
      const target = createStyleTarget('');
      const styles = document.head.querySelectorAll('style').length;
      const container = root.appendChild(document.createElement('div'));
      const { unmount } = render(<StyleRoot target={target}>{draw({ 'data-given': 'yes' })}</StyleRoot>, { container });
      expect(root.querySelector('[data-given=yes]')?.tagName).toBe(tag);
      expect(container.textContent).toContain(text);
      for (const name of classesIn(root)) expect(target.text).toContain(`.${name}`);
      expect(document.head.querySelectorAll('style')).toHaveLength(styles);
      unmount();
      host.remove();
    });

    it('renders the same text right to left, and uses only logical CSS properties', () => {
      const target = createStyleTarget('');
      const drawn = () => {
        const { container, unmount } = render(<StyleRoot target={target}>{draw({})}</StyleRoot>);
        const words = container.textContent;
        unmount();
        return words;
      };
      const words = drawn();
      document.documentElement.dir = 'rtl';
      expect(drawn()).toBe(words);
      expect(words).toContain(text);
      expect(target.text).not.toMatch(sided);
    });
  },
);

describe('toaster', () => {
  it('renders in a shadow root, without rules outside it', () => {
    const target = createStyleTarget('');
    const { container } = render(<StyleRoot target={target}>{toaster}</StyleRoot>);
    expect(container.querySelector('[data-toasts] [role=alert]')).not.toBeNull();
    for (const name of classesIn(container)) expect(target.text).toContain(`.${name}`);
    expect(target.text).not.toMatch(sided);
  });
});

/** The classes that goober generates. */
const classesIn = (root: ParentNode) =>
  Array.from(root.querySelectorAll('[class]'), (element) => [...element.classList])
    .flat()
    .filter((name) => /^go\d+$/.test(name));
