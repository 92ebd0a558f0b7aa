import { describe, expect, it } from 'vitest';
import { sampleSchool } from '../../../src/domain/school.ts';
import { findRoute } from '../../../src/site/routes.ts';
import { ids } from '../../e2e/hostile/ids.ts';

const named = [
  ['/course-details/', 'course'],
  ['/video/', 'video'],
  ['/enroll-now/', 'enroll'],
  ['/blog-details/', 'blog'],
] as const;

describe('The route of a path', () => {
  it.each(named)('decodes every id once: %s', (prefix, name) => {
    for (const id of ids) {
      const { route, params } = findRoute(prefix + encodeURIComponent(id), sampleSchool);
      expect([route.name, params.id], id.slice(0, 60)).toEqual([name, id]);
    }
  });

  it.each(named)('leaves an id with an invalid escape as it is, and does not throw: %s', (prefix, name) => {
    for (const id of ['%', '%zz', '%ff', '%c0%af', '%E0%A4%A']) {
      const { route, params } = findRoute(prefix + id, sampleSchool);
      expect([route.name, params.id], id).toEqual([name, id]);
    }
  });

  it('is the not-found page for an unknown name', () => {
    for (const id of ids)
      expect(findRoute(`/${encodeURIComponent(id)}`, sampleSchool).route.name, id).toBe('not-found');
  });
});
