import { createContext, useContext } from 'react';
import type { ContactValues } from '../domain/entities.ts';
import { type School, sampleSchool } from '../domain/school.ts';
import type { ContactOutcome } from '../sections/contact-form/ContactFormView.tsx';

/** The school whose site this is: the server writes it into every page. */
export const SchoolContext = createContext<School>(sampleSchool);

export const useSchool = () => useContext(SchoolContext);

/** The partner whose page has sent this visitor, '' where none has. It lives as long as the visit: nothing is stored. */
export const PartnerContext = createContext('');

export const usePartner = () => useContext(PartnerContext);

/** What was posted to a page without scripts, and what became of it. */
export interface FormResult {
  values: Partial<ContactValues>;
  outcome: ContactOutcome;
}

const FormResultContext = createContext<FormResult | undefined>(undefined);

export const FormResultProvider = FormResultContext.Provider;

/** The form that this page answers, where it answers one. */
export const useFormResult = () => useContext(FormResultContext);
