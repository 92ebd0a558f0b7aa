import { camelCase, count, elements, flag, list, type Name } from '../attributes.ts';

const descriptions: Record<string, string> = {
  partner: 'A slug (letters, digits, - and _) that goes along on outgoing links and on messages.',
  'api-host': "The API's address; by default the script's own origin and `/api`.",
  theme: '`auto` (the visitor’s), `light` or `dark`.',
  'heading-level': 'The level of its headings, 2 to 4.',
  'link-target': 'Where its links open, as the `target` of a link.',
  category: 'The subject that is chosen at first.',
  level: 'The level that is chosen at first.',
  limit: 'Shows at most so many.',
  'hide-filters': 'Leaves the selects out.',
  recipient: 'The e-mail address that stands in the form at first.',
  subject: 'The subject that stands in the form at first.',
  course: 'A course’s id: its questions in the place of the home page’s.',
  heading: 'The heading above the questions.',
  products: 'Ids, separated by commas or spaces: only these products, in this order.',
  layout: '`list` or `grid`.',
};

const given: Record<Name, { description: string; events: [name: string, detail: string, description: string][] }> = {
  'course-finder': {
    description: 'The catalogue of courses with its two filters.',
    events: [
      ['filter', '{ category: string; level: string; count: number }', 'The visitor chose other filters.'],
      ['course-select', '{ id: string; name: string; url: string }', 'A course was clicked. Cancelable.'],
    ],
  },
  'contact-form': {
    description: 'The contact form.',
    events: [
      ['submit', '{ recipient: string; subject: string; body: string }', 'A message is about to be sent. Cancelable.'],
      ['sent', '{ message: string }', 'The message has been taken.'],
      ['refused', '{ message: string }', 'The message has not been taken.'],
    ],
  },
  faq: {
    description: 'Questions with their answers, one open at a time.',
    events: [['toggle', '{ questionId: string; open: boolean }', 'A question opened or closed.']],
  },
  'product-list': {
    description: 'The digital products with their downloads.',
    events: [['download', '{ id: string; name: string; url: string }', 'A download was clicked. Cancelable.']],
  },
};

const shared: [string, string, string][] = [
  ['ready', '{}', 'It shows its data.'],
  [
    'error',
    '{ kind: string; message: string }',
    'It shows the fallback: network, timeout, status, parsing, empty, script.',
  ],
];
const properties = ['accent', 'on-accent', 'surface', 'text', 'radius', 'font', 'gap'];
const parts = ['card', 'button', 'input', 'heading', 'link', 'answer', 'error'];
const typeOf = new Map<unknown, string>([
  [flag, 'boolean'],
  [count, 'number | undefined'],
  [list, 'string[]'],
]);

/** The custom elements manifest (custom-elements-manifest, schema 1.0.0), from the table that the elements are made of. */
export function manifest(version: string) {
  const names = Object.keys(elements) as Name[];
  return {
    schemaVersion: '1.0.0',
    readme: 'embed/README.md',
    modules: names.map((name) => ({
      kind: 'javascript-module',
      path: `dist/embed/elements/${name}.js`,
      declarations: [declaration(name)],
      exports: [
        { kind: 'custom-element-definition', name: `steam-${name}`, declaration: { name: className(name) } },
        { kind: 'js', name: 'define', declaration: { name: 'define' } },
      ],
    })),
    version,
  };
}

const className = (name: Name) => `Steam-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function declaration(name: Name) {
  const attributes = Object.entries(elements[name]).map(([attribute, reader]) => ({
    name: attribute,
    fieldName: camelCase(attribute),
    description: descriptions[attribute],
    type: { text: typeOf.get(reader) ?? 'string' },
  }));
  return {
    kind: 'class',
    customElement: true,
    name: `${className(name)}Element`,
    tagName: `steam-${name}`,
    description: given[name].description,
    superclass: { name: 'HTMLElement' },
    attributes,
    members: [
      ...attributes.map(({ fieldName, name: attribute, description, type }) => ({
        kind: 'field',
        name: fieldName,
        attribute,
        reflects: true,
        description,
        type,
      })),
      { kind: 'field', name: 'texts', description: 'Its own words, by label.', type: { text: 'object | undefined' } },
      { kind: 'method', name: 'reload', description: 'Asks the API again.', return: { type: { text: 'void' } } },
    ],
    events: [...given[name].events, ...shared].map(([event, detail, description]) => ({
      name: `steam-${event}`,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: [{ name: '', description: 'Shows until the data is there, and whenever it is not.' }],
    cssProperties: properties.map((property) => ({ name: `--steam-${property}` })),
    cssParts: parts.map((part) => ({ name: part })),
  };
}
