import { type ComponentDoc, componentDocs } from './component-docs.ts';

/**
 * The props of all components, by component. `propDocs` of prop-docs-plugin.ts replaces this module with its result,
 * because a browser cannot read the sources.
 */
export const docs: Readonly<Record<string, ComponentDoc>> = Object.fromEntries(
  componentDocs()
    .filter(({ path }) => path.endsWith('.tsx'))
    .map((doc) => [doc.name, doc]),
);
