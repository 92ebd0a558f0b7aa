import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { page } from '../../../src/site/pages/video-page.tsx';
import { json } from '../data/data-of.ts';
import { course, dataOf, params, whole } from './course-answers.ts';
import { renderInSite, withAuth } from './in-site.tsx';

const lessons = (wire.modules[params.id] ?? []).flatMap((module) => module.lesson);
const [first, second] = lessons;
const lesson = first?._id ?? '';
const videos = {
  [`/api/lessonvideo/${lesson}`]: () => json({ lesson: { lessonId: { lecturevideos: wire.videos[lesson] } } }),
};

const open = (search: string) =>
  renderInSite(withAuth(<page.Page params={{ id: lesson }} />), {
    path: `/video/${lesson}${search}`,
    data: dataOf({ ...whole, ...videos }),
  });

beforeEach(() => localStorage.clear());

describe('The page of a lecture', () => {
  it('links to its course, the other lessons of its module and the next lesson', async () => {
    open(`?course=${params.id}`);
    const back = await screen.findByRole('link', { name: course.name });
    expect(back.getAttribute('href')).toBe(`/course-details/${params.id}`);
    const next = await screen.findByRole('link', { name: `Next lesson: ${second?.name}` });
    expect(next.getAttribute('href')).toBe(`/video/${second?._id}?course=${params.id}`);
    expect(screen.getByRole('link', { name: first?.name }).getAttribute('aria-current')).toBe('page');
  });

  it('ticks the lectures that were watched to their end on this device', async () => {
    for (const { _id } of wire.videos[lesson] ?? []) localStorage.setItem(`steam-watched:${_id}`, '1');
    open(`?course=${params.id}`);
    expect(await screen.findAllByText('Watched')).toHaveLength(2);
  });

  it('shows its lectures also if the URL has no course, or a course without the lesson', async () => {
    for (const search of ['', '?course=none']) {
      const { unmount } = open(search);
      expect(await screen.findByRole('article')).toBeTruthy();
      expect(screen.queryByRole('link', { name: /^Next lesson/ })).toBeNull();
      unmount();
    }
  });
});
