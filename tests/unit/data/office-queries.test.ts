import { expect, it, vi } from 'vitest';
import type { CallOffice } from '../../../src/data/office.ts';
import { officeQueries } from '../../../src/data/office-queries.ts';

function open() {
  const call = vi.fn(async () => ({ newMessages: 1 }));
  const { query } = officeQueries(call as unknown as CallOffice);
  return { call, overview: () => query('desk/overview', {}) };
}

it('The data layer of the office shares a query between subscribers, and removes it and its data after the last one unsubscribes', async () => {
  const { call, overview } = open();
  const first = overview();
  const stops = [first, overview()].map((query) => query.subscribe(() => undefined));
  expect(overview()).toBe(first);
  await vi.waitFor(() => expect(first.get().status).toBe('loaded'));
  for (const stop of stops) stop();
  expect(first.get().data).toBeUndefined();
  expect(overview()).not.toBe(first);
  expect(call).toHaveBeenCalledTimes(1);
});

it('The data layer of the office keeps a query for a page that renders before the last subscriber unsubscribes', async () => {
  const { overview } = open();
  const first = overview();
  const stop = first.subscribe(() => undefined);
  const next = overview();
  stop();
  const stopNext = next.subscribe(() => undefined);
  expect(overview()).toBe(next);
  await vi.waitFor(() => expect(next.get().status).toBe('loaded'));
  stopNext();
});
