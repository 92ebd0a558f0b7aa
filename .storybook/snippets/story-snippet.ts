import { format } from 'prettier';
import { types as t } from 'storybook/internal/babel';
import { readStories, type Story } from './read-story.ts';
import { type Piece, type Snippet, writeSnippet } from './snippet.ts';
import { declarationIn, freeNames, moduleAt, originOf, type StoryModule, textOf, type Value } from './story-module.ts';

/**
 * Generates the code of each story of a file, by export: imports, used declarations of the file, and the element. It
 * compiles beside a folder `kit` with the imported files.
 *
 * @throws Error with the file and the story, if a story cannot be parsed
 */
export async function snippetsOf(file: string): Promise<Record<string, Snippet>> {
  const snippets = piecesIn(file).map(
    async ([name, pieces]) => [name, { code: await formatted(writeSnippet(pieces)), ...pieces }] as const,
  );
  return Object.fromEntries(await Promise.all(snippets));
}

/** The imports and declarations of all stories of a file, without the slow formatting. */
export const sourcesOf = (file: string): Snippet['sources'] => piecesIn(file).flatMap(([, { sources }]) => sources);

const read = new WeakMap<StoryModule, [name: string, pieces: Omit<Snippet, 'code'>][]>();

/** The pieces of each story. Cached per version of the file, because the build needs them four times. */
function piecesIn(file: string): [name: string, pieces: Omit<Snippet, 'code'>][] {
  const module = moduleAt(file);
  const known = read.get(module);
  if (known) return known;
  const pieces = readStories(file).map((story): [string, Omit<Snippet, 'code'>] => [story.name, piecesOf(story)]);
  read.set(module, pieces);
  return pieces;
}

async function formatted(text: string): Promise<string> {
  const code = await format(text, { parser: 'babel-ts', singleQuote: true, printWidth: 100 });
  // Removes the semicolon that Prettier adds to a JSX element.
  return code.trim().replace(/>;$/, '>');
}

/** Collects the imports and declarations of one snippet. A declaration comes after those that it uses. */
class Sources {
  readonly list: Snippet['sources'][number][] = [];
  private readonly imported = new Map<string, number>();
  private readonly declared = new Map<t.Statement, Set<number>>();
  private readonly owners = new Map<string, StoryModule>();

  /** Returns a piece of text with the indices of everything that it uses, directly or indirectly. */
  piece(text: string, module: StoryModule, parsable = `<>${text}</>`): Piece {
    return { text, uses: [...this.usesOf(parsable, module)] };
  }

  importFrom(from: string, specifier: string): number {
    const key = `${specifier} from ${from}`;
    const index = this.imported.get(key) ?? this.list.push({ from, specifier }) - 1;
    this.imported.set(key, index);
    return index;
  }

  private usesOf(text: string, module: StoryModule): Set<number> {
    const uses = new Set<number>();
    for (const name of freeNames(text)) {
      const origin = originOf(name, module);
      if (origin?.kind === 'import') uses.add(this.importFrom(origin.from, origin.specifier));
      if (origin?.kind !== 'declaration') continue;
      const owner = this.owners.get(name) ?? origin.module;
      if (owner !== origin.module)
        throw new Error(`${name} has two meanings, in ${owner.file} and ${origin.module.file}`);
      this.owners.set(name, owner);
      for (const statement of [origin.statement, ...guardsOf(name, owner)])
        for (const index of this.declarationOf(statement, owner)) uses.add(index);
    }
    return uses;
  }

  private declarationOf(statement: t.Statement, module: StoryModule): ReadonlySet<number> {
    const known = this.declared.get(statement);
    if (known) return known;
    const uses = new Set<number>();
    // Registered before its names are read, because a declaration may use itself.
    this.declared.set(statement, uses);
    const declaration = withoutSpies({ node: declarationIn(statement), module });
    for (const index of this.usesOf(declaration, module)) uses.add(index);
    uses.add(this.list.push({ declaration }) - 1);
    return uses;
  }
}

/** Statements such as `if (!first) throw …`, without which TypeScript would not narrow the type of the name. */
const guardsOf = (name: string, { code, statements }: StoryModule): t.Statement[] =>
  statements.filter(
    (statement) =>
      t.isIfStatement(statement) &&
      new RegExp(`\\b${name}\\b`).test(code.slice(statement.test.start ?? 0, statement.test.end ?? 0)),
  );

function piecesOf(story: Story): Omit<Snippet, 'code'> {
  const sources = new Sources();
  const pieces = story.render ? renderedPieces(story, story.render, sources) : plainPieces(story, sources);
  return { sources: sources.list, ...pieces };
}

type Pieces = Omit<Snippet, 'code' | 'sources'>;
const none: Piece = { text: '', uses: [] };

function plainPieces({ name, component, args }: Story, sources: Sources): Pieces {
  if (!component) throw new Error(`${name} has neither a component nor a render.`);
  const tag = textOf(component);
  return { before: none, after: none, element: elementOf(sources.piece(tag, component.module, tag), args, sources) };
}

function renderedPieces({ component, args }: Story, render: Value<t.Function>, sources: Sources): Pieces {
  const { node, module } = render;
  const body = returnedJsx(node);
  if (node.params.length === 0 && body)
    return { before: sources.piece(withoutSpies({ node: body, module }), module), after: none };
  const spread = body && elementWithArgs(node, body);
  if (spread) {
    const [before, after] = around({ node: body, module }, spread);
    const tag = textOf({ node: spread.openingElement.name, module });
    return {
      before: { ...sources.piece(`${before}${after}`, module), text: before },
      after: { text: after, uses: [] },
      element: elementOf(sources.piece(tag, module, tag), args, sources),
    };
  }
  const [tag, declaration] = asComponent(render, component);
  const { uses } = sources.piece(declaration, module, declaration);
  const typed = declaration.includes('ComponentProps<') ? [sources.importFrom('react', 'type ComponentProps')] : [];
  const used = node.params.length > 0 ? args : new Map<string, Value>();
  return {
    before: { text: `${declaration}\n\n`, uses: [...new Set([...uses, ...typed])] },
    after: none,
    element: elementOf({ text: tag, uses: [] }, used, sources),
  };
}

function elementOf(tag: Piece, args: ReadonlyMap<string, Value>, sources: Sources): NonNullable<Snippet['element']> {
  const children = args.get('children');
  const attributes = [...args]
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => {
      const text = withoutSpies(value);
      return [name, sources.piece(text, value.module, `(${text})`)] as const;
    });
  return {
    tag,
    attributes: Object.fromEntries(attributes),
    ...(children && { children: sources.piece(childrenText(children), children.module) }),
  };
}

function returnedJsx({ body }: t.Function): t.JSXElement | t.JSXFragment | undefined {
  return t.isJSXElement(body) || t.isJSXFragment(body) ? body : undefined;
}

/** The element `<X {...args} />` of a render function that uses `args` nowhere else. */
function elementWithArgs({ params: [args] }: t.Function, body: t.Node): t.JSXElement | undefined {
  if (!t.isIdentifier(args)) return undefined;
  const found: t.JSXElement[] = [];
  let references = 0;
  t.traverseFast(body, (node) => {
    if (t.isIdentifier(node, { name: args.name })) references += 1;
    if (!t.isJSXElement(node) || node.children.length > 0) return;
    const [only, ...others] = node.openingElement.attributes;
    if (others.length === 0 && t.isJSXSpreadAttribute(only) && t.isIdentifier(only.argument, { name: args.name }))
      found.push(node);
  });
  return references === 1 ? found[0] : undefined;
}

function around({ node, module: { code } }: Value, { start, end }: t.Node): [before: string, after: string] {
  return [code.slice(node.start ?? 0, start ?? 0), code.slice(end ?? 0, node.end ?? 0)];
}

function asComponent(render: Value<t.Function>, component: Value | undefined): [name: string, declaration: string] {
  const { node, module } = render;
  const name = 'id' in node && t.isIdentifier(node.id) ? node.id.name : 'Example';
  const [parameter] = node.params;
  const isTyped = parameter && 'typeAnnotation' in parameter && parameter.typeAnnotation;
  const type = isTyped || !component ? '' : `: ComponentProps<typeof ${textOf(component)}>`;
  const parameters = parameter ? `${textOf({ node: parameter, module })}${type}` : '';
  const body = withoutSpies({ node: node.body, module });
  return [name, `function ${name}(${parameters}) ${t.isBlockStatement(node.body) ? body : `{ return (${body}); }`}`];
}

/** A replacement for a range of the source, in characters. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text of a node with plain functions instead of Storybook's spies. `others` are further edits of the node. */
function withoutSpies(value: Value, others: readonly Edit[] = []): string {
  const edits = [...others];
  t.traverseFast(value.node, (node) => {
    if (!t.isCallExpression(node) || !t.isIdentifier(node.callee, { name: 'fn' })) return;
    const [action] = node.arguments;
    const text = action ? textOf({ node: action, module: value.module }) : '() => {}';
    edits.push({ start: node.start ?? 0, end: node.end ?? 0, text });
  });
  const start = value.node.start ?? 0;
  return edits
    .sort((one, other) => one.start - other.start)
    .reduceRight(
      (text, edit) => text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start),
      textOf(value),
    );
}

/** The children of an element as text: the items of an array without keys, the children of a fragment, text, or an expression. */
function childrenText(value: Value, edits: readonly Edit[] = []): string {
  const { node, module } = value;
  if (t.isStringLiteral(node)) return isText(node.value) ? node.value : `{${textOf(value)}}`;
  if (t.isJSXElement(node)) return withoutSpies(value, edits);
  if (t.isJSXFragment(node)) return withoutSpies(value, [removed(node.openingFragment), removed(node.closingFragment)]);
  if (!t.isArrayExpression(node)) return `{${withoutSpies(value)}}`;
  const items = node.elements.flatMap((item) => (item && t.isExpression(item) ? [{ node: item, module }] : []));
  return items.map((item) => childrenText(item, keysOf(item.node))).join(' ');
}

const removed = ({ start, end }: t.Node): Edit => ({ start: start ?? 0, end: end ?? 0, text: '' });

function keysOf(node: t.Node): Edit[] {
  if (!t.isJSXElement(node)) return [];
  const { name, attributes } = node.openingElement;
  return attributes.flatMap((attribute, index) =>
    t.isJSXAttribute(attribute) && t.isJSXIdentifier(attribute.name, { name: 'key' })
      ? [{ ...removed(attribute), start: (attributes[index - 1] ?? name).end ?? 0 }]
      : [],
  );
}

const isText = (text: string) => /^[^{}<>&\s](?:[^{}<>&\n]*[^{}<>&\s])?$/.test(text);
