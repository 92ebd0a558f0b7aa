import type {} from './elements.js';

/**
 * Defines this element, once however often it is called; on a server, which has nothing to define it in, it does nothing.
 *
 * @param site the provider's origin, such as `https://steam.example`; its API is under `/api` unless `api-host` says otherwise
 */
export declare function define(site: string): void;
