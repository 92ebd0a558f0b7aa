import { createElement as create, Fragment } from 'preact';
import { hooked } from './hooks.ts';

export { Fragment };

export const createElement = (type: unknown, props: object) => create(hooked(type) as string, props);

/** What the compiler makes of a tag; `children` are among the props. */
export const jsx = (type: unknown, props: object, key?: string) => createElement(type, { ...props, key });
export const jsxs = jsx;
