import type { Field } from '../fields/field.ts';
import type { FormPart } from './form-parts.ts';

/* Paths of form values, such as `modules.0.lessons.1.name`, in words. */

/** `lesson` → `Lesson`. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface Place {
  /** The labels on the way: `Module 1`, `Lesson 2`, `Name`. None if no part has the path. */
  labels: string[];
  /** Undefined for a list or a group. */
  field?: Field;
}

function placeOf(parts: readonly FormPart[], [key, ...rest]: readonly string[]): Place {
  for (const part of parts) {
    if (part.type === 'group' && part.key === undefined) {
      const inner = placeOf(part.parts, key === undefined ? [] : [key, ...rest]);
      if (inner.labels.length > 0) return inner;
    } else if (part.key === key) {
      if (part.type === 'field') return { labels: [part.label], field: part.field };
      if (part.type === 'group') return below(part.label, part.parts, rest);
      const [index, ...inside] = rest;
      if (index === undefined) return { labels: [part.label] };
      return below(`${capitalised(part.one)} ${Number(index) + 1}`, part.parts, inside);
    }
  }
  return { labels: [] };
}

function below(label: string, parts: readonly FormPart[], rest: readonly string[]): Place {
  const { labels, ...place } = placeOf(parts, rest);
  return { ...place, labels: [label, ...labels] };
}

/** The labels on the way to a value: `Module 1 › Lesson 2 › Name`. */
export const labelOfPath = (parts: readonly FormPart[], path: string): string =>
  placeOf(parts, path.split('.')).labels.join(' › ') || path;

/** The field of a path; undefined for a list, a group or an unknown path. */
export const fieldOfPath = (parts: readonly FormPart[], path: string): Field | undefined =>
  placeOf(parts, path.split('.')).field;
