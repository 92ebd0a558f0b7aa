import { createContext, type ReactNode, useContext } from 'react';
import { adopt, createStyleTarget, type StyleTarget } from './style-target.ts';

const StyleContext = createContext<StyleTarget | undefined>(undefined);

export interface StyleRootProps {
  /** Receives the CSS of all components inside. */
  target: StyleTarget;
  children?: ReactNode;
}

/** Provides the style target: the sheet of the document or of a shadow root, or on a server the CSS text. */
export function StyleRoot({ target, children }: StyleRootProps) {
  return <StyleContext.Provider value={target}>{children}</StyleContext.Provider>;
}

let documentTarget: StyleTarget | undefined;

/** The target of the nearest StyleRoot. Without one (stories, unit tests), a shared sheet of the document. */
export function useStyleTarget(): StyleTarget {
  const target = useContext(StyleContext);
  if (target) return target;
  if (!documentTarget) {
    documentTarget = createStyleTarget('');
    if (typeof document === 'object' && documentTarget.sheet) adopt(document, documentTarget);
  }
  return documentTarget;
}
