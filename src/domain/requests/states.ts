/*
 * The states of a request for a seat, and which press leads where. Pure: the transactions are in records/requests.ts.
 */

export const requestStates = ['new', 'contacted', 'payment', 'enrolled', 'waiting', 'declined', 'cancelled'] as const;
export type RequestState = (typeof requestStates)[number];

export const isRequestState = (text: string): text is RequestState => requestStates.some((state) => state === text);

/** For the desk. */
export const stateLabels: Readonly<Record<RequestState, string>> = {
  new: 'New',
  contacted: 'Contacted',
  payment: 'Waiting for payment',
  enrolled: 'Enrolled',
  waiting: 'Waiting list',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** The presses that the desk is offered in a state, the likeliest first. Undo leads back from each. */
export const nextStates: Readonly<Record<RequestState, readonly RequestState[]>> = {
  new: ['contacted', 'payment', 'enrolled', 'waiting', 'declined'],
  contacted: ['payment', 'enrolled', 'waiting', 'declined', 'cancelled'],
  payment: ['enrolled', 'contacted', 'waiting', 'cancelled'],
  enrolled: ['cancelled'],
  waiting: ['payment', 'enrolled', 'contacted', 'declined', 'cancelled'],
  declined: ['contacted'],
  cancelled: ['contacted'],
};

/** Whether a state waits for something: its start still concerns the desk. */
export const isOpen = (state: RequestState): boolean =>
  state === 'new' || state === 'contacted' || state === 'payment' || state === 'waiting';

/** Whether a parent may cancel on the page of the request. Ending an enrolment takes a word with the school. */
export const mayCancel = (state: RequestState): boolean => isOpen(state);

/** Whether a parent may add a receipt. */
export const mayPay = (state: RequestState): boolean => state === 'new' || state === 'contacted' || state === 'payment';
