import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { world } from '../../../demo/content/index.ts';
import { createData } from '../../../src/data/create-data.ts';
import type { Endpoint } from '../../../src/data/endpoints.ts';
import { page } from '../../../src/site/pages/course-page.tsx';
import { renderInSite } from './in-site.tsx';

const { Page } = page;
const [course] = world.courses;
if (!course) throw new Error('The sample world has no course.');
const id = course._id;
const params = { id };

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const whole: Record<string, () => Response> = {
  [`/api/course/single/${id}`]: () => json({ course }),
  [`/api/module/course/${id}`]: () => json([{ module: world.modules[id] }]),
  [`/api/coursetest/course/${id}`]: () => json(world.courseTestimonials[id]),
  [`/api/coursefaq/single/${id}`]: () => json(world.courseFaqs[id]),
};
const dataOf = (answers: Record<string, () => Response>) =>
  createData({ host: '/api', fetch: async (url) => answers[String(url)]?.() ?? json({ message: 'Unknown.' }, 404) });

/** What the server sees once all calls have ended. */
async function served(answers: Record<string, () => Response>) {
  const data = dataOf(answers);
  for (const endpoint of page.queries?.(params) ?? []) await data.prefetch(endpoint);
  const read = <T,>(endpoint: Endpoint<T>) => data.query(endpoint).get();
  return { status: page.status?.(params, read), head: page.head(params, read) };
}

describe("A course's page", () => {
  it('shows the course with its lessons, voices and first five questions', async () => {
    renderInSite(<Page params={params} />, { data: dataOf(whole) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(course.name);
    await screen.findByRole('region', { name: 'Course Curriculum' });
    await screen.findByRole('region', { name: 'What Our Learners Say' });
    const faq = await screen.findByRole('region', { name: 'FAQ- Python Programming' });
    expect(within(faq).getAllByRole('heading', { level: 3 })).toHaveLength(5);
    const [first] = world.modules[id]?.[0]?.lesson ?? [];
    expect(screen.getByRole('link', { name: 'Try Demo' }).getAttribute('href')).toBe(`/video/${first?._id}`);
  });

  it('renders nothing of a part that failed, and all of the others', async () => {
    for (const broken of Object.keys(whole).slice(1)) {
      const { unmount } = renderInSite(<Page params={params} />, {
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

  it('leads on when there is no such course', async () => {
    renderInSite(<Page params={params} />, { data: dataOf({}) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This course is not here');
    expect(screen.getByRole('link', { name: 'Explore All Courses' })).toBeTruthy();
  });

  it('can be tried again when it could not be read', async () => {
    let works = false;
    const single = () => (works ? json({ course }) : json({}, 503));
    renderInSite(<Page params={params} />, { data: dataOf({ ...whole, [`/api/course/single/${id}`]: single }) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    works = true;
    await userEvent.click(again);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(course.name);
  });
});

describe("The head of a course's page", () => {
  it('says what the page shows, and no more', async () => {
    const { status, head } = await served(whole);
    expect(status).toBe(200);
    expect(head).toMatchObject({ title: course.name, canonical: `/course-details/${id}`, image: course.homecourse });
    expect(head.noIndex).toBeFalsy();
    const data = Object.fromEntries((head.jsonLd ?? []).map((item) => [item['@type'], item]));
    expect(Object.keys(data)).toEqual(['Course', 'BreadcrumbList', 'FAQPage']);
    expect(data.Course).toMatchObject({ name: course.name, description: course.shortdescription });
    expect(data.BreadcrumbList?.itemListElement).toHaveLength(3);
    expect(data.FAQPage?.mainEntity).toHaveLength(5);
    // Neither a price nor a rating is known.
    expect(JSON.stringify(data.Course)).not.toMatch(/offers|aggregateRating|review/);
  });

  it('has no FAQ where none is shown', async () => {
    const { head } = await served({ ...whole, [`/api/coursefaq/single/${id}`]: () => json({}, 500) });
    expect((head.jsonLd ?? []).map((item) => item['@type'])).toEqual(['Course', 'BreadcrumbList']);
  });

  it('answers 404 for an unknown course and 503 for one that could not be read, and hides both from search', async () => {
    expect(await served({})).toMatchObject({ status: 404, head: { title: 'Course not found', noIndex: true } });
    const broken = { ...whole, [`/api/course/single/${id}`]: () => json({}, 500) };
    expect(await served(broken)).toMatchObject({ status: 503, head: { noIndex: true } });
  });
});
