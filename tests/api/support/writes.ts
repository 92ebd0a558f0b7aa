import type { Db } from '../../../src/db/schema.ts';
import { ayesha, message } from './api.ts';
import { setValues } from './change-content.ts';

/** A sign-up, a message or a request for a seat. */
export interface Write {
  path: '/user/signup' | '/contactus' | '/request';
  body: Record<string, string>;
  /** Identifies the write: the account's e-mail address, the message's subject or the parent's name. */
  key: string;
}

/** Alternates sign-ups, messages and requests. Call `takeRequests` first. */
export const writes = (count: number, name: string): Write[] =>
  Array.from({ length: count }, (_, n): Write => {
    if (n % 3 === 0) {
      const key = `user-${name}-${n}@example.pk`;
      return { path: '/user/signup', key, body: { ...ayesha, email: key } };
    }
    const key = `Message ${name} ${n}`;
    return n % 3 === 1
      ? { path: '/contactus', key, body: { ...message, subject: key } }
      : request(`Parent ${name} ${n}`, n);
  });

/** A request for a seat. Each `n` has its own phone number, because one number may send only a few requests a day. */
export const request = (name: string, n: number): Write => ({
  path: '/request',
  key: name,
  body: {
    course: requested,
    name,
    phone: `+92300${String(1_000_000 + n)}`,
    childName: 'Ali',
    childAge: '9',
    attempt: `attempt-${n}`,
  },
});

const requested = 'kitchen-chemistry';

/** Makes the sample school accept requests, for a course without start dates and with unlimited seats. */
export const takeRequests = async (server: { db: Db }): Promise<void> => {
  await setValues(server, 'school', { enrol: 'request' });
  await setValues(server, 'courses', { starts: [], seats: '' }, requested);
};

/** Sends a write. Returns its status, or 0 if the server died before it responded. */
export async function send(url: string, { path, body }: Write): Promise<number> {
  try {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Sends all writes, eight at a time. Returns each status. Calls `onAnswer` with the number of responses so far. */
export async function sendAll(
  url: string,
  all: readonly Write[],
  onAnswer: (count: number) => void = () => undefined,
): Promise<Map<Write, number>> {
  const statuses = new Map<Write, number>();
  const waiting = [...all];
  const worker = async () => {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      const status = await send(url, write);
      statuses.set(write, status);
      if (status !== 0) onAnswer([...statuses.values()].filter((one) => one !== 0).length);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return statuses;
}

/** Uploads a PDF of 1 MB to a parent's page. Returns the name of the notice; '' if the server died. */
export async function sendReceipt(page: string): Promise<string> {
  const body = new FormData();
  body.set('do', 'receipt');
  body.set('receipt', new File([Buffer.alloc(1_000_000, '%PDF-')], 'slip.pdf'));
  try {
    const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '', page).searchParams.get('did') ?? '';
  } catch {
    return '';
  }
}
