import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { ComponentDoc } from '../../.storybook/component-docs.ts';
import { contract } from '../../src/domain/embed/contract.ts';
import { read } from './sources.ts';

/** The arguments in a story file: `name: value` for literal values, and `name: …` for every argument. */
export function argumentsOf(file: string): Set<string> {
  const code = read(file);
  const found = new Set<string>();
  const add = (name: string, value?: string) => found.add(`${name}: …`).add(`${name}: ${value ?? '…'}`);
  const textOf = (node: { start: number; end: number }) => code.slice(node.start, node.end);
  new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Literal' ? String(key.value) : textOf(key);
      const plain = value.type === 'TSAsExpression' ? value.expression : value;
      add(name, plain.type === 'Literal' ? textOf(plain) : undefined);
    },
    JSXAttribute({ name, value }) {
      const literal = value?.type === 'Literal' && typeof value.value === 'string' ? `'${value.value}'` : undefined;
      add(textOf(name), value ? literal : 'true');
    },
  }).visit(parseSync(file, code).program);
  for (const [, state = ''] of code.matchAll(/: Story = interactions\.(\w+);/g)) add('interaction', state);
  // Include states that story files share: `./people-states.ts`.
  for (const [, name = ''] of code.matchAll(/from '(\.\/[\w-]+-states\.tsx?)'/g))
    for (const argument of argumentsOf(join(dirname(file), name))) found.add(argument);
  return found;
}

/** Arguments for the states of each HTML element that a component may render. */
const nativeStates: Readonly<Record<string, readonly string[]>> = {
  a: ['interaction: Hovered', 'interaction: Focused'],
  button: ['disabled: true', 'interaction: Hovered', 'interaction: Focused'],
  input: ['disabled: true', 'required: true', 'interaction: Focused'],
  select: ['disabled: true', 'required: true', 'interaction: Focused'],
  textarea: ['disabled: true', 'required: true', 'interaction: Focused'],
};

/**
 * The arguments that the stories of a component must show, besides its defaults: each boolean, each value of a string union,
 * each optional prop and each state of its HTML element.
 */
export const variantsOf = ({ props, native }: ComponentDoc): string[] => [
  ...props.flatMap((prop) => {
    if (prop.type === 'boolean') return [`${prop.name}: ${prop.default !== 'true'}`];
    const texts = prop.values.filter((value) => typeof value === 'string').map((value) => `'${value}'`);
    if (texts.length > 0) return texts.filter((text) => text !== prop.default).map((text) => `${prop.name}: ${text}`);
    return prop.required ? [] : [`${prop.name}: …`];
  }),
  ...(nativeStates[native] ?? []),
];

/** The arguments that the stories of a custom element must show, from its contract. */
export const attributeVariants = (name: keyof typeof contract): string[] =>
  contract[name].attributes
    .filter(({ name: attribute }) => attribute !== 'api-host' && attribute !== 'site')
    .flatMap(({ property, name: attribute, kind, default: usual }) => {
      const argument = property || attribute;
      if (kind === 'flag') return [`${argument}: true`];
      if (typeof kind === 'string' || typeof kind[0] === 'number') return [`${argument}: …`];
      return kind.filter((value) => usual !== `\`${value}\``).map((value) => `${argument}: '${value}'`);
    });

/** Arguments without a story, with the reason. A key with a component name applies only to this component. */
export const withoutVariant: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['div', 'header', 'footer', 'aside', 'article'].map((tag) => [`Band as: '${tag}'`, 'only the tag differs']),
  ),
  ' headingLevel: …': 'only the tag differs',
  'SectionHeading level: …': 'only the tag differs',
  'SectionHeading id: …': 'not visible',
  ' action: …': 'used without scripts',
  ' attributesOf: …': 'not visible',
  ' errorId: …': 'looks like Wrong; the message is elsewhere',
  " lang: 'en'": 'the language of the other stories',
  " dir: 'ltr'": 'the direction of the other stories',
  'Link interaction: Hovered': 'has no style of its own',
  'Toaster inDialog: true': 'its story opens a dialog, which sets it',
  ' incremental: true': 'ends in the same elements as Loaded',
  'CourseFinder incremental: …': 'ends in the same elements as Loaded',
  "contact-form mode: 'dialog'": 'the dialog of the course finder',
  "product-list layout: 'compact'": 'Sections/Product list shows it',
  "product-list layout: 'row'": 'Sections/Product list shows it',
};
