export type * from './elements.js';

/**
 * Defines all elements. Further calls, and calls on a server, do nothing.
 *
 * @param site the provider's origin, such as `https://steam.example`; its API is under `/api` unless `api-host` is set
 */
export declare function define(site: string): void;
