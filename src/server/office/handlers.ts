import { contentHandlers } from './content/handlers.ts';
import { deskHandlers } from './desk.ts';
import { doctorHandlers } from './doctor.ts';
import type { Handlers } from './handler.ts';
import { invitationHandlers } from './invitation.ts';
import { meHandlers } from './me.ts';
import { partnerHandlers } from './partners.ts';
import { peopleHandlers } from './people.ts';
import { requestHandlers } from './requests/handlers.ts';
import { sessionHandlers } from './session.ts';
import { setupHandlers } from './setup.ts';
import { staffHandlers } from './staff.ts';

export const handlers = {
  ...sessionHandlers,
  ...invitationHandlers,
  ...meHandlers,
  ...staffHandlers,
  ...setupHandlers,
  ...deskHandlers,
  ...peopleHandlers,
  ...requestHandlers,
  ...partnerHandlers,
  ...doctorHandlers,
  ...contentHandlers,
} satisfies Handlers;
