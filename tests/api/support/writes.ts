import { ayesha, message } from './api.ts';

/** A sign-up or a message that is sent once. */
export interface Write {
  path: '/user/signup' | '/contactus';
  body: Record<string, string>;
  /** The e-mail address of the account or the subject of the message. Identifies the write. */
  key: string;
}

/** Alternating sign-ups and messages. */
export function writes(count: number, name: string): Write[] {
  return Array.from({ length: count }, (_, n) => {
    const key = n % 2 === 0 ? `user-${name}-${n}@example.pk` : `Message ${name} ${n}`;
    return n % 2 === 0
      ? { path: '/user/signup', key, body: { ...ayesha, email: key } }
      : { path: '/contactus', key, body: { ...message, subject: key } };
  });
}

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

/** Sends all writes, eight at a time. Returns the status of each; calls `onAnswer` with the number of responses. */
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
