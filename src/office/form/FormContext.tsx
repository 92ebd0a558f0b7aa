import { createContext, useContext } from 'react';
import type { Kind } from '../../domain/office/kinds.ts';

/** What all fields of a form share. */
export interface FormState {
  kind: Kind;
  /** The server's messages by path, until the next attempt to save. */
  errors: Readonly<Record<string, string>>;
  /** The ids that fields refer to, by kind. */
  choices: Readonly<Record<string, readonly { id: string; title: string }[]>>;
  /** The id of the control of a path. */
  idOf: (path: string) => string;
  /** Opens or closes a disclosure. */
  setOpen: (path: string, isOpen: boolean) => void;
  /** Forgets the messages below a path: its items have moved. */
  forgetErrors: (path: string) => void;
  /** Counts an upload that begins (1) or ends (-1). */
  trackUpload: (change: 1 | -1) => void;
}

/** The disclosures that are open, by path. A context of its own: opening one must not render all fields again. */
export const OpenPathsContext = createContext<ReadonlySet<string>>(new Set());

/** The number of uploads in progress. An upload ends at the path where it began, so items of lists keep their places. */
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
  /** Marks the label. The server validates. */
  required?: boolean | undefined;
}

/** The props of a field of the kit: id, name, error. */
export function useFieldProps({ path, label, hint, required }: ControlProps) {
  const { errors, idOf } = useFormState();
  return { id: idOf(path), label, hint, required, error: errors[path] };
}
