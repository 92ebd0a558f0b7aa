import { defineElement } from '../../define-element.tsx';
import { widget } from '../../elements/product-list.tsx';
import { mount } from '../../mount.tsx';

/** Defines `<steam-product-list>`. `site` is the provider's origin: its API is under `/api` unless `api-host` says otherwise. */
export const define = (site: string) => defineElement('product-list', site, () => mount(widget));
