import { type Draft, emptyDraft } from './draft.ts';
import { type Outcome, type SubmitForm, useSubmitForm } from './use-submit-form.ts';

export interface AuthFormProps {
  /** The values typed so far, in either form. */
  draft: Draft;
  /** Called with all values on every change. */
  onDraft: (draft: Draft) => void;
  /** Sends the form. Not called again before its promise settles. */
  onSend: (draft: Draft) => Promise<Outcome>;
  /** Switches between Sign In and Create Account. */
  onSwap: () => void;
}

export const useAuthForm = ({ draft, onDraft, onSend }: Omit<AuthFormProps, 'onSwap'>): SubmitForm<Draft> =>
  useSubmitForm<Draft>({ defaults: draft, fields, onValues: onDraft, onSend });

const fields = Object.keys(emptyDraft) as (keyof Draft)[];
