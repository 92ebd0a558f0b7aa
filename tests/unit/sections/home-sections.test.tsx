import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { world } from '../../../demo/content/world.ts';
import { AnnouncementsView } from '../../../src/sections/announcements/AnnouncementsView.tsx';
import { CategoriesView } from '../../../src/sections/categories/CategoriesView.tsx';
import { HeroView } from '../../../src/sections/hero/HeroView.tsx';
import { ProgramsView } from '../../../src/sections/programs/ProgramsView.tsx';
import { TestimonialsView } from '../../../src/sections/testimonials/TestimonialsView.tsx';

describe('The hero', () => {
  it('has the headline, the button and the figures of the specification', () => {
    const stats = [
      { figure: '40+', label: 'courses' },
      { figure: '1k+', label: 'students globally' },
    ];
    render(<HeroView product="Kit" href="/explore-allcourses" stats={stats} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Empowering Minds with Kit');
    expect(screen.getByRole('link', { name: 'Learn with Us' }).getAttribute('href')).toBe('/explore-allcourses');
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['40+', '1k+']);
  });
});

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

describe('The programs', () => {
  it('are three in a numbered list', () => {
    render(<ProgramsView />);
    const region = within(screen.getByRole('region', { name: 'Our Programs' }));
    const list = region.getByRole('list');
    expect(list.tagName).toBe('OL');
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
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

  it('renders nothing if it failed, not even a heading', () => {
    expect(render(renderView('failed')).container.innerHTML).toBe('');
  });

  it('renders nothing if it is empty', () => {
    expect(render(renderView('loaded')).container.innerHTML).toBe('');
  });
});

describe('The carousels', () => {
  it('contain every announcement with all its points', () => {
    render(<AnnouncementsView announcements={world.announcements} />);
    for (const { title, highlights } of world.announcements) {
      expect(screen.getByText(title)).toBeTruthy();
      for (const point of highlights) expect(screen.getByText(point)).toBeTruthy();
    }
  });

  it('contain every testimonial with its name, course and content', () => {
    render(<TestimonialsView testimonials={world.homeTestimonials} />);
    const slides = screen.getAllByRole('figure').map((figure) => figure.textContent);
    expect(slides).toEqual(world.homeTestimonials.map(({ content, name, courseName }) => content + name + courseName));
  });
});
