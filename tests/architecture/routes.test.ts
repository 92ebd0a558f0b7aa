import { describe, expect, it } from 'vitest';
import { routes } from '../../src/site/routes.ts';
import { testedRoutes } from '../routes.ts';

describe('The routes of the browser tests', () => {
  it('know which pages have a guard (which redirects signed-out visitors) and which have queries', async () => {
    const pages = await Promise.all(
      routes.map(async ({ name, load, queries }) => ({ name, queries, ...(await load()).page })),
    );
    expect(testedRoutes.map(({ name, isGuarded, hasQueries }) => ({ name, isGuarded, hasQueries }))).toEqual(
      pages.map(({ name, guard, queries }) => ({ name, isGuarded: Boolean(guard), hasQueries: Boolean(queries) })),
    );
  });

  it('match the paths of their routes, each with an id if it needs one', () => {
    expect(testedRoutes.filter(({ path }) => path.includes(':'))).toEqual([]);
    expect(new Set(testedRoutes.map(({ path }) => path)).size).toBe(routes.length);
  });
});
