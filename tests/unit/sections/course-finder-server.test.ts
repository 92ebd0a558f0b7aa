import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { world } from '../../../demo/content/world.ts';
import { partOf, selectCourses } from '../../../src/domain/catalogue.ts';
import { type Filters, noFilters } from '../../../src/domain/filters.ts';
import { CourseFinderView, type CourseFinderViewProps } from '../../../src/sections/course-finder/CourseFinderView.tsx';
import { sampleCourse } from '../domain/course-sample.ts';

/** The finder in the server's HTML, parsed without running scripts. */
function withoutScripts(filters: Filters, props: Partial<CourseFinderViewProps> = {}): Document {
  const html = renderToString(
    createElement(CourseFinderView, {
      list: { ...selectCourses(world.courses, filters), filters },
      status: 'loaded',
      filters,
      onFiltersChange: () => undefined,
      ...props,
    }),
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The URL to which a click on this button submits the form. */
function targetOf(page: Document, label: string): string {
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  const form = button?.form;
  if (!button || !form) throw new Error(`"${label}" belongs to no form.`);
  const query = new URLSearchParams();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input'))
    query.append(field.name, field.value);
  if (button.name) query.append(button.name, button.value);
  return `${form.getAttribute('action')?.replace(/\?.*/, '')}?${query}`;
}

describe('The course finder without scripts', () => {
  it('has a card with a link for each of the 42 courses', () => {
    const links = [...withoutScripts(noFilters).querySelectorAll('article a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(world.courses.map(({ id }) => `/course-details/${id}`));
  });

  it('is a form that submits both filters by a <noscript> button', () => {
    const page = withoutScripts({ category: 'science', level: 'beginner' });
    expect(page.querySelectorAll('article')).toHaveLength(3);
    expect(targetOf(page, 'Show courses')).toBe('/explore-allcourses?category=science&level=beginner');
    expect(page.querySelector('noscript button')).not.toBeNull();
  });

  it('resets its filters with a form without fields', () => {
    expect(targetOf(withoutScripts({ category: 'arts', level: '' }), 'Clear Filter')).toBe('/explore-allcourses?');
  });

  const many = Array.from({ length: 100 }, (_, index) => sampleCourse({ id: `c${index}` }));

  it('keeps the query of its URL, apart from filters and page', () => {
    const action = '/explore-allcourses?partner=green-valley&category=arts&page=3';
    const page = withoutScripts({ category: 'science', level: '' }, { action });
    const path = '/explore-allcourses?partner=green-valley';
    expect(targetOf(page, 'Show courses')).toBe(`${path}&category=science&level=`);
    expect(targetOf(page, 'Clear Filter')).toBe(path);
  });

  it('shows one page of a long list with the counts of all courses, and links to the next page', () => {
    const part = partOf(many, { filters: noFilters, page: 2, limit: 24 });
    const linkToMore = (shown: number) => ({ as: 'a', href: `?after=${shown}` });
    const list = { ...part, filters: noFilters };
    const page = withoutScripts(noFilters, { list, page: { start: 24, previous: null, linkToMore } });
    expect([...page.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toEqual(
      many.slice(24, 48).map(({ id }) => `/course-details/${id}`),
    );
    expect(page.querySelector('[role=status]')?.textContent).toBe('100 courses');
    expect(page.querySelector('option[value=science]')?.textContent).toBe('Science (100)');
    expect(page.querySelector('a[href^="?"]')?.getAttribute('href')).toBe('?after=24');
  });
});
