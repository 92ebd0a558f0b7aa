import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { tokensUsed } from './tokens-used.ts';

/** A prop, read from its interface in the sources. */
export interface PropDoc {
  name: string;
  /** The type in the source without `undefined`. An alias of a union is replaced with its values. */
  type: string;
  /** The values if the type is a union of strings or numbers. */
  values: readonly (string | number)[];
  /** The doc comment of the prop; '' if there is none. */
  description: string;
  required: boolean;
  /** The default, from `@default` or the destructuring; otherwise `false` or `none`; '' if a union has no default. */
  default: string;
  /** The source code of the interface that `type` names; '' if it names none. */
  detail: string;
}

export interface ComponentDoc {
  name: string;
  /** The file, relative to `src`. */
  path: string;
  props: readonly PropDoc[];
  /** The HTML element whose props the component also accepts; '' if there is none. */
  native: string;
  /** The design tokens that the component's own styles use. */
  tokens: readonly string[];
}

interface Declared {
  path: string;
  source: string;
  heritage: string[];
  props: PropDoc[];
}

const src = join(import.meta.dirname, '../src');

/**
 * Reads the components and their props from the sources. react-docgen cannot resolve imported interfaces or union
 * aliases. react-docgen-typescript needs TypeScript's API, which TypeScript 7 does not have.
 */
export function componentDocs(): ComponentDoc[] {
  // A name resolves to the interface in the same file, otherwise to the last declaration in this order of folders.
  const files = ['office/parts', 'office/form', 'site', 'sections', 'ui'].flatMap((folder) =>
    sourcesIn(join(src, folder)),
  );
  const modules = files.map((file) => parsed(relative(src, file), readFileSync(file, 'utf8')));
  const aliases = new Map(sourcesIn(src).flatMap((file) => aliasesOf(readFileSync(file, 'utf8'))));
  const declared = modules.map((module) => new Map(interfacesOf(module, aliases)));
  const all = new Map(declared.flatMap((interfaces) => [...interfaces]));
  return modules.flatMap((module, index) =>
    exportsOf(module).map(({ name, propsType }): ComponentDoc => {
      const interfaces = new Map([...all, ...(declared[index] ?? [])]);
      const own = interfaces.get(nameIn(propsType));
      const props = own ? allProps(own, interfaces) : [];
      return {
        name,
        path: module.path,
        props: props.map((prop) => ({ ...prop, detail: interfaces.get(itemType(prop.type))?.source ?? '' })),
        native: own ? nativeOf(own, interfaces) : nativeIn(propsType),
        tokens: tokensUsed(module.path),
      };
    }),
  );
}

/** The components in a source file, each with its doc comment. `path` is relative to `src`. */
export function componentsIn(path: string, code: string): { displayName: string; description: string }[] {
  const module = parsed(path, code);
  return module.program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const node = statement.declaration;
    const [constant] = node?.type === 'VariableDeclaration' ? node.declarations : [];
    const id =
      node?.type === 'FunctionDeclaration'
        ? node.id
        : constant?.init?.type === 'ArrowFunctionExpression'
          ? constant.id
          : null;
    const isComponent = id?.type === 'Identifier' && /^[A-Z]/.test(id.name);
    return isComponent
      ? [{ displayName: id.name, description: sentencesOf(module.commentBefore(statement.start)) }]
      : [];
  });
}

const sentencesOf = (comment: string) => comment.replaceAll(/^\s*\* ?/gm, '').trim();

/** Extracts the interface of an item, such as `AccordionItem` from `readonly AccordionItem[]`. */
const itemType = (type: string) => /^(?:readonly )?([A-Z]\w*)(?:\[\])?$/.exec(type)?.[1] ?? '';
/** Extracts the name of a type, such as `CarouselProps` from `CarouselProps<Item>`. */
const nameIn = (type: string) => /^(?:Omit<|Pick<)?(\w+)/.exec(type)?.[1] ?? '';
const nativeIn = (type: string) => /ComponentProps<'(\w+)'>/.exec(type)?.[1] ?? '';

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => join(folder, name));

const aliasesOf = (code: string): [string, string][] =>
  Array.from(code.matchAll(/^export type (\w+) =\s*((?:\|?\s*'[^']*'\s*)+);/gm), ([, name = '', union = '']) => [
    name,
    union.replaceAll(/\s+/g, ' ').trim().replace(/^\| /, ''),
  ]);

interface Module {
  path: string;
  code: string;
  program: ESTree.Program;
  /** The text of the comment that ends directly before a position; '' without one. */
  commentBefore: (start: number) => string;
}

/** The modules that were parsed before, because the development server parses again after each edit. */
const known = new Map<string, Module>();

function parsed(path: string, code: string): Module {
  const before = known.get(path);
  if (before?.code === code) return before;
  const module = parse(path, code);
  known.set(path, module);
  return module;
}

function parse(path: string, code: string): Module {
  const { program, comments } = parseSync(path, code);
  const commentBefore = (start: number) =>
    comments.findLast(({ end }) => end <= start && code.slice(end, start).trim() === '')?.value ?? '';
  return { path, code, program, commentBefore };
}

const declarationsOf = ({ program }: Module) =>
  program.body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement));

/** The exported components of a file, each with the type of its props: the type of its parameter, or `NameProps`. */
function exportsOf(module: Module): { name: string; propsType: string }[] {
  const { code } = module;
  const typeOf = (name: string, parameter: ESTree.ParamPattern | undefined) => {
    const annotation =
      parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;
    return annotation ? code.slice(annotation.start, annotation.end) : `${name}Props`;
  };
  return module.program.body
    .flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const node = statement.declaration;
      if (node?.type === 'FunctionDeclaration' && node.id)
        return [{ name: node.id.name, propsType: typeOf(node.id.name, node.params[0]) }];
      if (node?.type !== 'VariableDeclaration') return [];
      return node.declarations.flatMap(({ id, init }) => {
        if (id.type !== 'Identifier') return [];
        const parameter = init?.type === 'ArrowFunctionExpression' ? init.params[0] : undefined;
        return [{ name: id.name, propsType: typeOf(id.name, parameter) }];
      });
    })
    .filter(({ name }) => /^[A-Z]/.test(name));
}

/** The interfaces of a file, by name. For props, includes the defaults of the component. */
function interfacesOf(module: Module, aliases: ReadonlyMap<string, string>): [string, Declared][] {
  const { path, code } = module;
  const defaults = defaultsOf(module);
  return declarationsOf(module).flatMap((node): [string, Declared][] => {
    if (node?.type !== 'TSInterfaceDeclaration') return [];
    const component = node.id.name.replace(/Props$/, '');
    const heritage = node.extends.map(({ start, end }) => code.slice(start, end));
    const props = node.body.body.flatMap((member) => {
      const written = member.type === 'TSPropertySignature' ? propOf(module, member, aliases) : undefined;
      return written ? [withDefault(written, defaults.get(`${component}.${written.name}`))] : [];
    });
    return [[node.id.name, { path, source: code.slice(node.start, node.end), heritage, props }]];
  });
}

function propOf(
  { code, commentBefore }: Module,
  member: ESTree.TSPropertySignature,
  aliases: ReadonlyMap<string, string>,
): (PropDoc & { tagged?: string | undefined }) | undefined {
  if (member.key.type !== 'Identifier') return undefined;
  const annotation = member.typeAnnotation?.typeAnnotation;
  const whole = annotation ? code.slice(annotation.start, annotation.end).replaceAll(/\s+/g, ' ') : '';
  const written = member.optional ? whole.replace(/ \| undefined$/, '') : whole;
  const type = aliases.get(written) ?? written;
  const [description = '', tagged] = sentencesOf(commentBefore(member.start)).split(/@default\s*/);
  return {
    ...{ name: member.key.name, type, values: valuesOf(type), required: !member.optional },
    description: description.replaceAll(/\s+/g, ' ').trim(),
    ...{ default: '', detail: '', tagged: tagged?.trim() },
  };
}

function valuesOf(type: string): (string | number)[] {
  if (/^'[^']*'( \| '[^']*')+$/.test(type)) return type.split(' | ').map((value) => value.slice(1, -1));
  return /^\d+( \| \d+)+$/.test(type) ? type.split(' | ').map(Number) : [];
}

function withDefault({ tagged, ...prop }: PropDoc & { tagged?: string | undefined }, given?: string): PropDoc {
  const implied = prop.type === 'boolean' ? 'false' : prop.values.length > 0 ? '' : 'none';
  return { ...prop, default: prop.required ? '' : (tagged ?? given ?? implied) };
}

function defaultsOf(module: Module): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of declarationsOf(module)) {
    if (node?.type !== 'FunctionDeclaration' || !node.id) continue;
    const [first] = node.params;
    if (first?.type !== 'ObjectPattern') continue;
    for (const property of first.properties) {
      if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') continue;
      const { right } = property.value;
      const name = property.key.type === 'Identifier' ? property.key.name : '';
      found.set(`${node.id.name}.${name}`, module.code.slice(right.start, right.end));
    }
  }
  return found;
}

/** The props of an interface, with the inherited props and without the omitted ones. */
function allProps({ heritage, props }: Declared, interfaces: ReadonlyMap<string, Declared>): PropDoc[] {
  const inherited = heritage.flatMap((text) => {
    const [, utility, base = text, keys = ''] = /^(Omit|Pick)<(\w+)(?:<.*?>)?, (.*)>$/.exec(text) ?? [];
    const found = interfaces.get(base.replace(/<.*/, ''));
    const names = Array.from(keys.matchAll(/'([^']+)'/g), ([, name]) => name);
    const isKept = ({ name }: PropDoc) => !utility || (utility === 'Pick') === names.includes(name);
    return found ? allProps(found, interfaces).filter(isKept) : [];
  });
  const own = new Set(props.map(({ name }) => name));
  return [...props, ...inherited.filter(({ name }) => !own.has(name))];
}

function nativeOf({ heritage }: Declared, interfaces: ReadonlyMap<string, Declared>): string {
  for (const text of heritage) {
    const base = interfaces.get(nameIn(text));
    const element = nativeIn(text) || (base && nativeOf(base, interfaces));
    if (element) return element;
  }
  return '';
}
