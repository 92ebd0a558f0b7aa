import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { world } from '../../../demo/content/world.ts';
import { coursePart } from '../../../src/data/course-part.ts';
import { createData } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import { selectCourses } from '../../../src/domain/catalogue.ts';
import type { CourseSummary } from '../../../src/domain/entities.ts';
import { noFilters } from '../../../src/domain/filters.ts';
import { CourseFinder } from '../../../src/sections/course-finder/CourseFinder.tsx';
import { CourseFinderView, type CourseFinderViewProps } from '../../../src/sections/course-finder/CourseFinderView.tsx';
import { sampleCourse } from '../domain/course-sample.ts';

/** The finder with filters in local state, as in a widget. */
function Finder({
  courses = world.courses,
  filters: start = noFilters,
  onFiltersChange,
  ...rest
}: Partial<CourseFinderViewProps> & { courses?: readonly CourseSummary[] }) {
  const [filters, setFilters] = useState(start);
  const list = useMemo(() => ({ ...selectCourses(courses, filters), filters }), [courses, filters]);
  return (
    <CourseFinderView
      status="loaded"
      {...rest}
      list={list}
      filters={filters}
      onFiltersChange={(next) => {
        setFilters(next);
        onFiltersChange?.(next);
      }}
    />
  );
}

const many = (count: number) => Array.from({ length: count }, (_, index) => sampleCourse({ id: `c${index}` }));
const cards = () => screen.queryAllByRole('article');
const [first] = world.courses;
if (!first) throw new Error('The sample content has no course.');

describe('The course finder (accessibility)', () => {
  it('has one link per card, named by its course, and a heading of the given level', () => {
    render(<Finder headingLevel={3} />);
    for (const [index, course] of world.courses.entries()) {
      const card = cards()[index];
      if (!card) throw new Error(`The card of ${course.name} is missing.`);
      expect(within(card).getAllByRole('link')).toHaveLength(1);
      expect(within(card).getByRole('link').textContent).toContain(course.name);
      expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe(course.name);
    }
  });

  it('labels both selects and announces the number of courses', async () => {
    render(<Finder />);
    expect(screen.getByRole('status').textContent).toBe('42 courses');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'arts');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('8 of 42 courses'));
    expect(screen.getByLabelText('Level')).toBeTruthy();
  });

  it('keeps every value of a repeated URL parameter in its forms', () => {
    const errors = vi.spyOn(console, 'error');
    onTestFinished(() => errors.mockRestore());
    const { container } = render(<Finder action="/explore-allcourses?tag=a&tag=b" />);
    for (const form of container.querySelectorAll('form')) expect(new FormData(form).getAll('tag')).toEqual(['a', 'b']);
    expect(errors).not.toHaveBeenCalled();
  });

  it('has decorative images, because the name is beside them', () => {
    const { container } = render(<Finder />);
    expect(container.querySelectorAll('img[alt=""]')).toHaveLength(42);
  });
});

describe('A course card', () => {
  it.each(['__proto__', 'constructor'])('shows a subject called %s', (category) => {
    render(<Finder courses={[sampleCourse({ id: 'c', category })]} />);
    expect(cards()[0]?.textContent).toContain(category);
  });

  it('shows image, name, category and level, the first three points and "Learn More"', () => {
    const course = sampleCourse({ id: 'a/b', name: 'Stars', imageUrl: '/media/stars.svg', level: 'Advanced' });
    render(<Finder courses={[course]} />);
    const [card] = cards();
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/media/stars.svg');
    expect(card?.textContent).toContain('Science / Advanced');
    expect([...(card?.querySelectorAll('li') ?? [])].map((point) => point.textContent)).toEqual([
      'First point',
      'Second point',
      'Third point',
    ]);
    expect(screen.getByRole('link', { name: /^Learn More/ }).getAttribute('href')).toBe('/course-details/a%2Fb');
  });

  it('omits missing texts', () => {
    render(<Finder courses={[sampleCourse({ id: 'x', name: '', level: '', category: '' })]} />);
    expect(cards()[0]?.textContent).not.toMatch(/undefined|null|NaN|\[object|\//);
  });

  it('shows markup in a name as text', () => {
    render(<Finder courses={[sampleCourse({ id: 'x', name: '<img src=x onerror=alert(1)>' })]} />);
    expect(screen.getByRole('heading').textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it('calls onSelect before its link is followed', async () => {
    const chosen = vi.fn((_course: unknown, event: { preventDefault(): void }) => event.preventDefault());
    render(<Finder onSelect={chosen} />);
    await userEvent.click(screen.getByRole('link', { name: new RegExp(first.name) }));
    expect(chosen.mock.calls[0]?.[0]).toBe(first);
  });
});

describe('Filtering', () => {
  it('requires both filters to match, and reports them to onFiltersChange', async () => {
    const changed = vi.fn();
    render(<Finder onFiltersChange={changed} />);
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'science');
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'beginner');
    expect(changed.mock.calls).toEqual([
      [{ category: 'science', level: '' }],
      [{ category: 'science', level: 'beginner' }],
    ]);
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it('shows the number of courses beside each option', async () => {
    render(<Finder filters={{ category: '', level: 'advanced' }} />);
    const options = [...screen.getByLabelText('Category').querySelectorAll('option')].map((o) => o.textContent);
    expect(options).toEqual([
      'All categories',
      'Science (3)',
      'Technology (3)',
      'Engineering (2)',
      'Arts (2)',
      'Maths (2)',
    ]);
  });

  it('is reset by "Clear Filter", which clears both selects', async () => {
    const changed = vi.fn();
    render(<Finder filters={{ category: 'maths', level: 'advanced' }} onFiltersChange={changed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }));
    expect(changed.mock.calls).toEqual([[noFilters]]);
    await waitFor(() => expect(cards()).toHaveLength(42));
    expect(screen.getByLabelText('Category')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Level')).toHaveProperty('value', '');
  });

  it('shows a message if nothing matches, with a button for all courses and a link to ask', async () => {
    const changed = vi.fn();
    render(
      <Finder courses={[first]} filters={{ category: 'maths', level: '', q: ' کیمیا ' }} onFiltersChange={changed} />,
    );
    expect(screen.getByRole('status').textContent).toBe('No courses match the selected criteria.');
    expect(cards()).toHaveLength(0);
    const ask = screen.getByRole('link', { name: 'Ask us' }).getAttribute('href');
    expect(ask).toBe(`/contactus?ask=${encodeURIComponent('کیمیا')}`);
    await userEvent.click(screen.getByRole('button', { name: 'Show all courses' }));
    expect(changed.mock.calls).toEqual([[noFilters]]);
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });
});

describe('A large catalogue', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('renders up to 60 courses at once', () => {
    render(<Finder courses={many(60)} />);
    expect(cards()).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Show more courses' })).toBeNull();
  });

  it('starts with 24 cards and adds 24 per click', async () => {
    render(<Finder courses={many(61)} />);
    expect(cards()).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Show more courses' }));
    expect(cards()).toHaveLength(48);
    await userEvent.click(screen.getByRole('button', { name: 'Show more courses' }));
    expect(cards()).toHaveLength(61);
    expect(screen.queryByRole('button', { name: 'Show more courses' })).toBeNull();
  });

  it('adds cards near the end of the list without a click', () => {
    let near: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof near) {
          near = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    render(<Finder courses={many(100)} />);
    act(() => near([{ isIntersecting: false }]));
    expect(cards()).toHaveLength(24);
    act(() => near([{ isIntersecting: true }]));
    expect(cards()).toHaveLength(48);
  });

  it('starts again with 24 cards after a filter changes', async () => {
    render(<Finder courses={many(200)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more courses' }));
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'beginner');
    await waitFor(() => expect(cards()).toHaveLength(24));
  });

  it('shows at most `limit` of the matching courses, and a link to all of them', () => {
    const { rerender } = render(<Finder courses={many(55)} limit={30} />);
    expect(cards()).toHaveLength(30);
    expect(screen.queryByRole('button', { name: 'Show more courses' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('30 of 55 courses');
    expect(screen.getByRole('link', { name: 'See all 55' }).getAttribute('href')).toBe('/explore-allcourses');
    rerender(<Finder courses={many(20)} limit={30} />);
    expect(screen.getByRole('status').textContent).toBe('20 courses');
    expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull();
  });

  it('includes courses beyond `limit` in the number of matching courses', () => {
    render(<Finder filters={{ category: 'arts', level: '' }} limit={4} />);
    expect(screen.getByRole('status').textContent).toBe('4 of 8 courses');
    const link = screen.getByRole('link', { name: 'See all 8' });
    expect(link.getAttribute('href')).toBe('/explore-allcourses?category=arts');
    cleanup();
    render(<Finder limit={2.5} />);
    expect(screen.getByRole('status').textContent).toBe('3 of 42 courses');
  });

  it('renders the first viewport first and the rest in batches if `incremental`', async () => {
    const found = many(42);
    const drawn = vi.fn(() => '/media/course.svg');
    for (const course of found) Object.defineProperty(course, 'imageUrl', { get: drawn });
    render(<Finder courses={found} incremental />);
    expect(cards()).toHaveLength(8);
    await waitFor(() => expect(cards()).toHaveLength(42));
    expect(drawn).toHaveBeenCalledTimes(42);
  });

  it.each([
    { innerWidth: 412, innerHeight: 823, first: 2 },
    { innerWidth: 820, innerHeight: 1180, first: 6 },
    { innerWidth: 1366, innerHeight: 768, first: 8 },
  ])('renders $first cards in the first frame at $innerWidth × $innerHeight if `incremental`', (view) => {
    const { first, ...size } = view;
    for (const [name, pixels] of Object.entries(size)) vi.stubGlobal(name, pixels);
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 500));
    render(<Finder courses={many(42)} incremental />);
    act(() => vi.advanceTimersByTime(499));
    expect(cards()).toHaveLength(first);
    for (let step = 0; step < 10; step += 1) act(() => vi.advanceTimersByTime(2));
    expect(cards()).toHaveLength(42);
  });
});

describe('The course finder that requests its courses', () => {
  const respondingWith = (body: string, status = 200) =>
    createData({ host: '/api', fetch: async () => new Response(body, { status }) });
  const connected = (data: ReturnType<typeof createData>) =>
    render(
      <DataProvider data={data}>
        <CourseFinder
          firstView={coursePart('counts')}
          firstFilters={noFilters}
          filters={noFilters}
          onFiltersChange={() => undefined}
          spinner="One moment"
          loadSearch={() => import('../../../src/domain/search-courses.ts')}
        />
      </DataProvider>,
    );

  it('shows a spinner, then the courses', async () => {
    connected(respondingWith(JSON.stringify(wire.courses)));
    expect(screen.getByText('One moment')).toBeTruthy();
    await waitFor(() => expect(cards()).toHaveLength(42));
    expect(screen.queryByText('One moment')).toBeNull();
  });

  it.each([
    ['an error', '{"message":"no"}', 500],
    ['HTML', '<!doctype html>', 200],
    ['incomplete JSON', '[{"_id":"a"', 200],
    ['null', 'null', 200],
  ])('renders nothing if the response is %s', async (_name, body, status) => {
    const { container } = connected(respondingWith(body, status));
    await waitFor(() => expect(container.innerHTML).toBe(''));
  });
});
