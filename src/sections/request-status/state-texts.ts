import type { RequestDetails } from '../../domain/requests/request-details.ts';

export interface StateTexts {
  title: string;
  lead: string;
  steps: readonly string[];
}

/** The texts that explain a request's state to the parent. */
export function stateTexts({ state, place }: Pick<RequestDetails, 'state' | 'place'>): StateTexts {
  switch (state) {
    case 'new':
      return {
        title: 'We have your request',
        lead: 'The school has received it, and reads it soon.',
        steps: [
          'The school calls you or writes to you.',
          'You pay, and add the receipt on this page.',
          'The school confirms the seat.',
        ],
      };
    case 'contacted':
      return {
        title: 'We are in touch',
        lead: 'The school has called you or written to you.',
        steps: ['You pay, and add the receipt on this page.', 'The school confirms the seat.'],
      };
    case 'payment':
      return {
        title: 'Your seat is held: please pay',
        lead: 'The school waits for your payment.',
        steps: ['You pay.', 'You add the receipt on this page.', 'The school looks at it, and confirms the seat.'],
      };
    case 'enrolled':
      return {
        title: 'Your child is enrolled',
        lead: 'The seat is yours. We look forward to the first lesson.',
        steps: [],
      };
    case 'waiting':
      return {
        title: place > 0 ? `You are number ${place} on the waiting list` : 'You are on the waiting list',
        lead: 'This start is full. There is nothing to pay yet.',
        steps: ['A seat becomes free.', 'The school tells the first on the list.', 'You pay, and the seat is yours.'],
      };
    case 'declined':
      return {
        title: 'The school could not offer a seat',
        lead: 'Write to us if you have a question, or look at other courses.',
        steps: [],
      };
    case 'cancelled':
      return { title: 'This request is cancelled', lead: 'You may ask again at any time.', steps: [] };
  }
}
