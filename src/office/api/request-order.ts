import type { CallOffice } from '../../data/office.ts';

export interface RequestOrder {
  call: CallOffice;
  /** Returns the number of the request that a response belongs to. Later requests have greater numbers. */
  numberOf: (response: object) => number;
}

/** Numbers requests, because responses may arrive in another order. */
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
