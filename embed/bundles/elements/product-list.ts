import { defineElement } from '../../element/define-element.ts';
import { mount } from '../../element/mount.tsx';
import { widget } from '../../elements/product-list.tsx';

/**
 * Defines `<steam-product-list>`. `site` is the provider's origin: its API is under `/api` unless `api-host` says
 * otherwise.
 */
export const define = (site: string) =>
  defineElement('product-list', new URL(site).origin, () =>
    mount(widget, { loadUrdu: () => import('../../element/ur.ts') }),
  );
