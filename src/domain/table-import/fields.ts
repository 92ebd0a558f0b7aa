import type { FormField, FormPart } from '../office/form-parts.ts';
import { type Thing, thingNames, things } from '../office/things.ts';

/** The things that a table can fill: those with items that one adds. */
export const importableThings: readonly Thing[] = thingNames.filter((thing) => !things[thing].isFixed);

/** The fields that a column of a table can fill: those of the form that are no list of their own, such as lessons. */
export const importFields = (thing: Thing): FormField[] => fieldsIn(things[thing].parts);

const fieldsIn = (parts: readonly FormPart[]): FormField[] =>
  parts.flatMap((part): FormField[] => {
    if (part.kind === 'field') return [part];
    return part.kind === 'group' && part.key === undefined ? fieldsIn(part.parts) : [];
  });
