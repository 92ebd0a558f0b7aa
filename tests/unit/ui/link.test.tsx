import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Link, type LinkBehaviour, LinkContext, type LinkProps } from '../../../src/ui/link/Link.tsx';

function show(props: LinkProps, behaviour: LinkBehaviour = {}) {
  render(
    <LinkContext.Provider value={behaviour}>
      <Link {...props}>Somewhere</Link>
    </LinkContext.Provider>,
  );
  return screen.queryByRole('link', { name: 'Somewhere' });
}

describe('A link', () => {
  it('is an anchor with its URL, text and other attributes', () => {
    const link = show({ href: '/aboutus', className: 'mine', id: 'about', 'aria-current': 'page' });
    expect(link?.getAttribute('href')).toBe('/aboutus');
    expect(link?.className).toBe('mine');
    expect(link?.id).toBe('about');
    expect(link?.getAttribute('aria-current')).toBe('page');
    expect(link?.getAttribute('part')).toBe('link');
  });

  it('forwards its ref', () => {
    const ref = { current: null as HTMLAnchorElement | null };
    const link = show({ href: '/', ref });
    expect(ref.current).toBe(link);
  });
});

describe('The URL of a link', () => {
  it.each(['/', '/a?b#c', '?page=2', '#main', 'https://example.org/', 'HTTP://example.org', 'mailto:a@b.c', 'tel:+92'])(
    'may be %s',
    (href) => expect(show({ href })?.getAttribute('href')).toBe(href),
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVa\tScr\nipt:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    '',
  ])('is removed if it is %j, but the text stays', (href) => {
    expect(show({ href, className: 'mine' })).toBeNull();
    const words = screen.getByText('Somewhere');
    expect(words.tagName).toBe('SPAN');
    expect(words.className).toBe('mine');
    expect(words.getAttribute('href')).toBeNull();
  });

  it('is checked after the LinkContext has resolved it', () => {
    expect(show({ href: '/x' }, { resolve: () => 'javascript:alert(1)' })).toBeNull();
  });

  it('is resolved by the LinkContext', () => {
    const link = show({ href: '/x' }, { resolve: (href) => `https://provider.example${href}?partner=green-valley` });
    expect(link?.getAttribute('href')).toBe('https://provider.example/x?partner=green-valley');
  });
});

describe('A link to another host or tab', () => {
  it.each([
    ['https://example.org/', undefined],
    ['//example.org/', undefined],
    ['/\\example.org', undefined],
    ['/own', '_blank'],
  ])('%s in %s has rel noopener', (href, target) => {
    expect(show({ href, target })?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('uses the target of the LinkContext, unless the link sets its own', () => {
    expect(show({ href: '/own' }, { target: '_blank' })?.getAttribute('target')).toBe('_blank');
  });

  it('has no rel within this site', () => {
    expect(show({ href: '/own' })?.getAttribute('rel')).toBeNull();
  });
});
