import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const results = join(import.meta.dirname, 'RESULTS.md');

/** Replaces a section of RESULTS.md, or adds it at the end. */
export function writeSection(title: string, text: string): void {
  const heading = `## ${title}\n`;
  const [before = '', rest] = readFileSync(results, 'utf8').split(`\n${heading}`);
  const next = rest?.search(/\n## /) ?? -1;
  const after = rest === undefined || next < 0 ? '' : rest.slice(next);
  writeFileSync(results, `${before.trimEnd()}\n\n${heading}\n${text.trimEnd()}\n${after}`);
}
