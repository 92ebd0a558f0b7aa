import {
  type RequestRejection,
  type RequestValues,
  requestFieldNames,
  type StartSeats,
} from '../../domain/requests/request-form.ts';

/** 128 random bits: the same form sent twice is one request. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads what was typed. A field that the form does not have is left out. */
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

/** What is missing, before the form is sent. The server checks the rest. */
export function missingFields(values: RequestValues, starts: readonly StartSeats[]): RequestRejection | undefined {
  const fields: RequestRejection['fields'] = {};
  if (starts.length > 1 && !values.start) fields.start = 'Choose when to start';
  for (const [name, message] of Object.entries(required) as [keyof typeof required, string][]) {
    if (!values[name]?.trim()) fields[name] = message;
  }
  const messages = Object.values(fields);
  return messages.length > 0 ? { message: messages.join('. '), fields } : undefined;
}
