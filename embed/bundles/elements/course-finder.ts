import { defineElement } from '../../define-element.tsx';
import { widget } from '../../elements/course-finder.tsx';
import { mount } from '../../mount.tsx';

/** Defines `<steam-course-finder>`. `site` is the provider's origin: its API is under `/api` unless `api-host` says otherwise. */
export const define = (site: string) => defineElement('course-finder', site, () => mount(widget));
