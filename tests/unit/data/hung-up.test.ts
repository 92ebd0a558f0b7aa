import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createData } from '../../../src/data/create-data.ts';
import { faqs } from '../../../src/data/endpoints.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('A query asks anew for what nobody waited for any more, though it was asked for ahead', async () => {
  const answer = [{ questionId: 'q1', question: 'Why?', description: 'Because.' }];
  const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
    if (fetch.mock.calls.length > 1) return new Response(JSON.stringify(answer));
    return new Promise<Response>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
  });
  const data = createData({ host: '/api', fetch: fetch as typeof globalThis.fetch });
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
