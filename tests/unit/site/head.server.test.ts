import { describe, expect, it } from 'vitest';
import { world } from '../../../demo/content/world.ts';
import type { QueryState } from '../../../src/data/create-data.ts';
import type { Endpoint } from '../../../src/data/endpoints.ts';
import { sampleSchool } from '../../../src/domain/school.ts';
import { renderPage } from '../../../src/site/entry-server.tsx';
import type { Read } from '../../../src/site/page.ts';
import { page } from '../../../src/site/pages/course-page.tsx';
import { page as home } from '../../../src/site/pages/home-page.tsx';
import { json } from '../data/data-of.ts';
import { course, dataOf, params, whole } from './course-answers.ts';

// Runs in the server environment (`.server`), because only the server renders JSON-LD.

const { id } = params;

/** The head and status of the page after all its requests. */
async function served(answers: Record<string, () => Response>, school = sampleSchool) {
  const data = dataOf(answers);
  for (const endpoint of page.queries?.(params, school, '') ?? []) await data.prefetch(endpoint);
  const read = <T>(endpoint: Endpoint<T>) => data.query(endpoint).get();
  return { status: page.status?.(params, read, ''), head: page.head(params, read, school, '') };
}

describe("The head of a course's page", () => {
  it('has title, canonical URL and image, and describes course, breadcrumb and FAQ in JSON-LD', async () => {
    const { status, head } = await served(whole);
    expect(status).toBe(200);
    expect(head).toMatchObject({ title: course.name, canonical: `/course-details/${id}`, image: course.homecourse });
    expect(head.noIndex).toBeFalsy();
    const data = Object.fromEntries((head.jsonLd ?? []).map((item) => [item['@type'], item]));
    expect(Object.keys(data)).toEqual(['Course', 'BreadcrumbList', 'FAQPage']);
    expect(data.Course).toMatchObject({ name: course.name, description: course.shortdescription });
    expect(data.BreadcrumbList?.itemListElement).toHaveLength(3);
    expect(data.FAQPage?.mainEntity).toHaveLength(5);
    // No rating, because the product has none.
    expect(JSON.stringify(data.Course)).not.toMatch(/aggregateRating|review/);
  });

  it.each([
    ['Rs 4,500 a month', 'PK', { category: 'Paid', price: '4500', priceCurrency: 'PKR' }],
    ['Rs 4,500 a month', 'IN', { category: 'Paid' }],
    ['eur 20.50', 'PK', { category: 'Paid', price: '20.50', priceCurrency: 'EUR' }],
    ['Free', 'PK', {}],
    ['The first 2 weeks are free', 'PK', {}],
  ])(
    'describes the fee %j in %s as an offer, with a price only if the fee can be parsed',
    async (fee, country, offer) => {
      const answers = { ...whole, [`/api/course/single/${id}`]: () => json({ course: { ...course, fee } }) };
      const { head } = await served(answers, { ...sampleSchool, country });
      const data = head.jsonLd?.find((item) => item['@type'] === 'Course');
      expect(data?.offers).toEqual({ '@type': 'Offer', description: fee, ...offer });
    },
  );

  it('has no FAQ if the page shows none', async () => {
    const { head } = await served({ ...whole, [`/api/coursefaq/single/${id}`]: () => json({}, 500) });
    expect((head.jsonLd ?? []).map((item) => item['@type'])).toEqual(['Course', 'BreadcrumbList']);
  });

  it('has status 404 for an unknown course and 503 for a failed one, both with noindex', async () => {
    expect(await served({})).toMatchObject({ status: 404, head: { title: 'Course not found', noIndex: true } });
    const broken = { ...whole, [`/api/course/single/${id}`]: () => json({}, 500) };
    expect(await served(broken)).toMatchObject({ status: 503, head: { noIndex: true } });
  });
});

const state = <T>(data: T): QueryState<T> => ({ status: 'loaded', data, error: undefined });
const read: Read = <T>({ path }: Endpoint<T>) => state((path === 'faq' ? world.faqs : []) as T);
const nothing: Read = () => ({ status: 'loading', data: undefined, error: undefined });

describe('The head of the home page', () => {
  it('describes the provider and six questions in JSON-LD', () => {
    const data = home.head({}, read, sampleSchool, '').jsonLd ?? [];
    expect(data.map((part) => part['@type'])).toEqual(['EducationalOrganization', 'FAQPage']);
    expect(data[1]?.mainEntity).toHaveLength(6);
  });

  it('has no questions in JSON-LD if there are none', () => {
    expect((home.head({}, nothing, sampleSchool, '').jsonLd ?? []).map((part) => part['@type'])).toEqual([
      'EducationalOrganization',
    ]);
  });
});

describe('The style sheet of a rendered page', () => {
  it('starts and ends without white space, because minifiers trim it and the Content-Security-Policy has its hash', async () => {
    const { css } = await renderPage({
      path: '/vr-labs',
      search: '',
      host: '/api',
      fetch: () => Promise.reject(new TypeError('No network.')),
      timeoutMs: 1_000,
      school: sampleSchool,
    });
    expect(css).toMatch(/^@font-face[\s\S]*}$/);
  });
});
