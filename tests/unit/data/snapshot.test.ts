import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { course, faqs } from '../../../src/data/endpoints.ts';
import { answer, dataOf, decoded, json } from './data-of.ts';

const watch = (subscribe: (onChange: () => void) => () => void) => subscribe(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('The data of a server-rendered page', () => {
  it('is loaded initially, without a request', async () => {
    const { data, fetch } = dataOf(async () => json([]), { loaded: { faq: decoded }, failed: {} });
    const query = data.query(faqs);
    const first = query.get();
    expect(first).toMatchObject({ status: 'loaded', data: decoded });
    watch(query.subscribe);
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).not.toHaveBeenCalled();
    expect(query.get()).toBe(first);
  });

  it('is loaded without a request, also if it is first read after an hour', async () => {
    const { data, fetch } = dataOf(undefined, { loaded: { faq: decoded }, failed: {} });
    await vi.advanceTimersByTimeAsync(3_600_000);
    watch(data.query(faqs).subscribe);
    expect(data.query(faqs).get()).toMatchObject({ status: 'loaded', data: decoded });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is not fetched again when a tab that was opened in the background becomes visible', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { data, fetch } = dataOf(async () => json([]), { loaded: { faq: decoded }, failed: {} });
    window.dispatchEvent(new Event('visibilitychange'));
    watch(data.query(faqs).subscribe);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).not.toHaveBeenCalled();
    expect(data.query(faqs).get()).toMatchObject({ status: 'loaded', data: decoded });
  });

  it('shows a request that failed on the server as failed, and fetches once more', async () => {
    const { data, fetch } = dataOf(async () => json(answer), { loaded: {}, failed: { faq: 503 } });
    const query = data.query(faqs);
    expect(query.get().status).toBe('failed');
    const seen: string[] = [];
    query.subscribe(() => seen.push(query.get().status));
    expect(query.get().status).toBe('failed');
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledOnce();
    expect(query.get().status).toBe('loaded');
    // No spinner: the server-rendered state stays until the response.
    expect(seen).not.toContain('loading');
  });

  it('is not fetched again after a 404 until reload()', async () => {
    const { data, fetch } = dataOf(async () => json(answer), { loaded: {}, failed: { faq: 404 } });
    const query = data.query(faqs);
    const seen: string[] = [];
    query.subscribe(() => seen.push(query.get().status));
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).not.toHaveBeenCalled();
    expect(query.get()).toMatchObject({ status: 'failed', error: { status: 404 } });
    expect(seen).not.toContain('loading');
    query.reload();
    await vi.advanceTimersByTimeAsync(10);
    expect(query.get().status).toBe('loaded');
  });

  it('is fetched again by a later page if the first page did not use it, also after late hydration', async () => {
    const failed = { faq: 404, 'course/single/x': 404, 'course/single/y': 410, 'course/single/z': 503 };
    const { data, fetch } = dataOf(async () => json({}, 503), { loaded: {}, failed });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(data.query(course('x')).get()).toMatchObject({ error: { status: 404 } });
    watch(data.query(faqs).subscribe);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch).not.toHaveBeenCalled();
    expect(data.query(faqs).get()).toMatchObject({ error: { status: 404 } });
    await data.prefetch(course('x'));
    expect(data.query(course('x')).get()).toMatchObject({ error: { status: 503 } });
    for (const id of ['y', 'z']) {
      const query = data.query(course(id));
      expect(query.get().status, id).toBe('loading');
      watch(query.subscribe);
      expect(query.get().status, id).toBe('loading');
    }
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('contains the lists that the server fetched', async () => {
    const { data } = dataOf(async (url) => (url.endsWith('faq') ? json(answer) : json({}, 503)));
    await data.prefetch(faqs);
    await data.prefetch(course('x'));
    expect(data.snapshot()).toEqual({ loaded: { faq: decoded }, failed: { 'course/single/x': 503 } });
  });
});
