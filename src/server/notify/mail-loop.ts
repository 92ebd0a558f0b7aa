/** A queue of mails in a database table. */
export interface QueuedMails {
  /** Sends due mails. A failed mail stays in the queue. */
  sendDue: () => Promise<void>;
  close: () => void;
}

const pollEveryMs = 1_000;

/** After this time, another server may retry. */
export const leaseMs = 60_000;

/** Exponential backoff: 5 s, 10 s, 20 s…, at most one hour. */
export const pauseMs = (tries: number): number => Math.min(5_000 * 2 ** tries, 3_600_000);

/**
 * Polls the queue in the background, and sends due mails.
 *
 * @returns a function that stops it
 */
export function startSending(mails: QueuedMails): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    mails
      .sendDue()
      // Ignored, because the health check reports an unavailable database.
      .catch(() => undefined)
      .finally(() => {
        if (!stopped) timer = setTimeout(run, pollEveryMs).unref();
      });
  };
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    mails.close();
  };
}
