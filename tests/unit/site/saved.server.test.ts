import { describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { sampleSchool } from '../../../src/domain/school.ts';
import { renderPage } from '../../../src/site/entry-server.tsx';

const [first, second] = wire.courses;

/** Renders the page of saved courses, with an API that only has the courses of the sample. */
const savedPage = (search: string) =>
  renderPage({
    path: '/saved',
    search,
    host: 'https://api.example.org',
    fetch: async (input) => {
      const course = wire.courses.find(({ _id }) => String(input).endsWith(`/${_id}`));
      return new Response(JSON.stringify({ course }), { status: course ? 200 : 404 });
    },
    timeoutMs: 5_000,
    school: sampleSchool,
  });

describe('The HTML of the saved courses', () => {
  it('contains the comparison of the URL, without courses that no longer exist', async () => {
    const { html, status, complete } = await savedPage(`?compare=${first?._id},gone,${second?._id}`);
    expect([status, complete]).toEqual([200, true]);
    expect(html.match(/<th scope="col"/g)).toHaveLength(3);
    for (const course of [first, second]) expect(html).toContain(`/course-details/${course?._id}`);
    expect((await savedPage('')).html).not.toContain('<table');
  });

  it('contains a script that reserves the height of the list before hydration', async () => {
    const { head, html, css } = await savedPage('');
    expect(html).toMatch(/<ul aria-label="Saved courses"[^>]*><\/ul>/);
    expect(css).toContain('var(--saved-rows');
    const rowsFor = (stored: string | null): string => {
      let rows = '';
      const style = { setProperty: (_name: string, value: string) => (rows = value) };
      new Function('localStorage', 'document', head.script ?? '')(
        { getItem: (key: string) => (key === 'steam-saved' ? stored : null) },
        { documentElement: { style } },
      );
      return rows;
    };
    expect(['["a","b","c"]', null, '[]', '{', '7'].map(rowsFor)).toEqual(['3', '0', '0', '0', '0']);
  });
});
