import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
import type { FormField, FormPart } from '../../domain/office/form-parts.ts';

/** The path of a value, such as `modules.0.name`. */
export const pathOf = (prefix: string, key: string | undefined): string =>
  key === undefined ? prefix : prefix === '' ? key : `${prefix}.${key}`;

export const isGroup = (value: FormValue | undefined): value is FormValues =>
  typeof value === 'object' && !Array.isArray(value);

/**
 * Adds an empty value for each missing part, so that the form is dirty only after a change. Keeps values that the form
 * does not show.
 */
export function completeValues(parts: readonly FormPart[], values: FormValues): FormValues {
  const complete = { ...values };
  for (const part of parts) {
    if (part.type === 'group') {
      if (part.key === undefined) Object.assign(complete, completeValues(part.parts, complete));
      else complete[part.key] = completeValues(part.parts, groupAt(complete, part.key));
    } else if (part.type === 'field') {
      complete[part.key] ??= '';
    } else {
      const items = complete[part.key];
      complete[part.key] = (Array.isArray(items) ? items : []).map((item) =>
        completeValues(part.parts, isGroup(item) ? item : {}),
      );
    }
  }
  return complete;
}

const groupAt = (values: FormValues, key: string): FormValues => {
  const value = values[key];
  return isGroup(value) ? value : {};
};

/** The paths of all fields in the order of the form, including the fields of list items in `values`. */
export function pathsOf(parts: readonly FormPart[], values: FormValues, prefix = ''): string[] {
  return parts.flatMap((part): string[] => {
    const path = pathOf(prefix, part.key);
    if (part.type === 'field') return [path];
    if (part.type === 'group') {
      return pathsOf(part.parts, part.key === undefined ? values : groupAt(values, part.key), path);
    }
    const items = values[part.key];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item, index) => pathsOf(part.parts, isGroup(item) ? item : {}, `${path}.${index}`));
  });
}

/** Splits a list that is stored as text with `|` between the items. */
export const splitItems = (text: string): string[] =>
  text
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean);

export const joinItems = (items: readonly string[]): string => items.join(' | ');

/** Separates rarely used fields of a form. The id is shown only for items with a page, whose URL contains it. */
export function splitParts(parts: readonly FormPart[], hasAddress: boolean): { main: FormPart[]; rare: FormField[] } {
  const rare: FormField[] = [];
  const main = parts.flatMap((part): FormPart[] => {
    if (part.type === 'group' && part.key === undefined) {
      const inner = splitParts(part.parts, hasAddress);
      rare.push(...inner.rare);
      return [{ ...part, parts: inner.main }];
    }
    const isId = part.type === 'field' && part.key === 'id';
    if (part.type !== 'field' || (!isId && part.field.type !== 'ids')) return [part];
    // Not required: the server derives an id from the title.
    if (!isId) rare.push(part);
    else if (hasAddress)
      rare.push({ ...part, label: 'Name in the address', field: { type: 'id', wire: part.field.wire } });
    return [];
  });
  return { main, rare };
}
