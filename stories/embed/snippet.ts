import type { Parameters } from '@storybook/react-vite';
import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { contract } from '../../src/domain/embed/contract.ts';
import { escapeHtml } from '../../src/domain/text.ts';

/** The placeholder for the school's server. */
export const host = 'https://HOST';

/** The HTML of an element with the arguments of a story: what a partner pastes. */
export function htmlOf(widget: WidgetName, args: Readonly<Record<string, unknown>>): string {
  const { tag, attributes, fallback } = contract[widget];
  const written = attributes
    .filter(({ name }) => name !== 'api-host')
    .map(({ name, property }) => attributeText(name, args[property || name]))
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

/** The story parameters of an element: its code is HTML, and its docs page has the snippets of each platform. */
export const codeOf = (widget: WidgetName): Parameters => ({
  docs: {
    widget,
    source: {
      language: 'html',
      transform: (_source: string, { args }: { args: Record<string, unknown> }) => htmlOf(widget, args),
    },
  },
});
