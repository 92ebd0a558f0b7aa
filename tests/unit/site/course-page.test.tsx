import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { page } from '../../../src/site/pages/course-page.tsx';
import { json } from '../data/data-of.ts';
import { course, dataOf, params, whole } from './course-answers.ts';
import { fakeSession, renderInSite, withAuth, withShell } from './in-site.tsx';

const { Page } = page;
const { id } = params;

describe("A course's page", () => {
  it('shows the course with its lessons, testimonials and first five questions', async () => {
    renderInSite(withAuth(<Page params={params} />), { data: dataOf(whole) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(course.name);
    await screen.findByRole('region', { name: 'Course Curriculum' });
    await screen.findByRole('region', { name: 'What Our Learners Say' });
    const faq = await screen.findByRole('region', { name: 'FAQ- Python Programming' });
    expect(within(faq).getAllByRole('heading', { level: 3 })).toHaveLength(5);
    const [first] = wire.modules[id]?.[0]?.lesson ?? [];
    expect(screen.getByRole('link', { name: 'Try Demo' }).getAttribute('href')).toBe(
      `/video/${first?._id}?course=${id}`,
    );
  });

  it('omits a section that failed, and renders all others', async () => {
    for (const broken of Object.keys(whole).slice(1)) {
      const { unmount } = renderInSite(withAuth(<Page params={params} />), {
        data: dataOf({ ...whole, [broken]: () => new Response('<html>') }),
      });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(screen.queryAllByRole('status')).toHaveLength(0));
      const regions = ['Course Curriculum', 'What Our Learners Say', 'FAQ- Python Programming'];
      const shown = regions.filter((name) => screen.queryByRole('region', { name }));
      expect(shown).toEqual(regions.filter((_, index) => Object.keys(whole)[index + 1] !== broken));
      unmount();
    }
  });

  it('links to other courses if the course does not exist', async () => {
    renderInSite(withAuth(<Page params={params} />), { data: dataOf({}) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This course is not here');
    expect(screen.getByRole('link', { name: 'Explore All Courses' })).toBeTruthy();
  });

  it('opens Sign In over the course if a signed-out visitor opens a lecture', async () => {
    const { history } = renderInSite(withShell(<Page params={params} />), { path: '/course', data: dataOf(whole) });
    await userEvent.click(await screen.findByRole('link', { name: 'Try Demo' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeTruthy();
    expect(history).toEqual(['/course']);
  });

  it('opens the lecture for a signed-in visitor', async () => {
    const session = fakeSession({ loggedIn: true });
    const { history } = renderInSite(withAuth(<Page params={params} />), { data: dataOf(whole), session });
    await userEvent.click(await screen.findByRole('link', { name: 'Try Demo' }));
    expect(history.at(-1)).toMatch(/^\/video\//);
  });

  it('can be retried after an error, and keeps the focus in <main>', async () => {
    let works = false;
    const single = () => (works ? json({ course }) : json({}, 503));
    const data = dataOf({ ...whole, [`/api/course/single/${id}`]: single });
    renderInSite(withShell(<Page params={params} />), { data });
    for (const expected of ['This course could not be loaded', course.name]) {
      const again = await screen.findByRole('button', { name: 'Try again' });
      await userEvent.click(again);
      expect(document.activeElement?.closest('main')).not.toBeNull();
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: expected })),
      );
      works = true;
    }
  });
});
