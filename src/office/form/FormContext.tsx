import { createContext, useContext } from 'react';
import type { Kind } from '../../domain/office/kinds.ts';

/** The shared state of all fields of a form. */
export interface FormState {
  kind: Kind;
  /** The server's error messages by path, until the next save. */
  errors: Readonly<Record<string, string>>;
  /** The items that reference fields offer, by kind. */
  choices: Readonly<Record<string, readonly { id: string; title: string }[]>>;
  /** Returns the DOM id of the control for a path. */
  idOf: (path: string) => string;
  /** Opens or closes the disclosure at a path. */
  setOpen: (path: string, isOpen: boolean) => void;
  /** Removes the error messages below a path, after its items have moved. */
  forgetErrors: (path: string) => void;
  /** Counts an upload that begins (1) or ends (-1). */
  trackUpload: (change: 1 | -1) => void;
}

/** The paths of open disclosures. A separate context, so that opening one does not render all fields. */
export const OpenPathsContext = createContext<ReadonlySet<string>>(new Set());

/** The number of uploads in progress. Until they end, list items cannot move, because an upload stores its result by path. */
export const UploadsContext = createContext(0);

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A field of the office is outside of an ItemForm.');
  return state;
}

export interface ControlProps {
  /** The path of the value. */
  path: string;
  /** The visible label. */
  label: string;
  /** A sentence below the label. */
  hint?: string | undefined;
  /** Marks the label as required. Only the server validates. */
  required?: boolean | undefined;
}

/** Returns the props of a form field in src/ui: id, label, hint, required, error. */
export function useFieldProps({ path, label, hint, required }: ControlProps) {
  const { errors, idOf } = useFormState();
  return { id: idOf(path), label, hint, required, error: errors[path] };
}
