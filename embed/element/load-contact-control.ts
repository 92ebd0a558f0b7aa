import type * as control from '../../src/sections/contact-form/contact-control.ts';
import { importBeside } from './own-script.ts';

/** In the classic script: the validation is a file beside it. */
export const loadContactControl = () => importBeside<typeof control>('contact-control.js');
