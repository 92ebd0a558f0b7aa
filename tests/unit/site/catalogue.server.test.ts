import { describe, expect, it } from 'vitest';
import { sampleSchool } from '../../../src/domain/school.ts';
import { renderPage } from '../../../src/site/entry-server.tsx';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `c${index}`,
    name: `Course ${index}`,
    category: { name: index % 2 ? 'Arts' : 'Science' },
    level: 'Beginner',
    ages: index % 2 ? '6-8' : '9-12',
  }));

/** Renders the catalogue with an API host that always sends all courses: it knows no parameters for a page of them. */
async function catalogueOf(count: number, search = '') {
  const page = await renderPage({
    path: '/explore-allcourses',
    search,
    host: 'https://api.example.org',
    fetch: async () => new Response(JSON.stringify(rowsOf(count))),
    timeoutMs: 5_000,
    school: sampleSchool,
  });
  const ids = Array.from(page.html.matchAll(/href="\/course-details\/c(\d+)"/g), ([, id]) => Number(id));
  const linkTo = (rel: string) => new RegExp(`<a [^>]*rel="${rel}"[^>]*href="([^"]*)"`).exec(page.html)?.[1];
  const data = Object.values(page.snapshot.loaded)[0] as { courses: unknown[] };
  return { ...page, ids, previous: linkTo('prev'), next: linkTo('next'), inPageData: data.courses.length };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('The HTML of the catalogue', () => {
  it('contains all courses if there are at most 60, like the page data', async () => {
    const { ids, next, inPageData, head } = await catalogueOf(60);
    expect(ids).toEqual(range(0, 60));
    expect([next, inPageData, head.script]).toEqual([undefined, 60, undefined]);
    expect(head.jsonLd?.[1]).toMatchObject({ numberOfItems: 60, itemListElement: { length: 60 } });
  });

  it('contains the courses that match a filter, while the page data has all courses', async () => {
    const { ids, inPageData, html, head } = await catalogueOf(60, '?category=arts&age=7');
    expect(ids).toEqual(range(0, 60).filter((id) => id % 2));
    expect(html).toContain('30 of 60 courses');
    expect(html).not.toContain('data-complete');
    expect([inPageData, head.jsonLd?.[1]?.numberOfItems]).toEqual([60, 30]);
    // This script submits the form if a filter is chosen before hydration.
    expect(head.script).toContain('addEventListener');
  });

  it('contains 24 courses per page if there are more than 60, and links to the next and previous page', async () => {
    const first = await catalogueOf(61);
    expect(first.ids).toEqual(range(0, 24));
    expect([first.previous, first.next, first.inPageData]).toEqual([undefined, '/explore-allcourses?page=2', 24]);
    expect(first.head.script).toContain('addEventListener');
    expect(first.html).not.toContain('data-complete');
    const last = await catalogueOf(61, '?page=3');
    expect(last.ids).toEqual(range(48, 61));
    expect([last.previous, last.next, last.status]).toEqual(['/explore-allcourses?page=2', undefined, 200]);
    expect(last.head.title).toBe('Explore All Our Courses, page 3');
    expect((await catalogueOf(61, '?page=4')).status).toBe(404);
  });
});
