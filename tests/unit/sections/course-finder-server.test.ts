import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { world } from '../../../demo/content/world.ts';
import { noFilters } from '../../../src/domain/filters.ts';
import { CourseFinderView, type CourseFinderViewProps } from '../../../src/sections/course-finder/CourseFinderView.tsx';
import { sampleCourse } from '../domain/course-sample.ts';

/** The server's HTML, read as a browser without scripts reads it. */
function withoutScripts(props: Partial<CourseFinderViewProps>): Document {
  const html = renderToString(
    createElement(CourseFinderView, {
      courses: world.courses,
      status: 'loaded',
      filters: noFilters,
      onFiltersChange: () => undefined,
      ...props,
    }),
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Where a form leads when this button is pressed. */
function leadsTo(page: Document, label: string): string {
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  const form = button?.form;
  if (!button || !form) throw new Error(`"${label}" belongs to no form.`);
  const query = new URLSearchParams();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input'))
    query.append(field.name, field.value);
  if (button.name) query.append(button.name, button.value);
  return `${form.getAttribute('action')?.replace(/\?.*/, '')}?${query}`;
}

describe('Without scripts, the course finder', () => {
  it('holds a card for each of the 42 courses, with a link to its page', () => {
    const links = [...withoutScripts({}).querySelectorAll('article a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(world.courses.map(({ id }) => `/course-details/${id}`));
  });

  it('is a form that sends both choices, by a button that only such visitors see', () => {
    const page = withoutScripts({ filters: { category: 'science', level: 'beginner' } });
    expect(page.querySelectorAll('article')).toHaveLength(3);
    expect(leadsTo(page, 'Show courses')).toBe('/explore-allcourses?category=science&level=beginner');
    expect(page.querySelector('noscript button')).not.toBeNull();
  });

  it('is cleared by a form that sends nothing', () => {
    expect(leadsTo(withoutScripts({ filters: { category: 'arts', level: '' } }), 'Clear Filter')).toBe(
      '/explore-allcourses?',
    );
  });

  it('keeps the query of its address, apart from filters', () => {
    const courses = Array.from({ length: 100 }, (_, index) => sampleCourse({ id: `c${index}` }));
    const page = withoutScripts({
      courses,
      filters: { category: 'science', level: '' },
      action: '/explore-allcourses?partner=green-valley&category=arts&all=1',
    });
    const path = '/explore-allcourses?partner=green-valley';
    expect(leadsTo(page, 'Show courses')).toBe(`${path}&category=science&level=`);
    expect(leadsTo(page, 'Show more courses')).toBe(`${path}&category=science&level=&all=1`);
    expect(leadsTo(page, 'Clear Filter')).toBe(path);
  });

  it('leads from 24 of many courses to all of them, as they are filtered', () => {
    const courses = Array.from({ length: 100 }, (_, index) => sampleCourse({ id: `c${index}` }));
    const page = withoutScripts({ courses, filters: { category: 'science', level: '' } });
    expect(page.querySelectorAll('article')).toHaveLength(24);
    expect(leadsTo(page, 'Show more courses')).toBe('/explore-allcourses?category=science&level=&all=1');
    expect(withoutScripts({ courses, all: true }).querySelectorAll('article')).toHaveLength(100);
  });
});
