import { type Decode, ShapeError } from '../decode.ts';
import { isRow, text } from '../text.ts';

/** The widgets' scripts that a server has: what a pinned snippet names. */
export interface Release {
  version: string;
  /** SRI hashes by file name. */
  integrity: Readonly<Record<string, string>>;
}

/** `embed/v1/release.json`, of this server's own. */
export const release: Decode<Release> = (raw) => {
  if (!isRow(raw) || !text(raw.version)) throw new ShapeError('The answer names no version.');
  const hashes = Object.entries(isRow(raw.integrity) ? raw.integrity : {});
  return {
    version: text(raw.version),
    integrity: Object.fromEntries(hashes.map(([name, hash]) => [name, text(hash)])),
  };
};
