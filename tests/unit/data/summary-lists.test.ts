import { expect, it } from 'vitest';
import { courses } from '../../../src/data/endpoints.ts';
import { dataOf, json } from './data-of.ts';

it('The query for courses requests summaries from the provider’s API, and the list of the API contract from another host', async () => {
  for (const [host, address] of [
    ['/api', '/api/course?brief'],
    ['https://api.example.org', 'https://api.example.org/course'],
  ] as const) {
    const { data, fetch } = dataOf(async () => json([{ _id: 'stars', name: 'Stars' }]), undefined, host);
    expect(await data.prefetch(courses)).toMatchObject({ data: [{ name: 'Stars' }] });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([address]);
    // The snapshot has the same key for both hosts.
    expect(Object.keys(data.snapshot().loaded)).toEqual(['course?brief']);
  }
});
