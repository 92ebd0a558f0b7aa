import { createContext, useContext } from 'react';

/** The partner whose page has sent this visitor, '' where none has. It lives as long as the visit: nothing is stored. */
export const PartnerContext = createContext('');

export const usePartner = () => useContext(PartnerContext);
