import type { HandlersOf } from '../handler.ts';
import { importHandlers } from './import-handlers.ts';
import { itemHandlers } from './item-handlers.ts';
import { publishHandlers } from './publish-handlers.ts';

export const contentHandlers: HandlersOf<'content'> = { ...itemHandlers, ...importHandlers, ...publishHandlers };
