import { createContext, useContext } from 'react';
import type { ContactOutcome, ContactValues } from '../sections/contact-form/ContactFormView.tsx';

/** What was posted to a page without scripts, and what became of it. */
export interface FormResult {
  values: Partial<ContactValues>;
  outcome: ContactOutcome;
}

const FormResultContext = createContext<FormResult | undefined>(undefined);

export const FormResultProvider = FormResultContext.Provider;

/** The form that this page answers, where it answers one. */
export const useFormResult = () => useContext(FormResultContext);
