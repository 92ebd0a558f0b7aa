import { createHmac } from 'node:crypto';

/** Posts a JSON object, signed with the secret. Throws if the receiver does not accept it. */
export async function postEvent(
  { url, secret }: { url: string; secret: string },
  event: object,
  timeoutMs: number,
): Promise<void> {
  const json = JSON.stringify(event);
  const signature = createHmac('sha256', secret).update(json).digest('hex');
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` },
    body: json,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookError(response.status);
}

/** The receiver did not accept an event. */
export class WebhookError extends Error {
  override name = 'WebhookError';
  readonly status: number;

  constructor(status: number) {
    super(`NOTIFY_WEBHOOK answered ${status}`);
    this.status = status;
  }
}
