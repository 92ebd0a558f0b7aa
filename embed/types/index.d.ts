export type * from './elements.js';

/**
 * Defines all four elements, each once however often it is called; on a server it does nothing.
 *
 * @param site the provider's origin, such as `https://steam.example`; its API is under `/api` unless `api-host` says otherwise
 */
export declare function define(site: string): void;
