import type { RequestState } from './states.ts';

/** The fields of the form of a request, under the names of its inputs and of `POST request`. */
export const requestFieldNames = [
  'start',
  'name',
  'phone',
  'email',
  'childName',
  'childAge',
  'note',
  'confirmAge',
  'attempt',
] as const;
export type RequestFieldName = (typeof requestFieldNames)[number];

/** The form's values as typed. */
export type RequestValues = Partial<Record<RequestFieldName, string>>;

/** The error messages of a rejected request. */
export interface RequestRejection {
  message: string;
  fields: Partial<Record<RequestFieldName, string>>;
}

export const requestLengths = { name: 100, phone: 60, email: 254, childName: 100, note: 1_000 } as const;

/** The path of a parent's page. The key is in the query, which this server never logs. */
export const requestPath = '/my-request';

export const requestAddress = (key: string): string => `${requestPath}?key=${encodeURIComponent(key)}`;

/** The address of the page on which one account gets the lectures of an enrolment. */
export const lecturesAddress = (key: string): string => `${requestPath}?lectures=${encodeURIComponent(key)}`;

export interface OwnRequest {
  reference: string;
  state: RequestState;
  /** The address of the request's page or, if another person sent the request, of the page of its lectures. */
  address: string;
  courseName: string;
  /** The day on which the requested course starts, or '' for a course without dates. */
  startDay: string;
  childName: string;
}

export interface StartSeats {
  day: string;
  /** Undefined without a limit. */
  left?: number | undefined;
  /** The length of the waiting list. */
  waiting: number;
}
