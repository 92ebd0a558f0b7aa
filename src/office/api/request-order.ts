import type { CallOffice } from '../../data/office.ts';

export interface RequestOrder {
  call: CallOffice;
  /** The number of the request of a response: greater than those of all requests that began before. */
  numberOf: (response: object) => number;
}

/** Numbers requests in the order in which they begin. A response may arrive after that of a later request. */
export function requestOrder(call: CallOffice): RequestOrder {
  let last = 0;
  const numbers = new WeakMap<object, number>();
  return {
    async call(name, input) {
      last += 1;
      const own = last;
      const response = await call(name, input);
      numbers.set(response, own);
      return response;
    },
    numberOf: (response) => numbers.get(response) ?? 0,
  };
}
