import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { world } from '../../../demo/content/world.ts';
import { AnnouncementsView } from '../../../src/sections/announcements/AnnouncementsView.tsx';
import { CategoriesView } from '../../../src/sections/categories/CategoriesView.tsx';
import { TestimonialsView } from '../../../src/sections/testimonials/TestimonialsView.tsx';

describe('The categories', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => ({
    id: `c${index}`,
    name: `Subject ${index}`,
    highlights: ['One', 'One'],
    imageUrl: '',
  }));

  it('link to the catalogue with the category selected', () => {
    render(<CategoriesView categories={world.categories} href="/explore-allcourses" />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['science', 'technology', 'engineering', 'arts', 'maths'].map((name) => `/explore-allcourses?category=${name}`),
    );
  });

  it('show every point of a category, including duplicates', () => {
    render(<CategoriesView categories={twelve.slice(0, 1)} href="/explore-allcourses" />);
    expect(screen.getAllByText('One')).toHaveLength(2);
  });
});

describe.each([
  [
    'categories',
    (status: 'loading' | 'failed' | 'loaded') => (
      <CategoriesView categories={status === 'loaded' ? [] : undefined} status={status} href="/x" />
    ),
  ],
  [
    'announcements',
    (status: 'loading' | 'failed' | 'loaded') => (
      <AnnouncementsView announcements={status === 'loaded' ? [] : undefined} status={status} />
    ),
  ],
  [
    'testimonials',
    (status: 'loading' | 'failed' | 'loaded') => (
      <TestimonialsView testimonials={status === 'loaded' ? [] : undefined} status={status} />
    ),
  ],
])('The list of %s', (_name, renderView) => {
  it('shows a spinner while it loads', () => {
    render(renderView('loading'));
    expect(screen.getByRole('status').textContent).toMatch(/^Loading/);
  });

  it('renders nothing if it failed to load, not even a heading', () => {
    expect(render(renderView('failed')).container.innerHTML).toBe('');
  });

  it('renders nothing if it is empty', () => {
    expect(render(renderView('loaded')).container.innerHTML).toBe('');
  });
});
