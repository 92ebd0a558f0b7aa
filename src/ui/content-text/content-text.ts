import { createContext, useContext } from 'react';

/** The attributes of an element that shows only a text of the school's content. */
export interface ContentText {
  /** Isolates the text from the text around it, and detects its direction. */
  dir: 'auto';
  /** The content's language, if it differs from that of the labels around it. */
  lang?: string;
}

/** The language of the school's content in a subtree. Labels have the language of the page or the widget. */
export const ContentTextContext = createContext<ContentText>({ dir: 'auto' });

/**
 * Returns the attributes for a text of the school's content: a name, description, answer or price.
 *
 * @example <Name {...contentText}>{course.name}</Name>, or <bdi {...contentText}> beside a label
 */
export const useContentText = () => useContext(ContentTextContext);
