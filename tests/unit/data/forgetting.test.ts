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

describe('A prefetched response', () => {
  it('is cached for 60 seconds without subscribers', async () => {
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

  it('is cached while in use, and 60 seconds more', async () => {
    const { data, fetch } = dataOf();
    await data.prefetch(faqs);
    const leave = data.query(faqs).subscribe(nothing);
    await vi.advanceTimersByTimeAsync(120_000);
    leave();
    await vi.advanceTimersByTimeAsync(59_000);
    data.query(faqs).subscribe(nothing);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is cached if it arrives while it is in use', async () => {
    const { data, fetch } = dataOf();
    data.query(faqs).subscribe(nothing);
    await data.prefetch(faqs);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(data.query(faqs).get().status).toBe('loaded');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('leaves no timer on a server', async () => {
    vi.stubGlobal('document', undefined);
    await dataOf().data.prefetch(faqs);
    expect(vi.getTimerCount()).toBe(0);
  });
});
