import type { HandlersOf } from '../handler.ts';

/** The actions on the content. */
export const contentHandlers: Partial<HandlersOf<'content'>> = {};
