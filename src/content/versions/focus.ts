import { type FocusPoint, splitFocus, withFocus } from '../../domain/focus.ts';
import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
import type { FormPart } from '../../domain/office/form-parts.ts';
import { kindNames, kinds } from '../../domain/office/kinds.ts';
import type { SchoolDocument } from '../content.ts';
import { isGroup, textOf } from '../folder/content-folder.ts';

/** Applies `change` to the pictures that the site may crop. Returns the same object if nothing changes. */
function mapCropped(parts: readonly FormPart[], values: FormValues, change: (picture: string) => string): FormValues {
  const changed: FormValues = {};
  for (const part of parts) {
    if (part.type === 'group' && part.key === undefined) {
      const inner = mapCropped(part.parts, values, change);
      if (inner !== values) Object.assign(changed, inner);
      continue;
    }
    const key = part.key ?? '';
    const before = values[key];
    const after = mapPart(part, before, change);
    if (before !== undefined && after !== before) changed[key] = after ?? '';
  }
  return Object.keys(changed).length > 0 ? { ...values, ...changed } : values;
}

function mapPart(part: FormPart, value: FormValue | undefined, change: (picture: string) => string) {
  const inGroup = (group: FormValue) =>
    part.type !== 'field' && isGroup(group) ? mapCropped(part.parts, group, change) : group;
  if (part.type === 'field') {
    const isCropped = part.field.type === 'image' && !part.field.isWhole && textOf(value) !== '';
    return isCropped ? change(textOf(value)) : value;
  }
  if (!Array.isArray(value)) return value && inGroup(value);
  const items = value.map(inGroup);
  return items.every((item, index) => item === value[index]) ? value : items;
}

/** The values of pictures that the site may crop, with their focus points. */
export function croppedPictures(document: SchoolDocument): ReadonlySet<string> {
  const found = new Set<string>();
  for (const kind of kindNames) {
    for (const item of document[kind]) {
      mapCropped(kinds[kind].parts, item, (picture) => {
        found.add(picture);
        return picture;
      });
    }
  }
  return found;
}

/** Sets the focus point of a picture wherever the site may crop it. */
export function focusPicture(document: SchoolDocument, path: string, point: FocusPoint | undefined): SchoolDocument {
  const change = (picture: string) => (splitFocus(picture)[0] === path ? withFocus(path, point) : picture);
  const lists = kindNames.map((kind) => {
    const items = document[kind].map((item) => mapCropped(kinds[kind].parts, item, change));
    return [kind, items.every((item, index) => item === document[kind][index]) ? document[kind] : items];
  });
  return Object.fromEntries(lists) as SchoolDocument;
}
