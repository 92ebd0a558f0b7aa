import { createContext, useContext } from 'react';

/** The attributes of an element that shows a text of the content and nothing else. */
export interface ContentText {
  /** Isolates the text from the text around it, and detects its direction. */
  dir: 'auto';
  /** The content's language, if it differs from that of the labels around it. */
  lang?: string;
}

/** The content's language, for all texts of a subtree. Labels have the language of the page or the widget. */
export const ContentTextContext = createContext<ContentText>({ dir: 'auto' });

/**
 * For every text of the content: names, descriptions, answers, prices.
 *
 * @example <Name {...contentText}>{course.name}</Name>, or <bdi {...contentText}> beside a label
 */
export const useContentText = () => useContext(ContentTextContext);
