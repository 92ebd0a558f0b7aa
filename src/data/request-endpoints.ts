import { ownRequests, requestStored, seats } from '../domain/requests/decode-requests.ts';
import type { OwnRequest, RequestValues, StartSeats } from '../domain/requests/request-form.ts';
import type { Command, Endpoint } from './endpoint.ts';

/** The free seats for each day on which a course starts. */
export const seatsOf = (course: string): Endpoint<StartSeats[]> => ({
  path: `course/seats/${encodeURIComponent(course)}`,
  decode: seats,
});

/** The seat requests of the signed-in account. */
export const readOwnRequests: Command<object, OwnRequest[]> = { path: 'user/requests', decode: ownRequests };

/** Sends a seat request. `website` is the honeypot: a hidden field that only bots fill in. */
export const askForSeat: Command<
  RequestValues & { course: string; partner?: string; website?: string },
  { address: string }
> = { path: 'request', decode: requestStored };
