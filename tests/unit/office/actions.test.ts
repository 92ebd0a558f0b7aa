import { expect, it } from 'vitest';
import { type Action, actions } from '../../../src/domain/office/actions.ts';

it('Each prefix in `changes` of an office action matches an existing action', () => {
  const all = Object.entries<Action>(actions);
  for (const [name, { changes }] of all) {
    for (const start of changes) {
      const changed = all.filter(([other]) => other.startsWith(start));
      expect(changed.length, `${name} changes ${start}`).toBeGreaterThan(0);
    }
  }
});
