import { describe, expect, it } from 'vitest';
import { world } from '../../../demo/content/world.ts';
import type { QueryState } from '../../../src/data/create-data.ts';
import type { Endpoint } from '../../../src/data/endpoints.ts';
import { sampleSchool } from '../../../src/domain/school.ts';
import type { Read } from '../../../src/site/page.ts';
import { page } from '../../../src/site/pages/course-page.tsx';
import { page as home } from '../../../src/site/pages/home-page.tsx';
import { json } from '../data/data-of.ts';
import { course, dataOf, params, whole } from './course-answers.ts';

// JSON-LD is written by the server alone, so these run as it does.

const { id } = params;

/** What the server sees once all calls have ended. */
async function served(answers: Record<string, () => Response>) {
  const data = dataOf(answers);
  for (const endpoint of page.queries?.(params, sampleSchool) ?? []) await data.prefetch(endpoint);
  const read = <T>(endpoint: Endpoint<T>) => data.query(endpoint).get();
  return { status: page.status?.(params, read), head: page.head(params, read, sampleSchool) };
}

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

const state = <T>(data: T): QueryState<T> => ({ status: 'loaded', data, error: undefined });
const read: Read = <T>({ path }: Endpoint<T>) => state((path === 'faq' ? world.faqs : []) as T);
const nothing: Read = () => ({ status: 'loading', data: undefined, error: undefined });

describe('The head of the home page', () => {
  it('describes the provider and the six questions that it shows as JSON-LD', () => {
    const data = home.head({}, read, sampleSchool).jsonLd ?? [];
    expect(data.map((part) => part['@type'])).toEqual(['EducationalOrganization', 'FAQPage']);
    expect(data[1]?.mainEntity).toHaveLength(6);
  });

  it('has no questions in its JSON-LD when there are none', () => {
    expect((home.head({}, nothing, sampleSchool).jsonLd ?? []).map((part) => part['@type'])).toEqual([
      'EducationalOrganization',
    ]);
  });
});
