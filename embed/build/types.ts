import { type AttributeKind, propertyOf } from '../../src/domain/embed/attribute-kinds.ts';
import { languageAttributes } from '../../src/domain/embed/attributes.ts';
import {
  contract,
  type EventDoc,
  methods,
  properties,
  sharedEvents,
  type WidgetContract,
} from '../../src/domain/embed/contract.ts';
import { type Attribute, ownAttributes, sharedAttributes } from '../../src/domain/embed/widgets.ts';

/** The TypeScript type of the property that reflects an attribute. */
export function propertyType(kind: AttributeKind): string {
  if (kind === 'flag') return 'boolean';
  if (kind === 'ids') return 'string[]';
  return kind === 'count' || typeof kind[0] === 'number' ? 'number | undefined' : 'string';
}

/** The types of the JSX props: `attribute` as in HTML, `property` as on the element. */
function settable(kind: AttributeKind): { attribute: string; property: string } {
  const either = (property: string, text: string) => ({ attribute: `${property} | ${text}`, property });
  if (kind === 'flag') return either('boolean', "''");
  if (kind === 'count') return either('number', 'string');
  if (kind === 'ids') return either('readonly string[]', 'string');
  if (typeof kind === 'string') return { attribute: 'string', property: 'string' };
  const texts = kind.map((value) => `'${value}'`).join(' | ');
  return typeof kind[0] === 'number' ? either(kind.join(' | '), texts) : { attribute: texts, property: texts };
}

export const eventDescription = ({ description, cancelable }: EventDoc): string =>
  cancelable ? `${description} Cancelable.` : description;

export const detailType = ({ detail }: EventDoc): string => {
  const fields = Object.entries(detail).map(([name, type]) => `${name}: ${type}`);
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
};

const elements = Object.values(contract);
/** `lang` and `dir` are already properties of HTMLElement. */
const shared = sharedAttributes.filter(({ name }) => !(name in languageAttributes));
const events = [
  ...sharedEvents,
  ...elements.flatMap((one) => one.events.filter((event) => !sharedEvents.includes(event))),
];

const doc = (text: string) => `  /** ${text} */`;
const key = (name: string) => (name.includes('-') ? `'${name}'` : name);

const fields = (attributes: readonly Attribute[]) =>
  attributes.flatMap(({ name, kind, description }) => [
    doc(description),
    `  ${propertyOf(name)}: ${propertyType(kind)};`,
  ]);

const props = (attributes: readonly Attribute[]) =>
  attributes.flatMap(({ name, kind }) => [
    `${key(name)}?: ${settable(kind).attribute} | undefined;`,
    ...(propertyOf(name) === name ? [] : [`${propertyOf(name)}?: ${settable(kind).property} | undefined;`]),
  ]);

const eventField = (event: EventDoc) => {
  const detail = Object.entries(event.detail).map(([name, type]) => `    ${name}: ${type};`);
  const type = detail.length === 0 ? detailType(event) : ['{', ...detail, '  }'].join('\n');
  return [doc(eventDescription(event)), `  '${event.name}': CustomEvent<${type}>;`];
};

const elementType = (one: WidgetContract): string[] => [
  `/** The keys of \`texts\` of \`<${one.tag}>\`. */`,
  `export interface ${one.textsName} {`,
  ...Object.entries(one.labels).flatMap(([name, { type, text, description = '' }]) => [
    doc(text === undefined ? sentence(description) : `In English: “${text}”`),
    `  ${name}?: ${type.includes('=>') ? `(${type})` : type} | undefined;`,
  ]),
  '}',
  '',
  `/** ${one.description} */`,
  `export interface ${one.className} extends SteamElement {`,
  ...fields(ownAttributes(one.name)),
  ...properties.flatMap(({ name, description }) => [
    doc(`${description} Has no attribute.`),
    `  ${name}: ${one.textsName} | undefined;`,
  ]),
  '}',
  '',
];

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Returns the TypeScript declarations of the elements, for the package and for embed/types in this repository. */
export const elementTypes = (): string =>
  [
    '/** The types of the `<steam-…>` elements. Generated from src/domain/embed by `npm run generate`. */',
    '',
    '/** The properties of all elements. Each reflects an attribute in kebab-case. */',
    'export interface SteamElement extends HTMLElement {',
    ...fields(shared),
    ...methods.flatMap(({ name, description }) => [doc(description), `  ${name}(): void;`]),
    '}',
    '',
    ...elements.flatMap(elementType),
    'export interface SteamElements {',
    ...elements.map(({ tag, className }) => `  '${tag}': ${className};`),
    '}',
    '',
    '/** All events bubble and are composed, so `document` receives them. */',
    'export interface SteamEventMap {',
    ...events.flatMap(eventField),
    '}',
    '',
    '/** JSX props: attributes as in HTML, properties, and `onsteam-…` for events. */',
    'export type SteamProps<Tag extends keyof SteamElements> = SharedProps & OwnProps[Tag] & SteamHandlers;',
    '',
    'export interface SharedProps {',
    ...props(shared).map((line) => `  ${line}`),
    '}',
    '',
    'export interface OwnProps {',
    ...elements.flatMap((one) => [
      `  '${one.tag}': {`,
      ...props(ownAttributes(one.name)).map((line) => `    ${line}`),
      ...properties.map(({ name }) => `    ${name}?: ${one.textsName} | undefined;`),
      '  };',
    ]),
    '}',
    '',
    'export type SteamHandlers = {',
    `  [Type in keyof SteamEventMap as \`on\${Type}\`]?: ((event: SteamEventMap[Type]) => void) | undefined;`,
    '};',
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap extends SteamElements {}',
    '  // The base of HTMLElementEventMap, DocumentEventMap and WindowEventMap.',
    '  interface GlobalEventHandlersEventMap extends SteamEventMap {}',
    '}',
    '',
  ].join('\n');
