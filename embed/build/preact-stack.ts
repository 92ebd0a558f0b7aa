import { preact } from '@preact/preset-vite';
import type { Plugin, PluginOption } from 'vite';

/**
 * What stands for React wherever our code runs on Preact: the widgets' build, the Preact stories and the Preact unit tests.
 * The aliases are the preset's: `react` and `react-dom` are `preact/compat`, the JSX runtime is Preact's.
 */
export const preactStack = (): PluginOption[] => [
  preact({ devToolsEnabled: false, prefreshEnabled: false }),
  compatHasTheStoreHook,
];

/**
 * wouter's shim for React before 18 is CommonJS, whose own import of react no alias reaches; Preact has the hook itself.
 * https://github.com/react/react/issues/24590
 */
const compatHasTheStoreHook: Plugin = {
  name: 'compat-has-the-store-hook',
  config: () => ({ resolve: { alias: { 'use-sync-external-store/shim/index.js': 'preact/compat' } } }),
};
