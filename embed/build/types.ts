import { type Kind, propertyOf } from '../../src/domain/embed/attribute-kinds.ts';
import { languageAttributes } from '../../src/domain/embed/attributes.ts';
import { contract, type EventDoc, methods, properties, sharedEvents } from '../../src/domain/embed/contract.ts';
import { type Attribute, ownAttributes, sharedAttributes } from '../../src/domain/embed/widgets.ts';

/** The TypeScript type of the property that reflects an attribute. */
export function propertyType(kind: Kind): string {
  if (kind === 'flag') return 'boolean';
  if (kind === 'ids') return 'string[]';
  return kind === 'count' || typeof kind[0] === 'number' ? 'number | undefined' : 'string';
}

/** What JSX may set it to: `attribute` as HTML writes it, `property` as the element has it. */
function settable(kind: Kind): { attribute: string; property: string } {
  const either = (property: string, text: string) => ({ attribute: `${property} | ${text}`, property });
  if (kind === 'flag') return either('boolean', "''");
  if (kind === 'count') return either('number', 'string');
  if (kind === 'ids') return either('readonly string[]', 'string');
  if (typeof kind === 'string') return { attribute: 'string', property: 'string' };
  const texts = kind.map((value) => `'${value}'`).join(' | ');
  return typeof kind[0] === 'number' ? either(kind.join(' | '), texts) : { attribute: texts, property: texts };
}

export const eventWords = ({ description, cancelable }: EventDoc): string =>
  cancelable ? `${description} Cancelable.` : description;

export const detailType = ({ detail }: EventDoc): string => {
  const fields = Object.entries(detail).map(([name, type]) => `${name}: ${type}`);
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
};

const elements = Object.values(contract);
/** HTMLElement has the properties of the others. */
const shared = sharedAttributes.filter(({ name }) => !(name in languageAttributes));
const events = [
  ...sharedEvents,
  ...elements.flatMap((one) => one.events.filter((event) => !sharedEvents.includes(event))),
];

const doc = (words: string) => `  /** ${words} */`;
const key = (name: string) => (name.includes('-') ? `'${name}'` : name);

const fields = (attributes: readonly Attribute[]) =>
  attributes.flatMap(({ name, kind, description }) => [
    doc(description),
    `  ${propertyOf(name)}: ${propertyType(kind)};`,
  ]);

const props = (attributes: readonly Attribute[]) =>
  attributes.flatMap(({ name, kind }) => [
    `${key(name)}?: ${settable(kind).attribute};`,
    ...(propertyOf(name) === name ? [] : [`${propertyOf(name)}?: ${settable(kind).property};`]),
  ]);

const eventField = (event: EventDoc) => {
  const detail = Object.entries(event.detail).map(([name, type]) => `    ${name}: ${type};`);
  const type = detail.length === 0 ? detailType(event) : ['{', ...detail, '  }'].join('\n');
  return [doc(eventWords(event)), `  '${event.name}': CustomEvent<${type}>;`];
};

/** What `<steam-…>` elements are to TypeScript: the package's elements.d.ts, of which embed/types has a copy for this repository. */
export const elementTypes = (): string =>
  [
    '/** What `<steam-…>` elements are to TypeScript. Generated from src/domain/embed, like the tables of embed/README.md. */',
    '',
    '/** What all four have. Each is an attribute, too, in kebab-case; setting one writes it there. */',
    'export interface SteamElement extends HTMLElement {',
    ...fields(shared),
    ...properties.flatMap(({ name, type, description }) => [
      doc(`${description} No attribute.`),
      `  ${name}: ${type};`,
    ]),
    ...methods.flatMap(({ name, description }) => [doc(description), `  ${name}(): void;`]),
    '}',
    '',
    ...elements.flatMap((one) => [
      `/** ${one.description} */`,
      `export interface ${one.className} extends SteamElement {`,
      ...fields(ownAttributes(one.name)),
      '}',
      '',
    ]),
    'export interface SteamElements {',
    ...elements.map(({ tag, className }) => `  '${tag}': ${className};`),
    '}',
    '',
    '/** All bubble out of shadow roots, so that `document` hears them, too. */',
    'export interface SteamEventMap {',
    ...events.flatMap(eventField),
    '}',
    '',
    "/** What a framework's JSX takes: attributes as HTML writes them, properties, and `onsteam-…` for events. */",
    'export type SteamProps<Tag extends keyof SteamElements> = SharedProps & OwnProps[Tag] & SteamHandlers;',
    '',
    'export interface SharedProps {',
    ...props(shared).map((line) => `  ${line}`),
    ...properties.map(({ name, type }) => `  ${name}?: ${type};`),
    '}',
    '',
    'export interface OwnProps {',
    ...elements.flatMap((one) => [
      `  '${one.tag}': {`,
      ...props(ownAttributes(one.name)).map((line) => `    ${line}`),
      '  };',
    ]),
    '}',
    '',
    `export type SteamHandlers = { [Type in keyof SteamEventMap as \`on\${Type}\`]?: (event: SteamEventMap[Type]) => void };`,
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap extends SteamElements {}',
    '  // What HTMLElementEventMap, DocumentEventMap and WindowEventMap begin with.',
    '  interface GlobalEventHandlersEventMap extends SteamEventMap {}',
    '}',
    '',
  ].join('\n');
