import { createContext } from 'react';

export interface LinkBehaviour {
  /** Takes the visitor to an own path without a page load, where it is not a link that leads there. */
  navigate?: (href: string) => void;
  /** Turns an address into the one to link to: a widget makes own paths absolute and adds its partner. */
  resolve?: (href: string) => string;
  /** Where links open unless they say it themselves. */
  target?: string;
}

/** How links behave in here; a widget points them at the provider's site. */
export const LinkContext = createContext<LinkBehaviour>({});
