import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Band } from '../../../src/ui/band/Band.tsx';
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx';
import { Chip } from '../../../src/ui/chip/Chip.tsx';
import { Icon } from '../../../src/ui/icon/Icon.tsx';
import { book } from '../../../src/ui/icon/paths.ts';
import { PageBanner } from '../../../src/ui/page-banner/PageBanner.tsx';
import { SectionHeading } from '../../../src/ui/section-heading/SectionHeading.tsx';
import { SkipLink } from '../../../src/ui/skip-link/SkipLink.tsx';
import { Spinner } from '../../../src/ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '../../../src/ui/visually-hidden/VisuallyHidden.tsx';

describe('Small components (accessibility)', () => {
  it('a spinner announces what is loading', () => {
    render(<Spinner label="Loading courses" />);
    expect(screen.getByRole('status').textContent).toBe('Loading courses');
  });

  it('an icon is hidden', () => {
    const { container } = render(<Icon path={book} />);
    const drawing = container.querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    expect(drawing?.textContent).toBe('');
    expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  });

  it('a band is a region named by its heading', () => {
    render(
      <Band labelledBy="title">
        <SectionHeading id="title" title="Our Programs" />
      </Band>,
    );
    expect(screen.getByRole('region', { name: 'Our Programs' })).toBeTruthy();
  });

  it('a section heading has the given level', () => {
    render(
      <>
        <SectionHeading title="Two" />
        <SectionHeading title="Three" level={3} eyebrow="above" lead="below" />
      </>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Two' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Three' })).toBeTruthy();
    expect(screen.getByText('above').tagName).toBe('P');
    expect(screen.getByText('below').tagName).toBe('P');
  });

  it('a breadcrumb is a named navigation whose last step is the current page', () => {
    const items = [
      { label: 'Home', href: '/' },
      { label: 'Courses', href: '/c' },
      { label: 'Night Sky', href: '/n' },
    ];
    render(<Breadcrumb items={items} />);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/c']);
    expect(screen.getByText('Night Sky').getAttribute('aria-current')).toBe('page');
  });

  it('a page banner has the level-1 heading, and a decorative image', () => {
    const { container } = render(<PageBanner title="About Us" description="Who we are" image="/x.svg" />);
    expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toBeTruthy();
    expect(screen.getByText('Who we are')).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('a skip link links to the content', () => {
    render(<SkipLink href="#main" />);
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
  });

  it('visually hidden text is available', () => {
    render(<VisuallyHidden>3 results</VisuallyHidden>);
    expect(screen.getByText('3 results')).toBeTruthy();
  });
});

describe('Small components', () => {
  it('pass class and attributes to their root element', () => {
    const { container } = render(
      <>
        <Chip className="chip" data-x="1">
          Beginner
        </Chip>
        <Band className="band" as="footer" data-x="1" />
        <Spinner className="spinner" label="…" data-x="1" />
        <PageBanner className="banner" title="…" data-x="1" />
      </>,
    );
    const roots = [...container.children];
    expect(roots.map((root) => root.tagName)).toEqual(['SPAN', 'FOOTER', 'DIV', 'SECTION']);
    for (const root of roots) expect(root.getAttribute('data-x')).toBe('1');
    for (const name of ['chip', 'band', 'spinner', 'banner']) {
      expect(container.querySelector(`.${name}`)?.parentElement).toBe(container);
    }
  });

  it('a breadcrumb shows a step without a URL as text', () => {
    render(<Breadcrumb items={[{ label: 'Nowhere' }, { label: 'Here' }]} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Nowhere').hasAttribute('aria-current')).toBe(false);
  });
});
