import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A prop, as its interface in the sources describes it. */
export interface PropDoc {
  name: string;
  /** The type as it is written; an alias of a union is replaced by its values. */
  type: string;
  /** The values of a union of strings. */
  values: readonly string[];
  /** The sentences above the prop; '' without any. */
  description: string;
  required: boolean;
  /** From `@default` or the destructuring; otherwise `false` or `none`; '' if a union has no default. */
  default: string;
}

export interface ComponentDoc {
  name: string;
  /** The file, relative to `src`. */
  path: string;
  props: readonly PropDoc[];
  /** The HTML element whose props it also accepts; '' for none. */
  native: string;
}

interface Declared {
  path: string;
  heritage: string[];
  props: PropDoc[];
}

const src = join(import.meta.dirname, '../src');

/**
 * Reads the components of the kit and their props from the sources. react-docgen cannot resolve imported interfaces or
 * union aliases, and react-docgen-typescript needs TypeScript's API, which TypeScript 7 does not have.
 */
export function componentDocs(): ComponentDoc[] {
  // The last of two interfaces with one name counts: that of `ui`.
  const files = ['site', 'sections', 'ui'].flatMap((folder) => sourcesIn(join(src, folder)));
  const modules = files.map((file) => ({ path: relative(src, file), code: readFileSync(file, 'utf8') }));
  const aliases = new Map(sourcesIn(src).flatMap((file) => aliasesOf(readFileSync(file, 'utf8'))));
  const interfaces = new Map(modules.flatMap((module) => interfacesOf(module, aliases)));
  return modules.flatMap(({ path, code }) =>
    Array.from(code.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm), ([, name = '']): ComponentDoc => {
      const own = interfaces.get(`${name}Props`);
      return {
        name,
        path,
        props: own ? allProps(own, interfaces) : [],
        native: own ? nativeOf(own, interfaces) : '',
      };
    }),
  );
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => join(folder, name));

/** Unions of strings with a name. */
const aliasesOf = (code: string): [string, string][] =>
  Array.from(code.matchAll(/^export type (\w+) =\s*((?:\|?\s*'[^']*'\s*)+);/gm), ([, name = '', union = '']) => [
    name,
    union.replaceAll(/\s+/g, ' ').trim().replace(/^\| /, ''),
  ]);

function interfacesOf(
  { path, code }: { path: string; code: string },
  aliases: ReadonlyMap<string, string>,
): [string, Declared][] {
  const { program, comments } = parseSync(path, code);
  const commentBefore = (start: number) =>
    comments.findLast(({ end }) => end <= start && code.slice(end, start).trim() === '')?.value ?? '';
  const defaults = defaultsOf(program, code);
  const propOf = (component: string, member: ESTree.TSSignature): PropDoc[] => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
    const { name } = member.key;
    const annotation = member.typeAnnotation?.typeAnnotation;
    const written = annotation ? code.slice(annotation.start, annotation.end).replaceAll(/\s+/g, ' ') : '';
    const type = aliases.get(written) ?? written;
    const comment = commentBefore(member.start)
      .replaceAll(/^\s*\* ?/gm, '')
      .trim();
    const [description = '', tagged] = comment.split(/@default\s*/);
    const values = /^'[^']*'( \| '[^']*')+$/.test(type) ? type.split(' | ').map((value) => value.slice(1, -1)) : [];
    const given = tagged?.trim() ?? defaults.get(`${component}.${name}`);
    const implied = type === 'boolean' ? 'false' : values.length > 0 ? '' : 'none';
    return [
      {
        ...{ name, type, values },
        description: description.replaceAll(/\s+/g, ' ').trim(),
        required: !member.optional,
        default: member.optional ? (given ?? implied) : '',
      },
    ];
  };
  return program.body.flatMap((statement): [string, Declared][] => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type !== 'TSInterfaceDeclaration') return [];
    const component = node.id.name.replace(/Props$/, '');
    const heritage = node.extends.map(({ start, end }) => code.slice(start, end));
    const props = node.body.body.flatMap((member) => propOf(component, member));
    return [[node.id.name, { path, heritage, props }]];
  });
}

/** The default values in the parameters of the components, by `Component.prop`. */
function defaultsOf(program: ESTree.Program, code: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type !== 'FunctionDeclaration' || !node.id) continue;
    const [first] = node.params;
    if (first?.type !== 'ObjectPattern') continue;
    for (const property of first.properties) {
      if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') continue;
      const { right } = property.value;
      const name = property.key.type === 'Identifier' ? property.key.name : '';
      found.set(`${node.id.name}.${name}`, code.slice(right.start, right.end));
    }
  }
  return found;
}

/** The props of an interface and of those that it extends, without those that it omits. */
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
    const element = /ComponentProps<'(\w+)'>/.exec(text)?.[1];
    if (element) return element;
    const base = interfaces.get(/^(?:Omit<|Pick<)?(\w+)/.exec(text)?.[1] ?? '');
    const inherited = base && nativeOf(base, interfaces);
    if (inherited) return inherited;
  }
  return '';
}
