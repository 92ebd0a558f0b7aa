import { ownRequests, requestStored, seats } from '../domain/requests/decode-requests.ts';
import type { OwnRequest, RequestValues, StartSeats } from '../domain/requests/request-form.ts';
import type { Command, Endpoint } from './endpoint.ts';

/** The free seats of each start of a course. */
export const seatsOf = (course: string): Endpoint<StartSeats[]> => ({
  path: `course/seats/${encodeURIComponent(course)}`,
  decode: seats,
});

/** The requests of the account that is signed in. */
export const readOwnRequests: Command<object, OwnRequest[]> = { path: 'user/requests', decode: ownRequests };

/** Stores a request. `website` is the honeypot. */
export const askForSeat: Command<
  RequestValues & { course: string; partner?: string; website?: string },
  { address: string }
> = { path: 'request', decode: requestStored };
