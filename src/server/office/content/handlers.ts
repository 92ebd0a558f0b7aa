import type { HandlersOf } from '../handler.ts';
import { importHandlers } from './import-handlers.ts';
import { itemHandlers } from './item-handlers.ts';
import { publishHandlers } from './publish-handlers.ts';

/** The actions on the content. */
export const contentHandlers: HandlersOf<'content'> = { ...itemHandlers, ...importHandlers, ...publishHandlers };
