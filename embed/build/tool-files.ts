import { htmlCustomData, webTypes } from './editor-data.ts';
import { manifest } from './manifest.ts';

/** Files for editors and documentation tools, by name. They are beside the scripts and in the npm package. */
export const toolFiles: Readonly<Record<string, (version: string) => object>> = {
  'custom-elements.json': manifest,
  'html-custom-data.json': htmlCustomData,
  'web-types.json': webTypes,
};

export const toolFileText = (make: (version: string) => object, version: string): string =>
  `${JSON.stringify(make(version), null, 2)}\n`;
