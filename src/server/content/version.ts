import { createHash } from 'node:crypto';
import { type Content, contentTables } from './content.ts';

/** One hash of all content: the same rows, however they came, are the same version. */
export function versionOf(content: Content): string {
  const hash = createHash('sha256');
  for (const table of contentTables) {
    for (const row of [...content[table]].sort((one, other) => (one.id < other.id ? -1 : 1))) {
      hash.update(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
