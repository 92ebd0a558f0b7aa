import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faqs } from '../../../src/data/endpoints.ts';
import { type Answers, answer, dataOf, json, never } from './data-of.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('A query whose request was aborted without subscribers fetches again, even if it was prefetched', async () => {
  const answers = vi
    .fn<Answers>()
    .mockImplementationOnce(never)
    .mockImplementation(async () => json(answer));
  const { data } = dataOf(answers);
  const query = data.query(faqs);
  const ahead = data.prefetch(faqs);
  query.subscribe(() => undefined)();
  await vi.advanceTimersByTimeAsync(1_100);
  await ahead;
  query.subscribe(() => undefined);
  expect(query.get().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(100);
  expect(query.get().status).toBe('loaded');
});
