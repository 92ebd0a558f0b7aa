/** What is wrong with each field, by its name in the request. */
export type FieldErrors = Record<string, string>;

interface HttpErrorOptions {
  errors?: FieldErrors;
  headers?: Record<string, string>;
}

/** An answer of 4xx or 503 that a handler throws; the API gives it the shape that its call has in the contract. */
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

/** Too much at the moment; `seconds` says when to come back. */
export function tooMany(message: string, seconds: number): HttpError {
  return new HttpError(429, message, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } });
}

/** The body of a failure, in the shape that the contract gives the call. */
export function failureBody(path: string, message: string, errors?: FieldErrors): object {
  const fields = errors ? { errors } : {};
  if (path.endsWith('/contactus')) return { success: false, data: { message }, ...fields };
  if (path.includes('/user/')) return { success: false, message, ...fields };
  return { message, ...fields };
}
