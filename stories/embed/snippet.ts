import type { Parameters } from '@storybook/react-vite';
import { propertyOf } from '../../src/domain/embed/attribute-kinds.ts';
import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { fonts, offeredAttributes } from '../../src/domain/embed/choices.ts';
import { contract } from '../../src/domain/embed/contract.ts';
import { escapeHtml } from '../../src/domain/text.ts';

/** The placeholder for the school's server. */
export const host = 'https://HOST';

/** The HTML that a partner pastes for a story's arguments. */
export function htmlOf(widget: WidgetName, args: Readonly<Record<string, unknown>>): string {
  const { tag, attributes, fallback } = contract[widget];
  const written = attributes
    .filter(({ name }) => name !== 'api-host')
    .map(({ name, property }) => attributeText(name, args[property || name]))
    .concat(attributeText('style', styleOf(args)))
    .join('');
  return `<script type="module" src="${host}/embed/v1/steam.js"></script>

<${tag}${written}>
  <a href="${host}${fallback.path}">${fallback.text}</a>
</${tag}>`;
}

function attributeText(name: string, value: unknown): string {
  if (value === undefined || value === null || value === false || value === '') return '';
  return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
}

const styleOf = (args: Readonly<Record<string, unknown>>): string =>
  Object.entries(args)
    .filter(([name, value]) => name.startsWith('--') && value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

/** The arguments of a story as URL parameters of the snippet builder, which writes the snippet for each platform. */
export function builderValues(widget: WidgetName, args: Readonly<Record<string, unknown>>): Record<string, string> {
  const textOf = (value: unknown) =>
    value === true ? '1' : value === undefined || value === false ? '' : String(value);
  const attributes = offeredAttributes(widget).map(({ name }) => [name, textOf(args[propertyOf(name)])] as const);
  const [font = ''] = Object.entries(fonts).find(([, { css }]) => css === args['--steam-font']) ?? [];
  return {
    ...Object.fromEntries(attributes),
    accent: textOf(args['--steam-accent']),
    radius: textOf(args['--steam-radius']).replace(/px$/, ''),
    font,
  };
}

/** The story parameters that show an element's code as HTML, and the snippets for each platform on its docs page. */
export const codeOf = (widget: WidgetName): Parameters => ({ docs: { widget } });
