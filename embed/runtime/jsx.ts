import { createElement, Fragment } from 'preact';

export { Fragment };

/** What the compiler makes of a tag; `children` are among the props. */
export const jsx = (type: Parameters<typeof createElement>[0], props: object, key?: string) =>
  createElement(type as string, { ...props, key });
export const jsxs = jsx;
