import { release as decode, type Release } from '../domain/embed/release.ts';
import type { Endpoint } from './endpoints.ts';

/** Of the widgets' scripts, beside our own API; another API host has none. Not in endpoints.ts, which every page loads. */
export const release: Endpoint<Release> = { path: '../embed/v1/release.json', decode };
