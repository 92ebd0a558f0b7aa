/** The office asked for something that is not there; the message says so. */
export class OfficeError extends Error {
  override name = 'OfficeError';
}
