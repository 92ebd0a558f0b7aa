import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { wire } from '../../demo/content/index.ts';
import { root } from './story-module.ts';

/** The files and packages that a project must add. */
export interface Copied {
  /** Paths in the repository, sorted. */
  files: readonly string[];
  /** The packages that these files import, sorted. */
  packages: readonly string[];
}

interface Imports {
  code: string;
  files: readonly string[];
  packages: readonly string[];
}
const scanned = new Map<string, Imports>();

/**
 * Finds all files that the entries import, directly or indirectly.
 *
 * @param entries paths in the repository
 */
export function copiedFiles(entries: readonly string[]): Copied {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const { files: imported, packages: named } = importsOf(file);
    for (const name of named) packages.add(name);
    for (const path of imported) visit(path);
  };
  for (const entry of entries) visit(entry);
  return { files: [...files].sort(), packages: [...packages].sort() };
}

function importsOf(file: string): Imports {
  if (file === sampleContent || !/\.tsx?$/.test(file)) return { code: '', files: [], packages: [] };
  const code = readFileSync(join(root, file), 'utf8');
  const known = scanned.get(file);
  if (known?.code === code) return known;
  const specifiers = specifiersIn(file, code).map((specifier) => specifier.replace(/\?.*$/, ''));
  const isRelative = (specifier: string) => specifier.startsWith('.');
  const imports: Imports = {
    code,
    files: specifiers
      .filter(isRelative)
      .map((specifier) => relative(root, join(root, dirname(file), specifier)))
      .filter((path) => existsSync(join(root, path))),
    packages: specifiers.filter((specifier) => !isRelative(specifier)).map(packageOf),
  };
  scanned.set(file, imports);
  return imports;
}

/** This module reads a folder at run time. Copies and browsers get its result instead. */
export const sampleContent = 'demo/content/index.ts';

/** The text of a file for a copy. */
export const contentOf = (file: string): string =>
  file === sampleContent ? `export const wire = ${JSON.stringify(wire)};\n` : readFileSync(join(root, file), 'utf8');

function specifiersIn(file: string, code: string): string[] {
  const { module, program } = parseSync(file, code);
  const types: string[] = [];
  new Visitor({
    TSImportType({ source }) {
      types.push(source.value);
    },
  }).visit(program);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end));
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...types,
    ...dynamic.flatMap((text) => /^['"](.*)['"]$/.exec(text)?.[1] ?? []),
  ];
}

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
