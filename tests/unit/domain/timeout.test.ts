import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TimeoutError, waitAtMost, withTimeout } from '../../../src/domain/timeout.ts';

function fakeClock() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}
const pending = () => new Promise<never>(() => {});
const failed = () => Promise.reject(new TypeError('offline'));

describe('withTimeout', () => {
  it('settles like the promise, and clears its timer', async () => {
    fakeClock();
    expect(await withTimeout(Promise.resolve('page'), 5_000)).toBe('page');
    await expect(withTimeout(failed(), 5_000)).rejects.toThrow('offline');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects after the timeout', async () => {
    fakeClock();
    const late = expect(withTimeout(pending(), 5_000)).rejects.toThrow(new TimeoutError('no answer in 5 s'));
    await vi.advanceTimersByTimeAsync(5_000);
    await late;
  });
});

describe('waitAtMost', () => {
  it('resolves after the timeout, and rejects if the promise rejects before', async () => {
    fakeClock();
    const waited = waitAtMost(pending(), 400);
    await vi.advanceTimersByTimeAsync(400);
    expect(await waited).toBeUndefined();
    await expect(waitAtMost(failed(), 400)).rejects.toThrow('offline');
  });
});
