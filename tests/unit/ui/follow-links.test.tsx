import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from '../../../src/ui/link/follow-links.ts';
import { Link, type LinkProps } from '../../../src/ui/link/Link.tsx';

const navigate = vi.fn();
const prefetch = vi.fn();
let leave = () => {};
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function show(props: LinkProps) {
  navigate.mockClear();
  prefetch.mockClear();
  render(
    <Link {...props}>
      <b>Somewhere</b>
    </Link>,
  );
  leave = followLinks({ navigate, prefetch });
  return screen.getByText('Somewhere');
}

/** Clicks a link. Returns whether the browser would follow it. */
const followed = (link: HTMLElement, how: MouseEventInit = {}) => {
  let free = false;
  const judge = (event: Event) => {
    free = !event.defaultPrevented;
    // Prevent the navigation, for which jsdom would log an error.
    event.preventDefault();
  };
  window.addEventListener('click', judge, { once: true });
  fireEvent.click(link, { button: 0, ...how });
  return free;
};

describe('followLinks', () => {
  it.each(['/', '/x?y#z'])('handles a click on %s, on any child of the link', (href) => {
    expect(followed(show({ href }))).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href);
  });

  it.each([
    ['a middle click', { href: '/x' }, { button: 1 }],
    ['a click with Ctrl', { href: '/x' }, { ctrlKey: true }],
    ['a click with ⌘', { href: '/x' }, { metaKey: true }],
    ['a click with Shift', { href: '/x' }, { shiftKey: true }],
    ['a click with Alt', { href: '/x' }, { altKey: true }],
    ['another tab', { href: '/x', target: '_blank' }, {}],
    ['a download', { href: '/x', download: 'x.pdf' }, {}],
    ['a fragment', { href: '#main' }, {}],
    ['another host', { href: '//example.org/x' }, {}],
    ['another host with a backslash', { href: '/\\example.org/x' }, {}],
    ['an absolute URL', { href: 'https://example.org/x' }, {}],
    ['mail', { href: 'mailto:a@b.c' }, {}],
  ] satisfies [string, LinkProps, MouseEventInit][])('leaves %s to the browser', (_, props, how) => {
    expect(followed(show(props), how)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('ignores a click that another listener prevented', () => {
    followed(show({ href: '/x', onClick: (event) => event.preventDefault() }));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('prefetches an internal path on focus and on hover', () => {
    const words = show({ href: '/x' });
    for (const meet of [() => words.closest('a')?.focus(), () => fireEvent.mouseOver(words)]) {
      prefetch.mockClear();
      meet();
      expect(prefetch).toHaveBeenCalledExactlyOnceWith('/x');
    }
  });

  it('does not prefetch the current page', () => {
    fireEvent.mouseOver(show({ href: location.pathname + location.search }));
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('prefetches after a long touch, and after a tap', () => {
    vi.useFakeTimers();
    const words = show({ href: '/x' });
    fireEvent.touchStart(words);
    expect(prefetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/x');
    prefetch.mockClear();
    // The touch events of a quick tap.
    fireEvent.touchStart(words);
    fireEvent.touchEnd(words);
    fireEvent.mouseOver(words);
    vi.advanceTimersByTime(1_000);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/x');
  });

  it('does not prefetch if the touch scrolls the page, or after followLinks was stopped', () => {
    vi.useFakeTimers();
    const words = show({ href: '/x' });
    const away = [() => fireEvent.touchMove(words), () => fireEvent.touchCancel(words), () => leave()];
    for (const goAway of away) {
      fireEvent.touchStart(words);
      vi.advanceTimersByTime(40);
      goAway();
      vi.advanceTimersByTime(1_000);
      expect(prefetch).not.toHaveBeenCalled();
    }
  });

  it('does not prefetch again if the pointer moves within a link', () => {
    const words = show({ href: '/x' });
    fireEvent.mouseOver(words, { relatedTarget: words.parentElement });
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.mouseOver(words, { relatedTarget: document.body });
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/x');
  });

  it('does not prefetch links to other hosts', () => {
    fireEvent.mouseOver(show({ href: 'https://example.org/' }));
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('ignores clicks after it was stopped', () => {
    const words = show({ href: '/x' });
    leave();
    expect(followed(words)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });
});
