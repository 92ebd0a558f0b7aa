import { preact } from '@preact/preset-vite';
import type { PluginOption } from 'vite';

/**
 * What stands for React wherever our code runs on Preact: the widgets' build, the Preact stories and the Preact unit tests.
 * The aliases are the preset's: `react` and `react-dom` are `preact/compat`, the JSX runtime is Preact's.
 */
export const preactStack = (): PluginOption[] => [preact({ devToolsEnabled: false, prefreshEnabled: false })];
