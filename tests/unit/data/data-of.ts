import { vi } from 'vitest';
import { createData, type Snapshot } from '../../../src/data/create-data.ts';

/** The response of `/api/faq`. */
export const answer = [{ questionId: 'q1', question: 'Why?', description: 'Because.' }];
/** `answer` after decoding by the endpoint `faqs`. */
export const decoded = [{ id: 'q1', question: 'Why?', answer: 'Because.' }];
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

export type Answers = (url: string, init?: RequestInit) => Promise<Response>;
/** A fetch that never responds, and rejects on abort. */
export const never: Answers = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

/** A data layer with these responses, and its fetch spy. */
export function dataOf(answers: Answers = async () => json(answer), snapshot?: Snapshot, host = '/api') {
  const fetch = vi.fn(answers);
  return { fetch, data: createData({ host, fetch: fetch as typeof globalThis.fetch, snapshot }) };
}
