import { defineElement } from '../../define-element.tsx';
import { widget } from '../../elements/faq.tsx';
import { mount } from '../../mount.tsx';

/** Defines `<steam-faq>`. `site` is the provider's origin: its API is under `/api` unless `api-host` says otherwise. */
export const define = (site: string) => defineElement('faq', site, () => mount(widget));
