import type { NodeEnv } from './client-address.ts';

/** A page that was requested, or seen after it was rendered ahead. */
export interface Visit {
  /** The request for the page, or the one that reports it as seen. */
  request: Request;
  connection: NodeEnv | undefined;
  /** The partner that the page's URL names. */
  partner: string;
  /** The route of the page, with the id of a course or product. */
  page: string;
  /** The query of the page's URL. */
  search: string;
}
