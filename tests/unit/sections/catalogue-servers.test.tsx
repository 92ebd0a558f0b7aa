import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { coursePart } from '../../../src/data/course-part.ts';
import { createData } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import { noFilters } from '../../../src/domain/filters.ts';
import { CourseFinder } from '../../../src/sections/course-finder/CourseFinder.tsx';

const rows = Array.from({ length: 100 }, (_, index) => ({
  _id: `c${index}`,
  name: index === 99 ? 'Volcanoes' : `Course ${index}`,
  category: { name: index % 2 ? 'Arts' : 'Science' },
  level: 'Beginner',
}));
const counts = { category: { science: 50, arts: 50 }, level: { beginner: 100 } };
const firstView = coursePart('counts');

/** Renders the finder with an API host. Returns the requested URLs and the calls of `onCount`. */
function openAt(answer: (url: string) => unknown, host = '/api') {
  const fetch = vi.fn(async (url: unknown) => {
    const body = await answer(String(url));
    return body === undefined ? new Response('{}', { status: 500 }) : new Response(JSON.stringify(body));
  });
  const data = createData({ host, fetch });
  const onCount = vi.fn();
  function Finder() {
    const [filters, setFilters] = useState(noFilters);
    return (
      <DataProvider data={data}>
        <CourseFinder
          firstView={firstView}
          firstFilters={noFilters}
          filters={filters}
          onFiltersChange={setFilters}
          onCount={onCount}
          loadSearch={() => import('../../../src/domain/search-courses.ts')}
        />
      </DataProvider>
    );
  }
  render(<Finder />);
  return { requested: () => fetch.mock.calls.map(([url]) => String(url)), onCount };
}

const cards = () => screen.queryAllByRole('article');
const status = () => screen.getByRole('status').textContent;
const chooseArts = () => userEvent.selectOptions(screen.getByLabelText('Category'), 'arts');

describe('The course finder', () => {
  it('shows the first courses with counts, and requests all courses when the visitor filters', async () => {
    const { requested, onCount } = openAt((url) =>
      url.endsWith('?counts') ? { course: rows.slice(0, 24), found: 100, total: 100, counts } : rows,
    );
    await waitFor(() => expect(cards()).toHaveLength(24));
    expect(status()).toBe('100 courses');
    expect(screen.getByRole('option', { name: 'Arts (50)' })).toBeTruthy();
    expect(requested()).toEqual(['/api/course?counts']);
    const [kept] = cards();
    await chooseArts();
    await waitFor(() => expect(status()).toBe('50 of 100 courses'));
    expect(requested()).toEqual(['/api/course?counts', '/api/course?brief']);
    await waitFor(() => expect(onCount.mock.calls).toEqual([[{ category: 'arts', level: '' }, 50]]));
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }));
    await waitFor(() => expect(cards()[0]?.textContent).toBe(kept?.textContent));
  });

  it('requests no second list from a server that sends all courses at once, and searches them', async () => {
    for (const [host, url] of [
      ['/api', '/api/course?counts'],
      ['https://api.example.org', 'https://api.example.org/course'],
    ] as const) {
      const { requested } = openAt(() => rows, host);
      await waitFor(() => expect(status()).toBe('100 courses'));
      await userEvent.type(screen.getByLabelText('Search'), 'submarines');
      await waitFor(() => expect(status()).toBe('No courses match the selected criteria.'));
      await userEvent.clear(screen.getByLabelText('Search'));
      await userEvent.type(screen.getByLabelText('Search'), 'volcanos');
      await waitFor(() => expect(cards()).toHaveLength(1));
      // `/course/words` (additional search words) exists only in this project's API.
      expect(requested()).toEqual(host === '/api' ? [url, '/api/course/words'] : [url]);
      document.body.replaceChildren();
    }
  });

  it('requests all courses if the first list has exactly the requested length', async () => {
    const { requested } = openAt((url) => (url.endsWith('?counts') ? rows.slice(0, 24) : rows));
    await waitFor(() => expect(cards()).toHaveLength(24));
    await chooseArts();
    await waitFor(() => expect(status()).toBe('50 of 100 courses'));
    expect(requested()).toHaveLength(2);
  });

  it.each([
    { found: 'many', total: null, counts: 'none', ages: { a: 1 }, suggestion: 7 },
    { found: 'Infinity', total: 7.5, counts: { category: { science: -5, arts: 2.5 } } },
    { found: -1, total: 2.5e-9, counts: { category: [1], level: { beginner: { x: 1 } } }, ages: [null, {}] },
    {},
  ])('shows the first courses if the response has invalid counts: %j', async (broken) => {
    openAt((url) => (url.endsWith('?counts') ? { course: [null, ...rows.slice(0, 3), 'x'], ...broken } : rows));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(screen.getByRole('option', { name: 'Science (0)' })).toBeTruthy();
    await chooseArts();
    await waitFor(() => expect(status()).toBe('50 of 100 courses'));
  });

  it('sets aria-busy on the first courses after a filter is chosen, until all courses are loaded', async () => {
    const list = Promise.withResolvers<unknown>();
    openAt((url) =>
      url.endsWith('?counts') ? { course: rows.slice(0, 24), found: 100, total: 100, counts } : list.promise,
    );
    await waitFor(() => expect(cards()).toHaveLength(24));
    const isBusy = () => cards()[0]?.closest('[aria-busy=true]') !== null;
    expect(isBusy()).toBe(false);
    await chooseArts();
    expect(isBusy()).toBe(true);
    list.resolve(rows);
    await waitFor(() => expect(status()).toBe('50 of 100 courses'));
    expect(isBusy()).toBe(false);
  });

  it('keeps the first courses and reports an error if the others do not load', async () => {
    openAt((url) =>
      url.endsWith('?counts') ? { course: rows.slice(0, 24), found: 100, total: 100, counts } : undefined,
    );
    await waitFor(() => expect(cards()).toHaveLength(24));
    await chooseArts();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The server could not be reached. Please check your connection.',
    );
    await waitFor(() => expect(cards()).toHaveLength(24));
  });

  it('requests the other courses again when the visitor filters after a failure', async () => {
    let isDown = true;
    openAt((url) => {
      if (url.endsWith('?counts')) return { course: rows.slice(0, 24), found: 100, total: 100, counts };
      return isDown ? undefined : rows;
    });
    await waitFor(() => expect(cards()).toHaveLength(24));
    await chooseArts();
    await screen.findByRole('alert');
    isDown = false;
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'science');
    await waitFor(() => expect(status()).toBe('50 of 100 courses'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
