import { preact } from '@preact/preset-vite';
import type { Plugin, PluginOption } from 'vite';

/**
 * The aliases for the widgets' build, the Preact stories and the Preact unit tests. The preset maps `react` and
 * `react-dom` to `preact/compat`, and the JSX runtime to Preact's.
 */
export const preactStack = (): PluginOption[] => [
  preact({ devToolsEnabled: false, prefreshEnabled: false }),
  compatHasTheStoreHook,
];

/**
 * wouter imports a CommonJS shim of useSyncExternalStore, and aliases do not apply to its import of react.
 * preact/compat has the hook.
 * https://github.com/react/react/issues/24590
 */
const compatHasTheStoreHook: Plugin = {
  name: 'compat-has-the-store-hook',
  config: () => ({ resolve: { alias: { 'use-sync-external-store/shim/index.js': 'preact/compat' } } }),
};
