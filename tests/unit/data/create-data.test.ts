import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { course, faqs } from '../../../src/data/endpoints.ts';
import { type Answers, answer, dataOf, decoded, json, never } from './data-of.ts';

const watch = (subscribe: (onChange: () => void) => () => void) => subscribe(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('A query', () => {
  it('fetches once for all its subscribers', async () => {
    const { data, fetch } = dataOf(async () => json(answer));
    const query = data.query(faqs);
    expect(data.query(faqs)).toBe(query);
    watch(query.subscribe);
    watch(query.subscribe);
    expect(query.get().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(0);
    expect(query.get()).toEqual({ status: 'loaded', data: decoded, error: undefined });
    expect(query.get()).toBe(query.get());
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/faq');
  });

  it('sends no Authorization header and accepts JSON', async () => {
    const { data, fetch } = dataOf(async () => json(answer));
    await data.prefetch(faqs);
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json' });
  });

  it('keeps a response for 60 seconds after its last use', async () => {
    const { data, fetch } = dataOf(async () => json(answer));
    const query = data.query(faqs);
    const leave = watch(query.subscribe);
    await vi.advanceTimersByTimeAsync(120_000);
    leave();
    await vi.advanceTimersByTimeAsync(59_000);
    watch(query.subscribe)();
    expect(fetch).toHaveBeenCalledOnce();

    await vi.advanceTimersByTimeAsync(60_000);
    watch(query.subscribe);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('does not refetch on focus or on reconnect', async () => {
    const { data, fetch } = dataOf(async () => json(answer));
    watch(data.query(faqs).subscribe);
    await vi.advanceTimersByTimeAsync(0);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('fetches when its tab becomes visible, if it was first subscribed in a hidden tab', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { data, fetch } = dataOf(async () => json(answer));
    window.dispatchEvent(new Event('visibilitychange'));
    const query = data.query(faqs);
    watch(query.subscribe);
    expect(fetch).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(query.get().status).toBe('loaded');
  });

  it('does not retry after a failure, and fetches again on the next visit and on reload()', async () => {
    let works = false;
    const { data, fetch } = dataOf(async () => (works ? json(answer) : json({ message: 'no' }, 500)));
    const query = data.query(faqs);
    const leave = watch(query.subscribe);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(query.get().status).toBe('failed');
    expect(query.get()).toBe(query.get());
    expect(fetch).toHaveBeenCalledOnce();

    leave();
    watch(query.subscribe);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(2);

    works = true;
    query.reload();
    await vi.advanceTimersByTimeAsync(0);
    expect(query.get().status).toBe('loaded');
  });

  it('aborts its request after the last subscriber leaves', async () => {
    const { data, fetch } = dataOf(never);
    watch(data.query(faqs).subscribe)();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('keeps its request when another subscriber replaces the last', async () => {
    const { data, fetch } = dataOf(async () => json(answer));
    const query = data.query(faqs);
    watch(query.subscribe)();
    watch(query.subscribe);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(query.get().status).toBe('loaded');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('keeps a prefetch that starts while the previous request is being aborted', async () => {
    const { data, fetch } = dataOf((_, init) =>
      Promise.race([
        never('', init),
        new Promise<Response>((resolve) => setTimeout(() => resolve(json(answer)), 1_500)),
      ]),
    );
    watch(data.query(faqs).subscribe)();
    await vi.advanceTimersByTimeAsync(500);
    const state = data.prefetch(faqs);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await state).toMatchObject({ status: 'loaded' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('restarts the timeout with each 1 kB of the body, and fails if less arrives', async () => {
    const list = JSON.stringify([...answer, { question: 'Padding', answer: 'x'.repeat(60_000) }]);
    const inParts = (length: number) => {
      let sent = 0;
      return dataOf(async (_url, init) => {
        const body = new ReadableStream<Uint8Array>({
          start: (stream) =>
            init?.signal?.addEventListener('abort', () => stream.error(new DOMException('', 'AbortError'))),
          pull: async (stream) => {
            await new Promise((resolve) => setTimeout(resolve, 6_000));
            if (init?.signal?.aborted) return;
            stream.enqueue(new TextEncoder().encode(list.slice(sent, sent + length)));
            sent += length;
            if (sent >= list.length) stream.close();
          },
        });
        return new Response(body);
      });
    };
    for (const [length, status, afterMs] of [
      [20_000, 'loaded', 60_000],
      [500, 'failed', 11_000],
      // A complete response may take at most two minutes.
      [2_000, 'failed', 121_000],
    ] as const) {
      const query = inParts(length).data.query(faqs);
      watch(query.subscribe);
      await vi.advanceTimersByTimeAsync(afterMs);
      expect(query.get().status).toBe(status);
    }
  });

  it('encodes special characters in ids', async () => {
    const { data, fetch } = dataOf(async () => json({ message: 'no' }, 404));
    await data.prefetch(course('../faq?x#y'));
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/course/single/..%2Ffaq%3Fx%23y');
  });
});

describe('A failure', () => {
  it('of a prefetch is shown at once on its page, and later requests show loading', async () => {
    let answers: Answers = async () => json({}, 503);
    const { data, fetch } = dataOf((...asked) => answers(...asked));
    await data.prefetch(faqs);
    const query = data.query(faqs);
    const seen = [query.get().status];
    const leave = query.subscribe(() => seen.push(query.get().status));
    seen.push(query.get().status);
    await vi.advanceTimersByTimeAsync(0);
    expect(new Set(seen)).toEqual(new Set(['failed']));
    expect(fetch).toHaveBeenCalledOnce();
    leave();
    expect(query.get().status, 'on a later visit').toBe('loading');
    query.subscribe(() => seen.push(query.get().status));
    await vi.advanceTimersByTimeAsync(0);
    expect(query.get().status).toBe('failed');
    answers = async () => json(answer);
    query.reload();
    await vi.advanceTimersByTimeAsync(0);
    expect(query.get()).toMatchObject({ status: 'loaded', data: decoded });
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(seen).toContain('loading');
  });

  it('of a prefetch prevents further prefetches until its page has shown it', async () => {
    const { data, fetch } = dataOf(async () => json({}, 503));
    const first = await data.prefetch(faqs);
    expect(first.status).toBe('failed');
    await vi.advanceTimersByTimeAsync(900);
    expect(await data.prefetch(faqs)).toBe(first);
    const query = data.query(faqs);
    const leave = watch(query.subscribe);
    await vi.advanceTimersByTimeAsync(0);
    expect(query.get().status).toBe('failed');
    expect(fetch).toHaveBeenCalledOnce();
    leave();
    await data.prefetch(faqs);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('of a prefetch is not shown after more than a second, and the page fetches again', async () => {
    const { data, fetch } = dataOf(async () => json({}, 503));
    await data.prefetch(faqs);
    await vi.advanceTimersByTimeAsync(1_000);
    const query = data.query(faqs);
    expect(query.get().status).toBe('loading');
    watch(query.subscribe);
    expect(query.get().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(0);
    expect(query.get().status).toBe('failed');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('of a request that a prefetch and its page share is not cached for the next page', async () => {
    for (const askAgain of ['reload', 'visit'] as const) {
      let answers = never;
      const { data } = dataOf((...asked) => answers(...asked));
      void data.prefetch(faqs);
      const query = data.query(faqs);
      const leave = watch(query.subscribe);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(query.get().status).toBe('failed');
      answers = async () => json(answer);
      if (askAgain === 'reload') query.reload();
      else {
        leave();
        void data.prefetch(faqs);
        watch(query.subscribe);
      }
      await vi.advanceTimersByTimeAsync(0);
      expect(query.get(), askAgain).toMatchObject({ status: 'loaded', data: decoded });
    }
  });
});
