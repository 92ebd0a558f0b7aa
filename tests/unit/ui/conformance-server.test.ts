import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StyleRoot } from '../../../src/style/StyleRoot.tsx';
import { createStyleTarget } from '../../../src/style/style-target.ts';
import { parts, toaster } from './parts.tsx';

/** Renders a component on the server. Returns its HTML and CSS. */
function onServer(drawn: Parameters<typeof renderToString>[0]) {
  const target = createStyleTarget('');
  const html = renderToString(createElement(StyleRoot, { target }, drawn));
  return { page: new DOMParser().parseFromString(html, 'text/html').body, css: target.text };
}

describe.each(parts)('On a server, $name', ({ draw, tag, text }) => {
  it('renders its attributes, text and rules into the HTML', () => {
    const { page, css } = onServer(draw({ 'data-given': 'yes', className: 'given' }));
    expect(page.querySelector('[data-given=yes]')?.tagName).toBe(tag);
    expect(page.querySelector('.given')).not.toBeNull();
    expect(page.textContent).toContain(text);
    for (const element of page.querySelectorAll('[class*=go]')) {
      for (const name of element.classList) if (/^go\d+$/.test(name)) expect(css).toContain(`.${name}`);
    }
  });
});

describe('On a server, the toaster', () => {
  it('renders without a toast', () => {
    expect(() => onServer(toaster)).not.toThrow();
  });
});
