import { contentHandlers } from './content/handlers.ts';
import { invitationHandlers } from './invitation.ts';
import { meHandlers } from './me.ts';
import { sessionHandlers } from './session.ts';
import { staffHandlers } from './staff.ts';

/** The handler of each action. */
export const handlers = {
  ...sessionHandlers,
  ...invitationHandlers,
  ...meHandlers,
  ...staffHandlers,
  ...contentHandlers,
};
