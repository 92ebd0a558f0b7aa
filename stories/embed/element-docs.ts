import type { ArgTypes } from '@storybook/react-vite';
import { manifest } from '../../embed/build/manifest.ts';
import type { AttributeKind } from '../../src/domain/embed/attribute-kinds.ts';
import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { contract } from '../../src/domain/embed/contract.ts';
import { codeOf } from './snippet.ts';

const declarations = manifest('').modules.flatMap((one) => one.declarations);

type Row = ArgTypes[string];
const row = (category: string, description: string, type = ''): Row => ({
  description,
  control: false,
  table: { category, type: { summary: type || category.toLowerCase() }, defaultValue: { summary: 'none' } },
});

function extra(kind: AttributeKind): Row {
  if (typeof kind !== 'string') return { control: 'select', options: [...kind] };
  if (kind === 'flag') return { control: 'boolean' };
  if (kind === 'count') return { control: { type: 'number', min: 1 } };
  return { control: kind === 'ids' ? 'object' : 'text' };
}

const isColour = (name: string) => !/-(radius|font|gap)$/.test(name);

/**
 * The table of an element, generated from the contract and its manifest: attributes and custom properties with
 * controls, then events, parts, slots and methods. `api-host` has no control, because each story has its own host.
 */
export function argTypesOf(element: WidgetName): ArgTypes {
  const { attributes, tag } = contract[element];
  const declared = declarations.find(({ tagName }) => tagName === tag);
  if (!declared) throw new Error(`custom-elements.json does not describe <${tag}>.`);
  const methods = declared.members.filter(({ kind }) => kind === 'method');
  const entries: [string, Row][] = [
    ...attributes
      .filter(({ name }) => name !== 'api-host')
      .map(({ name, property, kind, description, default: summary, since }): [string, Row] => [
        property || name,
        {
          name,
          description: since === contract[element].since ? description : `${description} New: ${since}.`,
          ...extra(kind),
          table: {
            category: 'Attributes',
            type: { summary: typeof kind === 'string' ? kind : kind.join(' | ') },
            defaultValue: { summary: summary.replaceAll('`', '') },
          },
        },
      ]),
    ...declared.cssProperties.map(({ name, description }): [string, Row] => [
      name,
      {
        ...row('Custom properties', description, isColour(name) ? 'color' : 'CSS value'),
        control: isColour(name) ? 'color' : 'text',
      },
    ]),
    ...declared.events.map(({ name, description, type }): [string, Row] => [
      `event ${name}`,
      { name, ...row('Events', description, type.text) },
    ]),
    ...declared.cssParts.map(({ name, description }): [string, Row] => [
      `part ${name}`,
      { name: `::part(${name})`, ...row('Parts', description) },
    ]),
    ...declared.slots.map(({ description }): [string, Row] => [
      'children',
      { name: 'default slot', ...row('Slots', description) },
    ]),
    ...methods.map(({ name, description }): [string, Row] => [
      `method ${name}`,
      { name: `${name}()`, ...row('Methods', description, 'void') },
    ]),
    ['list', { control: false, table: { disable: true } }],
  ];
  return Object.fromEntries(entries);
}

/** The table of an element, and its events, which `withActions` logs in the Actions panel. */
export const elementDocs = (element: WidgetName) => ({
  argTypes: argTypesOf(element),
  parameters: { ...codeOf(element), actions: { handles: contract[element].events.map(({ name }) => name) } },
});
