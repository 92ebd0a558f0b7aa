import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
import type { Kind } from '../../domain/office/kinds.ts';

export const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');

export const isGroup = (value: FormValue | undefined): value is FormValues =>
  typeof value === 'object' && !Array.isArray(value);

/** The objects in a list value, such as the lessons of a module; empty if the value is no list. */
export const groupsIn = (value: FormValue | undefined): FormValues[] =>
  Array.isArray(value) ? value.filter(isGroup) : [];

/** The id of an item. The id of a subject is its name in lower case. */
export const idOf = (kind: Kind, values: FormValues): string => {
  if (kind === 'school') return 'school';
  return kind === 'categories' ? textOf(values.name).toLowerCase() : textOf(values.id);
};
