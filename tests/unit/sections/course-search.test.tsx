import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { importAgain } from '../../../src/domain/import-again.ts';
import { sampleCourse } from '../domain/course-sample.ts';

const network = vi.hoisted(() => ({ isOffline: true }));
vi.mock('../../../src/domain/search-courses.ts', async (original) => {
  if (network.isOffline) throw new Error('The search could not be loaded.');
  return original();
});
// Replace `importAgain` by a plain call. tests/unit/domain/import-again.test.ts tests its retry with another URL.
vi.mock('../../../src/domain/import-again.ts', () => ({
  importAgain: vi.fn((load: () => Promise<unknown>) => load()),
}));

const courses = [sampleCourse({ id: 'a', name: 'Robots' }), sampleCourse({ id: 'b', name: 'Stars' })];
const load = () => import('../../../src/domain/search-courses.ts');

// Reset modules, because another test file of this worker may have loaded the search.
vi.resetModules();
const { useCourseSearch } = await import('../../../src/sections/course-finder/use-course-search.ts');

function Search({ query }: { query: string }) {
  const { code, isReady, hasFailed } = useCourseSearch(query, load, courses);
  const found = isReady ? code?.searchCourses(courses, query) : undefined;
  const names = found?.map(({ name }) => name).join(', ');
  return <p>{hasFailed ? 'failed' : (names ?? 'searching')}</p>;
}

it('The search retries a failed import at the next typed letter, and has no result before', async () => {
  const { rerender } = render(<Search query="robo" />);
  expect(screen.getByText('searching')).toBeTruthy();
  await screen.findByText('failed');
  expect(importAgain).toHaveBeenCalledWith(load);
  network.isOffline = false;
  rerender(<Search query="robot" />);
  expect(await screen.findByText('Robots')).toBeTruthy();
});
