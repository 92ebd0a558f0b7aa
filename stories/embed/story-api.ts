import type { Endpoint } from '../../src/data/endpoints.ts';

/** How the API host of a story's element answers. */
export type StoryList = { status: 'loaded'; data: readonly unknown[] } | { status: 'loading' } | { status: 'failed' };

const lists = new Map<string, StoryList>();

/** Elements of stories ask API hosts that do not exist: their lists come from here, and everything else from the network. */
const network = window.fetch.bind(window);
window.fetch = (input, init) => {
  const list = lists.get(String(input));
  if (!list) return network(input, init);
  if (list.status === 'loading') return new Promise(() => {});
  return Promise.resolve(
    list.status === 'loaded' ? Response.json(list.data) : new Response('Out of order.', { status: 503 }),
  );
};

/** Answers an endpoint of an API host with a list. */
export const answerWith = (host: string, { path }: Endpoint<unknown>, list: StoryList) =>
  lists.set(`${host}/${path}`, list);

export const loaded = (data: readonly unknown[]): StoryList => ({ status: 'loaded', data });
export const loading: StoryList = { status: 'loading' };
export const failed: StoryList = { status: 'failed' };
