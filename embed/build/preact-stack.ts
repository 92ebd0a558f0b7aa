import { preact } from '@preact/preset-vite';
import type { Plugin, PluginOption } from 'vite';

/**
 * The aliases for the widgets' build, the Preact stories and the Preact unit tests: `react` and `react-dom` become
 * `preact/compat`, and the JSX runtime becomes Preact's.
 */
export const preactStack = (): PluginOption[] => [
  preact({ devToolsEnabled: false, prefreshEnabled: false }),
  compatHasTheStoreHook,
];

/**
 * wouter imports a CommonJS shim of useSyncExternalStore, whose `require('react')` ignores aliases. This replaces the
 * shim with the hook of preact/compat.
 * https://github.com/react/react/issues/24590
 */
const compatHasTheStoreHook: Plugin = {
  name: 'compat-has-the-store-hook',
  config: () => ({ resolve: { alias: { 'use-sync-external-store/shim/index.js': 'preact/compat' } } }),
};
