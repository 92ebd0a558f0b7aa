import { createContext, type ReactNode, useContext } from 'react';
import { adopt, createStyleTarget, type StyleTarget } from './style-target.ts';

const StyleContext = createContext<StyleTarget | undefined>(undefined);

export interface StyleRootProps {
  /** Where the rules of everything inside go. */
  target: StyleTarget;
  children?: ReactNode;
}

/** Tells the styled parts inside where their rules go: the page's head, a shadow root's sheet, or the server's text. */
export function StyleRoot({ target, children }: StyleRootProps) {
  return <StyleContext.Provider value={target}>{children}</StyleContext.Provider>;
}

let documentTarget: StyleTarget | undefined;

/** The target of the nearest StyleRoot; without one, a sheet of the document's own (stories and unit tests). */
export function useStyleTarget(): StyleTarget {
  const target = useContext(StyleContext);
  if (target) return target;
  if (!documentTarget) {
    documentTarget = createStyleTarget('');
    if (typeof document === 'object' && documentTarget.sheet) adopt(document, documentTarget);
  }
  return documentTarget;
}
