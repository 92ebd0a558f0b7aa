import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attributes } from '../../src/domain/embed/attributes.ts';
import { ownAttributes, sharedAttributes, widgetNames } from '../../src/domain/embed/widgets.ts';
import { withTables } from './readme.ts';
import { elementTypes } from './types.ts';

/**
 * The files generated from the contract (src/domain/embed), by path. Each function returns the new content for the
 * current content.
 */
const generated: Readonly<Record<string, (current: string) => string>> = {
  'embed/types/elements.d.ts': elementTypes,
  'embed/README.md': withTables,
};

/** Returns the generated files that do not match the contract. With `write`, updates them. */
export async function staleFiles({ write = false } = {}): Promise<string[]> {
  const stale: string[] = [];
  for (const [path, make] of Object.entries(generated)) {
    const file = join(import.meta.dirname, '../..', path);
    const current = await readFile(file, 'utf8').catch(() => '');
    const wanted = make(current);
    if (current === wanted) continue;
    stale.push(path);
    if (write) await writeFile(file, wanted);
  }
  return stale;
}

/** Returns the attributes without documentation, for a clearer message than the type checker's. */
const undocumented = () =>
  widgetNames.flatMap((widget) => {
    const documented = [...ownAttributes(widget), ...sharedAttributes].map(({ name }) => name);
    return Object.keys(attributes[widget]).filter((name) => !documented.includes(name));
  });

if (import.meta.main) {
  // `npm run generate` writes the files. `npm run check` runs this with --check, which only compares them.
  const isCheck = process.argv.includes('--check');
  for (const name of new Set(undocumented())) {
    console.log(`src/domain/embed/attributes.ts: \`${name}\` has no documentation: add it to \`attributeDocs\`.`);
    process.exitCode = 1;
  }
  const stale = await staleFiles({ write: !isCheck });
  for (const path of stale) {
    console.log(isCheck ? `${path} does not match src/domain/embed: run \`npm run generate\`.` : `${path} is written.`);
  }
  if (isCheck && stale.length > 0) process.exitCode = 1;
}
