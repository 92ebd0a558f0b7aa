import type { NodeEnv } from './client-address.ts';

/** A visit of a page: its request, or the moment when the visitor sees a prerendered page. */
export interface Visit {
  /** The request for the page; for a prerendered page, `POST /seen`. */
  request: Request;
  connection: NodeEnv | undefined;
  /** The partner in the page's URL. */
  partner: string;
  /** The route of the page, with the id of a course or product. */
  page: string;
  search: string;
}
