import type { ContactControl } from '../../src/sections/contact-form/ContactControl.tsx';
import { scriptAddress } from '../script-address.ts';
import * as hooks from './hooks.ts';

interface Late {
  default: (steamHooks: typeof hooks) => { ContactControl: typeof ContactControl };
}

const script = scriptAddress('contact-form');

let made: { ContactControl: typeof ContactControl } | undefined;

/** What checks the classic contact form; it stands beside the script. Made once, so that a component stays the same one. */
export async function lateControl() {
  const late: Late = await import(/* @vite-ignore */ new URL('contact-control.js', script).href);
  made ??= late.default(hooks);
  return made;
}
