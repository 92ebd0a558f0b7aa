import { createContext } from 'react';

export interface LinkManner {
  /** Takes the visitor to an own path without a page load. Absent: links are plain links. */
  navigate?: (href: string) => void;
  /** Told of an own path that the visitor is about to follow. */
  prefetch?: (href: string) => void;
  /** Turns an address into the one to link to: a widget makes own paths absolute and adds its partner. */
  resolve?: (href: string) => string;
  /** Where links open unless they say it themselves. */
  target?: string;
}

/** How links behave in here. The site lets its router navigate; a widget points them at the provider's site. */
export const LinkContext = createContext<LinkManner>({});
