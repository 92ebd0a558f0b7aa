/** Error messages by the field's name in the request. */
export type FieldErrors = Record<string, string>;

interface HttpErrorOptions {
  errors?: FieldErrors;
  headers?: Record<string, string>;
}

/** A 4xx or 503 response that a handler throws. The API turns it into JSON with `failureBody`. */
export class HttpError extends Error {
  override name = 'HttpError';
  status: number;
  errors: FieldErrors | undefined;
  headers: Record<string, string>;

  constructor(status: number, message: string, { errors, headers = {} }: HttpErrorOptions = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** A 429 response; `seconds` sets Retry-After. */
export function tooMany(message: string, seconds: number): HttpError {
  return new HttpError(429, message, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } });
}

/** Returns the error body that CONTRACT.md requires for the path. */
export function failureBody(path: string, message: string, errors?: FieldErrors): object {
  const fields = errors ? { errors } : {};
  if (path.endsWith('/contactus')) return { success: false, data: { message }, ...fields };
  if (path.includes('/user/') || path.endsWith('/request')) return { success: false, message, ...fields };
  return { message, ...fields };
}
