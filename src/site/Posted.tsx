import { createContext, useContext } from 'react';
import type { ContactOutcome, ContactValues } from '../sections/contact-form/ContactFormView.tsx';

/** What was posted to a page without scripts, and what became of it. */
export interface Posted {
  values: Partial<ContactValues>;
  outcome: ContactOutcome;
}

const PostedContext = createContext<Posted | undefined>(undefined);

export const PostedProvider = PostedContext.Provider;

/** The form that this page answers, where it answers one. */
export const usePosted = () => useContext(PostedContext);
