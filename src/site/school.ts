import { createContext, useContext } from 'react';
import { type School, sampleSchool } from '../domain/school.ts';

/** The school whose site this is: the server writes it into every page. */
export const SchoolContext = createContext<School>(sampleSchool);

export const useSchool = () => useContext(SchoolContext);
