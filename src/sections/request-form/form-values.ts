import {
  type RequestRejection,
  type RequestValues,
  requestFieldNames,
  type StartSeats,
} from '../../domain/requests/request-form.ts';

/** 128 random bits, by which the server recognises a form that is sent twice. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads the values of the form, without fields that it does not have. */
export function readForm(form: HTMLFormElement): RequestValues & { website?: string } {
  const data = new FormData(form);
  const values: RequestValues & { website?: string } = {};
  for (const name of [...requestFieldNames, 'website'] as const) {
    const value = data.get(name);
    if (typeof value === 'string' && value !== '') values[name] = value;
  }
  return values;
}

const required = {
  name: 'Your name is required',
  phone: 'Phone or WhatsApp is required',
  childName: 'Your child’s name is required',
  childAge: 'Age is required',
} as const;

/** The errors of missing values, before the form is sent. The server validates the rest. */
export function missingFields(values: RequestValues, starts: readonly StartSeats[]): RequestRejection | undefined {
  const fields: RequestRejection['fields'] = {};
  if (starts.length > 1 && !values.start) fields.start = 'Choose when to start';
  for (const [name, message] of Object.entries(required) as [keyof typeof required, string][]) {
    if (!values[name]?.trim()) fields[name] = message;
  }
  const messages = Object.values(fields);
  return messages.length > 0 ? { message: messages.join('. '), fields } : undefined;
}
