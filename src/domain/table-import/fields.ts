import type { FormField, FormPart } from '../office/form-parts.ts';
import { type Kind, kindNames, kinds } from '../office/kinds.ts';

/** The kinds that can be imported from a table: those whose items can be added. */
export const importableKinds: readonly Kind[] = kindNames.filter((kind) => !kinds[kind].isFixed);

/** The fields that a column of a table can fill: those of the form, without lists of items such as lessons. */
export const importFields = (kind: Kind): FormField[] => fieldsIn(kinds[kind].parts);

const fieldsIn = (parts: readonly FormPart[]): FormField[] =>
  parts.flatMap((part): FormField[] => {
    if (part.type === 'field') return [part];
    return part.type === 'group' && part.key === undefined ? fieldsIn(part.parts) : [];
  });
