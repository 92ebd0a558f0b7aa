import { contentHandlers } from './content/handlers.ts';

/** The handler of each action. */
export const handlers = { ...contentHandlers };
