import { type ComponentDoc, componentDocs } from './component-docs.ts';

/**
 * The props of all components, by component. A browser cannot read the sources: `propDocs` of prop-docs-plugin.ts
 * replaces this module by its result.
 */
export const docs: Readonly<Record<string, ComponentDoc>> = Object.fromEntries(
  componentDocs()
    .filter(({ path }) => path.endsWith('.tsx'))
    .map((doc) => [doc.name, doc]),
);
