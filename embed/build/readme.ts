import { contract, type EventDoc, type LabelDoc, sharedEvents } from '../../src/domain/embed/contract.ts';
import { type Attribute, ownAttributes, sharedAttributes } from '../../src/domain/embed/widgets.ts';

/** Replaces the text between `<!-- section -->` and `<!-- /section -->`. */
export function fill(readme: string, section: string, content: string): string {
  const [start, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [before, rest] = readme.split(start);
  const [, after] = rest?.split(end) ?? [];
  if (after === undefined) throw new Error(`embed/README.md has no ${start} … ${end}.`);
  return `${before}${start}\n\n${content}\n\n${end}${after}`;
}

/** Fills embed/README.md with the contract's tables of attributes, labels and events. */
export const withTables = (readme: string): string =>
  fill(fill(fill(readme, 'attributes', attributeTable()), 'texts', textTable()), 'events', eventTable());

const elements = Object.values(contract);

const rowsOf = (widget: string, cells: readonly string[]) =>
  cells.map((cell, index) => `| ${index === 0 ? `${widget} ` : ''}| ${cell} |`);

function attributeTable(): string {
  const cell = (one: Attribute) => `\`${one.name}\` | ${one.description} Default: ${one.default}.`;
  return [
    '| Widget | Attribute | What it does |',
    '|---|---|---|',
    ...rowsOf('all', sharedAttributes.map(cell)),
    ...elements.flatMap(({ name, tag }) => rowsOf(`\`${tag}\``, ownAttributes(name).map(cell))),
  ].join('\n');
}

function textTable(): string {
  const cell = ([key, { type, text, description = '' }]: [string, LabelDoc]) =>
    `\`${key}\` | ${text === undefined ? `\`${type}\`: ${description}` : `“${text}”`}`;
  return [
    '| Widget | Key of `texts` | In English, or its type |',
    '|---|---|---|',
    ...elements.flatMap(({ tag, labels }) => rowsOf(`\`${tag}\``, Object.entries(labels).map(cell))),
  ].join('\n');
}

function eventTable(): string {
  const cell = ({ name, detail, description }: EventDoc) =>
    `\`${name}\` \`{${Object.keys(detail).join(', ')}}\` | ${description}`;
  return [
    '| Widget | Event, and its `event.detail` | When |',
    '|---|---|---|',
    ...rowsOf('all', sharedEvents.map(cell)),
    ...elements.flatMap(({ tag, events }) =>
      rowsOf(`\`${tag}\``, events.filter((one) => !sharedEvents.includes(one)).map(cell)),
    ),
  ].join('\n');
}
