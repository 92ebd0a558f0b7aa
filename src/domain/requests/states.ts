/*
 * The states of a request for a seat, and the changes between them. The transactions are in records/requests/requests.ts.
 */

export const requestStates = ['new', 'contacted', 'payment', 'enrolled', 'waiting', 'declined', 'cancelled'] as const;
export type RequestState = (typeof requestStates)[number];

export const isRequestState = (text: string): text is RequestState => requestStates.some((state) => state === text);

export const stateLabels: Readonly<Record<RequestState, string>> = {
  new: 'New',
  contacted: 'Contacted',
  payment: 'Waiting for payment',
  enrolled: 'Enrolled',
  waiting: 'Waiting list',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** The next states that staff may select, the most likely first. Each change can be undone. */
export const nextStates: Readonly<Record<RequestState, readonly RequestState[]>> = {
  new: ['contacted', 'payment', 'enrolled', 'waiting', 'declined'],
  contacted: ['payment', 'enrolled', 'waiting', 'declined', 'cancelled'],
  payment: ['enrolled', 'contacted', 'waiting', 'cancelled'],
  enrolled: ['cancelled'],
  waiting: ['payment', 'enrolled', 'contacted', 'declined', 'cancelled'],
  declined: ['contacted'],
  cancelled: ['contacted'],
};

/** Whether staff still have to act on a request in this state. */
export const isOpen = (state: RequestState): boolean =>
  state === 'new' || state === 'contacted' || state === 'payment' || state === 'waiting';

/** Whether a parent may cancel on the page of the request. To end an enrolment, the parent must contact the school. */
export const mayCancel = (state: RequestState): boolean => isOpen(state);

/** Whether a parent may add a receipt. */
export const mayPay = (state: RequestState): boolean => state === 'new' || state === 'contacted' || state === 'payment';
