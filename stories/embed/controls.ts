import type { ArgTypes } from '@storybook/react-vite';
import type { Kind, Name } from '../../embed/contract/attributes.ts';
import { contract } from '../../embed/contract/contract.ts';

/** The controls of an element's stories, from its contract. `api-host` has none: each story has a host of its own. */
export const controlsOf = (element: Name): ArgTypes =>
  Object.fromEntries(
    contract[element].attributes
      .filter(({ name }) => name !== 'api-host')
      .map(({ name, property, kind, description, default: summary }) => [
        property || name,
        { description, ...controlOf(kind), table: { defaultValue: { summary } } },
      ]),
  );

function controlOf(kind: Kind) {
  if (typeof kind !== 'string') return { control: 'select', options: [...kind] } as const;
  if (kind === 'flag') return { control: 'boolean' } as const;
  if (kind === 'count') return { control: { type: 'number', min: 1 } } as const;
  return { control: kind === 'ids' ? 'object' : 'text' } as const;
}
