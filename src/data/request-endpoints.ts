import { requestStored, seats } from '../domain/requests/decode-requests.ts';
import type { RequestValues, StartSeats } from '../domain/requests/request-form.ts';
import type { Command, Endpoint } from './endpoint.ts';

/** The seats of the starts of a course. */
export const seatsOf = (course: string): Endpoint<StartSeats[]> => ({
  path: `course/seats/${encodeURIComponent(course)}`,
  decode: seats,
});

/** Stores a request. `website` is the honeypot. */
export const askForSeat: Command<
  RequestValues & { course: string; partner?: string; website?: string },
  { address: string }
> = { path: 'request', decode: requestStored };
