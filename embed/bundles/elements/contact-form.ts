import { defineElement } from '../../define-element.tsx';
import { widget } from '../../elements/contact-form.tsx';
import { mount } from '../../mount.tsx';

/** Defines `<steam-contact-form>`. `site` is the provider's origin: its API is under `/api` unless `api-host` says otherwise. */
export const define = (site: string) => defineElement('contact-form', site, () => mount(widget));
