import type { RequestState } from './states.ts';

/*
 * The seats for one day on which a course starts. A request in the state `enrolled` takes a seat. A request in the
 * state `payment` holds a seat until `heldUntil`; after that, others may take the seat.
 */

/** The fields of a request that decide whether it takes a seat. */
export interface SeatUse {
  state: RequestState;
  /** The end of the hold of `payment`; null in other states. */
  heldUntil: number | null;
}

export interface Seats {
  /** Undefined without a limit. */
  total: number | undefined;
  enrolled: number;
  /** Held for a payment. */
  held: number;
  /** The length of the waiting list. */
  waiting: number;
}

/** Whether a request takes or holds a seat. */
export const takesSeat = ({ state, heldUntil }: SeatUse, now: number): boolean =>
  state === 'enrolled' || (state === 'payment' && heldUntil !== null && heldUntil > now);

/**
 * Counts the seats for one day on which a course starts.
 *
 * @param seats the field of the course: digits, or '' without a limit
 */
export function countSeats(seats: string, requests: readonly SeatUse[], now: number): Seats {
  const taken = requests.filter((request) => takesSeat(request, now));
  const enrolled = taken.filter(({ state }) => state === 'enrolled').length;
  return {
    total: seats === '' ? undefined : Number(seats),
    enrolled,
    held: taken.length - enrolled,
    waiting: requests.filter(({ state }) => state === 'waiting').length,
  };
}

/** The free seats; Infinity without a limit. Not below 0: a school may have lowered the limit. */
export const freeSeats = ({ total = Number.POSITIVE_INFINITY, enrolled, held }: Seats): number =>
  Math.max(0, total - enrolled - held);

/** The free seats that the waiting list does not need. */
export const seatsLeft = (seats: Seats): number => Math.max(0, freeSeats(seats) - seats.waiting);

/** The state of a new request: on the waiting list if there is no free seat that the waiting list does not need. */
export const firstState = (seats: Seats): RequestState => (seatsLeft(seats) > 0 ? 'new' : 'waiting');

const needsSeat = (state: RequestState) => state === 'enrolled' || state === 'payment';

/**
 * The state that a request gets instead of `wanted`: the waiting list, if it needs a seat and none is free.
 *
 * @param seats the seats before the change
 */
export function stateWithSeats(request: SeatUse, wanted: RequestState, seats: Seats, now: number): RequestState {
  if (!needsSeat(wanted) || takesSeat(request, now)) return wanted;
  return freeSeats(seats) > 0 ? wanted : 'waiting';
}
