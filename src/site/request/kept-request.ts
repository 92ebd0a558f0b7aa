import { type RequestValues, requestFieldNames } from '../../domain/requests/request-form.ts';
import { isRow } from '../../domain/text.ts';

/** A seat request that could not be sent and is stored on this device. */
export interface KeptRequest {
  values: RequestValues;
}

const keyOf = (course: string) => `request ${course}`;
/** The data of a child must not stay longer on a borrowed phone. */
const keepMs = 3 * 86_400_000;

/** Stores a request until it is sent, for at most three days. */
export function keep(course: string, values: RequestValues): void {
  try {
    localStorage.setItem(keyOf(course), JSON.stringify({ values, at: Date.now() }));
  } catch {
    // Storage is blocked or full: the open form still has the request.
  }
}

export function readKept(course: string): KeptRequest | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(course)) ?? 'null');
    if (!isRow(stored) || !isRow(stored.values)) return undefined;
    if (!(Number(stored.at) > Date.now() - keepMs)) {
      forgetKept(course);
      return undefined;
    }
    const values: RequestValues = {};
    for (const name of requestFieldNames) {
      const value = stored.values[name];
      if (typeof value === 'string') values[name] = value;
    }
    return { values };
  } catch {
    return undefined;
  }
}

export function forgetKept(course: string): void {
  try {
    localStorage.removeItem(keyOf(course));
  } catch {
    // Storage is blocked.
  }
}
