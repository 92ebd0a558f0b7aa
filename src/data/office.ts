import type { ActionName } from '../domain/office/actions.ts';
import type { OfficeContract, OfficeError } from '../domain/office/contract.ts';

export type Input<Name extends ActionName> = OfficeContract[Name]['input'];
export type Output<Name extends ActionName> = OfficeContract[Name]['output'];

/** Calls an action. Rejects with an OfficeFailure. */
export type CallOffice = <Name extends ActionName>(name: Name, input: Input<Name>) => Promise<Output<Name>>;

/** A failed call. `message` is a sentence to show to the user. */
export class OfficeFailure extends Error {
  override name = 'OfficeFailure';
  /** The HTTP status; undefined without a response. */
  declare readonly status: number | undefined;
  declare readonly errors: Readonly<Record<string, string>>;
  /** Whether the user must enter the password or passkey again. */
  declare readonly needsConfirmation: boolean;
  /** The response body, for a caller that knows its shape. */
  declare readonly body: unknown;

  constructor(message: string, status?: number, body: Partial<OfficeError> = {}) {
    super(message);
    this.status = status;
    this.errors = body.errors ?? {};
    this.needsConfirmation = status === 403 && body.confirm === true;
    this.body = body;
  }
}

export const officePath = '/office/api';
/** Publishing many pictures takes long, but the server closes a connection without data after two minutes. */
const timeoutMs = 110_000;

const unreachable = 'The server did not answer. Nothing that you typed is lost: check the connection and try again.';

/**
 * Calls an action of the office (src/domain/office/actions.ts).
 *
 * @throws OfficeFailure, and nothing else
 */
export const callOffice: CallOffice = async (name, input) => {
  const response = await send(`${officePath}/${name}`, JSON.stringify(input), { 'Content-Type': 'application/json' });
  return response as Output<typeof name>;
};

/** Sends a POST request. Returns the parsed response. */
export async function send(url: string, body: BodyInit, headers: Record<string, string> = {}): Promise<unknown> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    text = await response.text();
  } catch {
    throw new OfficeFailure(unreachable);
  }
  return parseResponse(status, text);
}

/**
 * Returns the parsed body of a response.
 *
 * @param status the HTTP status; 0 without a response
 * @throws OfficeFailure for an error status, and if the body is not JSON
 */
function parseResponse(status: number, text: string): unknown {
  if (status === 0) throw new OfficeFailure(unreachable);
  const value = parsed(text);
  if (status >= 200 && status < 300 && value !== undefined) return value;
  const body = isError(value) ? value : undefined;
  throw new OfficeFailure(body?.message ?? explain(status), status, body);
}

const isError = (value: unknown): value is OfficeError =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

function explain(status: number): string {
  if (status === 401) return 'Your session has ended.';
  if (status === 403) return 'You may not do this.';
  if (status === 404) return 'This does not exist any more.';
  if (status === 413) return 'This file is too large for the server.';
  if (status === 429) return 'Too many attempts. Wait a few minutes and try again.';
  return `Something broke on the server (${status}). Nothing that you typed is lost: try again.`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
