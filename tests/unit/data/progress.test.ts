import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../../src/data/http.ts';
import { createProgress, lastCourse, progressOf } from '../../../src/data/progress.ts';
import { progressIn } from '../../../src/domain/progress.ts';

const keys = () => Object.keys(localStorage).sort();
const answer = (...watched: string[]) => ({ watched: new Set(watched), courses: [], certificates: [] });

/** A fake API that stores the progress. `state.fails` makes requests fail. */
function api() {
  const stored = new Set<string>();
  const sent: unknown[] = [];
  const state = { fails: false };
  const send = async (_command: unknown, body: { watched?: string[] }) => {
    if (state.fails) throw new RequestError('network', 'No network.');
    sent.push(body);
    for (const id of body.watched ?? []) stored.add(id);
    return answer(...stored);
  };
  return { data: { send: send as never }, sent, state };
}

beforeEach(() => localStorage.clear());

describe('The progress of a visitor without an account', () => {
  it('stays in the browser', () => {
    const { data, sent } = api();
    const store = createProgress({ data, account: undefined, isStored: true });
    store.watch('v1');
    store.watch('v1');
    expect(keys()).toEqual(['steam-watched:v1']);
    expect([...createProgress({ data, account: undefined, isStored: true }).get().watched]).toEqual(['v1']);
    expect(sent).toEqual([]);
  });

  it('includes the course that was watched last, and ignores stored lectures without a course', () => {
    localStorage.setItem('steam-watched:old', '1');
    expect(lastCourse()).toBe('');
    vi.useFakeTimers({ now: 1_000 });
    const store = createProgress({ ...api(), account: undefined, isStored: true });
    store.watch('v1', 'kites');
    vi.setSystemTime(2_000);
    store.watch('v2', 'sails');
    vi.setSystemTime(3_000);
    store.watch('v3');
    createProgress({ ...api(), account: 'me', isStored: false }).watch('v4', 'other');
    vi.useRealTimers();
    expect(lastCourse()).toBe('sails');
  });
});

describe('The progress of an account', () => {
  it('includes lectures that were watched before sign-in, and leaves nothing in the browser', async () => {
    localStorage.setItem('steam-watched:before', '1');
    localStorage.setItem('steam-watched:other/v9', '1');
    const { data, sent } = api();
    const store = createProgress({ data, account: 'me', isStored: true });
    const onChange = vi.fn();
    store.subscribe(onChange);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect([...store.get().watched]).toEqual(['before']);
    store.watch('v2');
    await vi.waitFor(() => expect(sent).toEqual([{ watched: ['before'] }, { watched: ['v2'] }]));
    await vi.waitFor(() => expect(keys()).toEqual(['steam-watched:other/v9']));
  });

  it('is sent later if there is no connection, but never to another account', async () => {
    const { data, sent, state } = api();
    state.fails = true;
    createProgress({ data, account: 'me', isStored: true }).watch('v1');
    expect(keys()).toEqual(['steam-watched:me/v1']);
    state.fails = false;
    const other = createProgress({ data, account: 'other', isStored: true });
    other.subscribe(() => {});
    await vi.waitFor(() => expect(sent).toEqual([{}]));
    expect([...other.get().watched]).toEqual([]);
    const again = createProgress({ data, account: 'me', isStored: true });
    expect([...again.get().watched]).toEqual([]);
    again.subscribe(() => {});
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ watched: ['v1'] }));
  });

  it('stays in the browser, separately for each account, if the API does not store it', () => {
    const { data } = api();
    createProgress({ data, account: 'me', isStored: false }).watch('v1');
    expect([...createProgress({ data, account: 'me', isStored: false }).get().watched]).toEqual(['v1']);
    expect([...createProgress({ data, account: 'other', isStored: false }).get().watched]).toEqual([]);
    expect(progressOf({ data, account: 'me', isStored: false })).toBe(
      progressOf({ data, account: 'me', isStored: false }),
    );
  });
});

describe('The lesson to continue with', () => {
  const lessons = ['a', 'b', 'c', 'read'].map((id) => ({
    id,
    name: id,
    lectures: id === 'read' ? [] : [`${id}1`, `${id}2`],
  }));
  const next = (...watched: string[]) => progressIn({ id: 'x', name: 'X', lessons }, new Set(watched)).next?.lesson;

  it('is the first unfinished lesson from the last watched lesson on, or else the first of all', () => {
    expect([next(), next('a1'), next('a1', 'a2'), next('b1', 'b2'), next('c1', 'c2')]).toEqual([
      'a',
      'a',
      'b',
      'c',
      'a',
    ]);
    expect(next('a1', 'a2', 'b1', 'b2', 'c1', 'c2')).toBeUndefined();
  });
});
