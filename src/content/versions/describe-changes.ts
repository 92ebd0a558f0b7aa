import type { FormPart } from '../../domain/office/form-parts.ts';
import { isKind, kinds } from '../../domain/office/kinds.ts';
import type { FieldChange, KindChange } from './changes.ts';
import type { FlatKind } from './flat.ts';

/** Labels of the kinds that have no form of their own. */
const partLabels = { modules: 'modules', lessons: 'lessons', lectures: 'lectures', media: 'files' } as const;

export const labelOf = (kind: FlatKind): string => (isKind(kind) ? kinds[kind].label.toLowerCase() : partLabels[kind]);

const shownIds = 6;
const named = (ids: readonly string[]) =>
  ids.length > shownIds
    ? `${ids.slice(0, shownIds - 1).join(', ')} and ${ids.length - shownIds + 1} more`
    : ids.join(', ');

/** One line for each kind of change: `courses: 2 added (kites, bread)`. */
export const describeChanges = (changes: readonly KindChange[]): string[] =>
  changes.flatMap(({ kind, added, changed, removed, moved }) =>
    Object.entries({ added, changed: changed.map(({ id }) => id), removed, moved }).flatMap(([what, ids]) =>
      ids.length === 0
        ? []
        : [`${labelOf(kind)}: ${ids.length} ${what === 'moved' ? 'in another place' : what} (${named(ids)})`],
    ),
  );

const shownItems = 20;

/** Like `describeChanges`, followed by the old and the new text of each changed value. */
export const describeInDetail = (changes: readonly KindChange[]): string[] =>
  changes.flatMap((change) => {
    const items = change.kind === 'media' ? [] : change.changed;
    const more = items.length > shownItems ? [`  … and ${items.length - shownItems} more rows`] : [];
    return [
      ...describeChanges([change]),
      ...items
        .slice(0, shownItems)
        .flatMap(({ id, fields }) => fields.map((one) => describeField(change.kind, id, one))),
      ...more,
    ];
  });

const describeField = (kind: FlatKind, id: string, { key, from, to }: FieldChange): string =>
  kind === 'school'
    ? `  ${formLabel(kind, key)}: ${quoted(from)} → ${quoted(to)}`
    : `  ${id}, ${key}: ${quoted(from)} → ${quoted(to)}`;

/** The label of a value in the forms of the office. */
export function formLabel(kind: FlatKind, key: string): string {
  const parts = isKind(kind) ? kinds[kind].parts : (partsOf(kinds.courses.parts, kind) ?? []);
  return labelIn(parts, key.split('.')) ?? key;
}

/** The parts of a list inside other items, such as the lessons of a course. */
function partsOf(parts: readonly FormPart[], key: string): readonly FormPart[] | undefined {
  for (const part of parts) {
    if (part.type === 'list' && part.key === key) return part.parts;
    const found = part.type === 'field' ? undefined : partsOf(part.parts, key);
    if (found) return found;
  }
  return undefined;
}

function labelIn(parts: readonly FormPart[], [key, ...rest]: readonly string[]): string | undefined {
  for (const part of parts) {
    if (part.type === 'group' && part.key === undefined) {
      const found = labelIn(part.parts, [key ?? '', ...rest]);
      if (found !== undefined) return found;
    }
    if (part.key !== key) continue;
    const inner = part.type === 'group' && rest.length > 0 ? labelIn(part.parts, rest) : undefined;
    return inner === undefined || rest.length > 1 ? (inner ?? part.label) : `${part.label}, ${inner}`;
  }
  return undefined;
}

const shownCharacters = 60;

function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(empty)';
  return `“${line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line}”`;
}
