import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { babelParse, types as t, traverse } from 'storybook/internal/babel';
import { kitDirectory } from './start.ts';

export const root = join(import.meta.dirname, '../..');

/** A parsed source: a story file, or a module that it imports. */
export interface StoryModule {
  file: string;
  code: string;
  statements: readonly t.Statement[];
}

/** A syntax node, with the module in which its names are defined. */
export interface Value<Type extends t.Node = t.Node> {
  node: Type;
  module: StoryModule;
}

/** The import or declaration of a name. */
export type Origin =
  /** `path` is set for a file of the repository. */
  | { kind: 'import'; from: string; specifier: string; path?: string }
  | { kind: 'declaration'; module: StoryModule; statement: t.Statement };

const parsed = new Map<string, StoryModule>();

export function moduleAt(file: string): StoryModule {
  const code = readFileSync(file, 'utf8');
  const known = parsed.get(file);
  if (known?.code === code) return known;
  const module = { file, code, statements: babelParse(code).program.body as t.Statement[] };
  parsed.set(file, module);
  return module;
}

export const textOf = ({ node, module }: Value): string => module.code.slice(node.start ?? 0, node.end ?? 0);

/** The statement without `export`. */
export const declarationIn = (statement: t.Statement): t.Statement =>
  t.isExportNamedDeclaration(statement) && statement.declaration ? statement.declaration : statement;

/**
 * Finds the import or declaration of a name. A helper module that imports Storybook cannot be copied, so its
 * declarations are used instead.
 */
export function originOf(name: string, module: StoryModule): Origin | undefined {
  for (const statement of module.statements) {
    if (t.isImportDeclaration(statement)) {
      const specifier = statement.specifiers.find(({ local }) => local.name === name);
      if (!specifier) continue;
      const helper = helperAt(module, statement.source.value);
      const origin = helper && originOf(importedName(specifier), helper);
      return origin ?? importOf(module, statement, specifier);
    }
    if (Object.keys(t.getBindingIdentifiers(declarationIn(statement))).includes(name))
      return { kind: 'declaration', module, statement };
    if (isTypeNamed(declarationIn(statement), name)) return { kind: 'declaration', module, statement };
  }
  return undefined;
}

const isTypeNamed = (node: t.Statement, name: string) =>
  (t.isTSInterfaceDeclaration(node) || t.isTSTypeAliasDeclaration(node)) && node.id.name === name;

type Specifier = t.ImportDeclaration['specifiers'][number];

const importedName = (specifier: Specifier) =>
  t.isImportSpecifier(specifier) && t.isIdentifier(specifier.imported) ? specifier.imported.name : specifier.local.name;

function importOf(module: StoryModule, statement: t.ImportDeclaration, specifier: Specifier): Origin {
  const source = statement.source.value;
  const path = source.startsWith('.') ? relative(root, join(dirname(module.file), source)) : undefined;
  const from = path ? `./${kitDirectory}/${path}` : source;
  const written = textOf({ node: specifier, module });
  const isType = statement.importKind === 'type' && !written.startsWith('type ');
  return { kind: 'import', from, specifier: isType ? `type ${written}` : written, ...(path && { path }) };
}

/** Returns the imported module if it is a helper of the stories that imports Storybook. */
function helperAt({ file }: StoryModule, source: string): StoryModule | undefined {
  const path = join(dirname(file), source);
  if (!source.startsWith('.') || !path.startsWith(join(root, 'stories/'))) return undefined;
  const module = moduleAt(path);
  return /from '(@?storybook|\.\.\/fixtures|\.\.\/interaction)/.test(module.code) ? module : undefined;
}

/** Resolves names, `as`, `satisfies` and members to a literal expression. */
export function resolved(value: Value): Value {
  const { node, module } = value;
  if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node) || t.isTSNonNullExpression(node))
    return resolved({ node: node.expression, module });
  if (t.isMemberExpression(node) && t.isIdentifier(node.property) && !node.computed) {
    const object = resolved({ node: node.object, module });
    const member = t.isObjectExpression(object.node) && membersOf(object).get(node.property.name);
    return member ? resolved(member) : value;
  }
  if (!t.isIdentifier(node)) return value;
  const origin = originOf(node.name, module);
  if (origin?.kind !== 'declaration') return value;
  const statement = declarationIn(origin.statement);
  if (!t.isVariableDeclaration(statement)) return value;
  const init = statement.declarations.find(({ id }) => t.isIdentifier(id, { name: node.name }))?.init;
  return init ? resolved({ node: init, module: origin.module }) : value;
}

/**
 * The members of an object, including spread objects.
 *
 * @throws Error if the value is not an object literal
 */
export function membersOf(value: Value): Map<string, Value> {
  const { node, module } = resolved(value);
  if (!t.isObjectExpression(node)) throw new Error(`${textOf(value)} is not an object that is written out`);
  const members = new Map<string, Value>();
  for (const property of node.properties) {
    if (t.isSpreadElement(property)) {
      for (const [name, member] of membersOf({ node: property.argument, module })) members.set(name, member);
      continue;
    }
    const name = t.isIdentifier(property.key)
      ? property.key.name
      : t.isStringLiteral(property.key) && property.key.value;
    if (!name || property.computed) throw new Error(`${textOf({ node: property, module })} has a computed name`);
    members.set(name, { node: t.isObjectMethod(property) ? property : property.value, module });
  }
  return members;
}

/** The names that a TypeScript source uses without declaring them. */
export function freeNames(text: string): string[] {
  const names = new Set<string>();
  traverse(babelParse(text), {
    Program({ scope }) {
      const { globals } = scope as unknown as { globals: Record<string, unknown> };
      for (const name of Object.keys(globals)) names.add(name);
    },
    // Babel's scope does not contain types.
    TSTypeReference({ node: { typeName } }) {
      if (t.isIdentifier(typeName)) names.add(typeName.name);
    },
    TSTypeQuery({ node: { exprName } }) {
      if (t.isIdentifier(exprName)) names.add(exprName.name);
    },
  });
  return [...names];
}

/** Whether the stories of a file have code to copy. Elements show HTML instead, and pages of the site have no docs page. */
export const isCopied = (file: string): boolean => !/(^|\/)stories\/(embed|site\/pages)\//.test(file);
