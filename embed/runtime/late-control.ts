import type { ContactControl } from '../../src/sections/contact-form/ContactControl.tsx';
import { scriptAddress } from '../script-address.ts';
import * as hooks from './hooks.ts';

interface Late {
  default: (steamHooks: typeof hooks) => { ContactControl: typeof ContactControl };
}

const script = scriptAddress('contact-form');

/** What checks the classic contact form; it stands beside the script. */
export async function lateControl() {
  const late: Late = await import(/* @vite-ignore */ new URL('contact-control.js', script).href);
  return late.default(hooks);
}
