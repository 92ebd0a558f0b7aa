import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faqs } from '../../../src/data/endpoints.ts';
import { dataOf } from './data-of.ts';

const nothing = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('A prefetched answer', () => {
  it('is kept for 60 seconds without subscribers, and no longer', async () => {
    const { data, fetch } = dataOf();
    await data.prefetch(faqs);
    await vi.advanceTimersByTimeAsync(59_000);
    await data.prefetch(faqs);
    expect(fetch).toHaveBeenCalledOnce();

    await vi.advanceTimersByTimeAsync(1_000);
    expect(data.query(faqs).get().status).toBe('loading');
    await data.prefetch(faqs);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is kept as long as it is used, and 60 seconds more', async () => {
    const { data, fetch } = dataOf();
    await data.prefetch(faqs);
    const leave = data.query(faqs).subscribe(nothing);
    await vi.advanceTimersByTimeAsync(120_000);
    leave();
    await vi.advanceTimersByTimeAsync(59_000);
    data.query(faqs).subscribe(nothing);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is kept when it arrives while it is already in use', async () => {
    const { data, fetch } = dataOf();
    data.query(faqs).subscribe(nothing);
    await data.prefetch(faqs);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(data.query(faqs).get().status).toBe('loaded');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind on a server', async () => {
    vi.stubGlobal('document', undefined);
    await dataOf().data.prefetch(faqs);
    expect(vi.getTimerCount()).toBe(0);
  });
});
