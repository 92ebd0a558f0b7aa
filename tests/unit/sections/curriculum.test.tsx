import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createData } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import type { Module } from '../../../src/domain/entities.ts';
import { Curriculum } from '../../../src/sections/curriculum/Curriculum.tsx';
import { CurriculumView } from '../../../src/sections/curriculum/CurriculumView.tsx';

const lesson = (id: string) => ({
  id,
  name: `Lesson ${id}`,
  content: `First of ${id}.\n\nThen of ${id}.`,
  lectures: [{ id: `${id}-v`, title: `Lecture ${id}` }],
});

const modules: Module[] = [
  {
    id: 'm1',
    name: 'Module 1',
    title: 'Looking',
    description: 'We look.',
    lectureCount: '2',
    duration: '50 min',
    lessons: [lesson('a'), lesson('b')],
  },
  {
    id: 'm2',
    name: 'Module 2',
    title: '',
    description: '',
    lectureCount: '1',
    duration: '',
    lessons: [lesson('c/d')],
  },
];

const open = (container: Element) => [...container.querySelectorAll('details')].filter((panel) => panel.open);

describe('The curriculum (accessibility)', () => {
  it('is a region named by its heading, with a heading for each module and lesson', () => {
    render(<CurriculumView course="kites" modules={modules} status="loaded" />);
    const region = screen.getByRole('region', { name: 'Course Curriculum' });
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Looking', 'Module 2']);
    expect(
      within(region)
        .getAllByRole('heading', { level: 4 })
        .map((title) => title.textContent),
    ).toEqual(['Lesson a', 'Lesson b', 'Lesson c/d']);
  });
});

describe('The progress', () => {
  it('ticks the finished lessons and counts them', () => {
    const { rerender } = render(<CurriculumView course="kites" modules={modules} status="loaded" />);
    expect(screen.queryByText(/ lessons$/)).toBeNull();
    rerender(<CurriculumView course="kites" modules={modules} status="loaded" watched={new Set(['b-v', 'other'])} />);
    expect(screen.getByText('1 of 3 lessons')).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Lesson a', 'Lesson b (finished)', 'Lesson c/d']);
  });
});

describe('A module', () => {
  it('shows its name, title, description, lecture count and duration', () => {
    render(<CurriculumView course="kites" modules={modules} status="loaded" />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Module 1Looking2 lectures · 50 minWe look\./);
    expect(second?.textContent).toMatch(/^Module 21 lecture(?! ·)/);
  });
});

describe('A lesson', () => {
  it('shows its content in paragraphs, and a link to its lecture', () => {
    const { container } = render(<CurriculumView course="kites" modules={modules} status="loaded" />);
    const panel = container.querySelectorAll('details')[2];
    expect([...(panel?.querySelectorAll('p') ?? [])].map((p) => p.textContent)).toEqual([
      'First of c/d.',
      'Then of c/d.',
    ]);
    const link = panel?.querySelector('a');
    expect(link?.textContent).toBe('Watch Lecture - Lecture c/d');
    expect(link?.getAttribute('href')).toBe('/video/c%2Fd?course=kites');
  });

  it('closes an open lesson of another module when it opens', async () => {
    const { container } = render(<CurriculumView course="kites" modules={modules} status="loaded" />);
    await userEvent.click(screen.getByText('Lesson a'));
    await waitFor(() => expect(open(container)).toHaveLength(1));
    await userEvent.click(screen.getByText('Lesson c/d'));
    await waitFor(() =>
      expect(open(container).map((panel) => panel.textContent)).toEqual([expect.stringContaining('c/d')]),
    );
    await userEvent.click(screen.getByText('Lesson c/d'));
    await waitFor(() => expect(open(container)).toHaveLength(0));
  });
});

describe('The curriculum that requests its modules', () => {
  const respondingWith = (responses: Record<string, unknown>) =>
    createData({
      host: '/api',
      fetch: async (url) => {
        const answer = responses[String(url)];
        return new Response(JSON.stringify(answer ?? {}), { status: answer === undefined ? 404 : 200 });
      },
    });
  const connected = (data: ReturnType<typeof createData>) =>
    render(
      <DataProvider data={data}>
        <Curriculum course="stars" />
      </DataProvider>,
    );

  it('fetches the lessons of a module if the list of modules came without them', async () => {
    const bare = [
      { _id: 'm1', name: 'Module 1', lesson: [] },
      { _id: 'm2', name: 'Module 2', lesson: [] },
    ];
    const lesson = ['a', 'b'].map((id) => ({ _id: id, name: `Lesson ${id}` }));
    connected(
      respondingWith({
        '/api/module/course/stars': [{ module: bare }],
        '/api/module/single/m1': { ...bare[0], lesson },
      }),
    );
    expect((await screen.findAllByRole('heading', { level: 4 })).map((title) => title.textContent)).toEqual([
      'Lesson a',
      'Lesson b',
    ]);
    // The other module failed to load, so it has no lessons.
    expect(screen.getByRole('heading', { name: 'Module 2' })).toBeTruthy();
  });

  it('renders nothing if its list of modules failed to load or is empty', async () => {
    for (const data of [respondingWith({}), respondingWith({ '/api/module/course/stars': [] })]) {
      const { container, unmount } = connected(data);
      await waitFor(() => expect(container.innerHTML).toBe(''));
      unmount();
    }
  });
});
