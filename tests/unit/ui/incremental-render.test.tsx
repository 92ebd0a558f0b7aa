import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Incremental, useIncrementalRender } from '../../../src/ui/incremental-render/use-incremental-render.ts';

beforeEach(() => {
  vi.useFakeTimers();
  for (const [name, pixels] of Object.entries({ innerWidth: 1366, innerHeight: 768 })) vi.stubGlobal(name, pixels);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders a list with `first` rows. `choose` changes the number of rows, and returns how many are mounted after each step. */
function rows(first: number, incremental: Incremental) {
  const { result, rerender } = renderHook(({ count }) => useIncrementalRender(count, incremental), {
    initialProps: { count: first },
  });
  return {
    first: result.current,
    choose: (count: number) => {
      rerender({ count });
      const mounted = [result.current];
      for (let task = 0; task < 30; task += 1) {
        act(() => vi.advanceTimersByTime(20));
        if (result.current !== mounted.at(-1)) mounted.push(result.current);
      }
      return mounted;
    },
  };
}

it('An incremental list mounts the first viewport, then the rest in steps', () => {
  const { first, choose } = rows(20, true);
  expect(first).toBe(8);
  expect(choose(20)).toEqual([8, 20]);
  expect(rows(15, true).first).toBe(15);
});

it('An incremental list with `later` mounts all initial rows at once, and rows that a filter adds later in steps', () => {
  const { first, choose } = rows(42, 'later');
  expect(first).toBe(42);
  expect(choose(9)).toEqual([9]);
  expect(choose(30)).toEqual([9, 16, 30]);
  expect(choose(1)).toEqual([1]);
  expect(choose(42)).toEqual([8, 15, 22, 29, 42]);
});

it('A list that is not incremental always mounts all rows at once', () => {
  const { first, choose } = rows(2, false);
  expect(first).toBe(2);
  expect(choose(42)).toEqual([42]);
});
