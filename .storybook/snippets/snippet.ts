/** A piece of source text, with the imports and declarations that it uses. */
export interface Piece {
  text: string;
  /** Indices in `Snippet.sources`. */
  uses: readonly number[];
}

/** The code of a story in pieces, because the values of controls replace its arguments. */
export interface Snippet {
  /** The formatted code with the story's own arguments. */
  code: string;
  /** The imports and declarations that the pieces use, in output order: imports first. */
  sources: readonly ({ from: string; specifier: string } | { declaration: string })[];
  before: Piece;
  after: Piece;
  /** The element that receives the arguments; undefined if the story has none. */
  element?: { tag: Piece; attributes: Readonly<Record<string, Piece>>; children?: Piece };
}

/** Writes the code of a story with other arguments. `undefined` removes an argument. */
export function writeSnippet(
  { sources, before, after, element }: Omit<Snippet, 'code'>,
  edits: Readonly<Record<string, unknown>> = {},
): string {
  const { children: editedChildren, ...edited } = edits;
  const attributes = Object.entries({
    ...element?.attributes,
    ...Object.fromEntries(Object.entries(edited).map(([name, value]) => [name, pieceOf(value)])),
  }).flatMap(([name, piece]): [string, Piece][] => (piece ? [[name, piece]] : []));
  const children = 'children' in edits ? childrenOf(editedChildren) : element?.children;
  const pieces = [before, after, element?.tag, children, ...attributes.map(([, piece]) => piece)];
  const used = new Set(pieces.flatMap((piece) => piece?.uses ?? []));
  const body = element
    ? [before.text, elementText(element.tag.text, attributes, children?.text), after.text].join('')
    : before.text;
  return `${headOf(sources.filter((_, index) => used.has(index)))}${body}`;
}

function headOf(sources: Snippet['sources']): string {
  const imports = new Map<string, string[]>();
  for (const source of sources)
    if ('from' in source) imports.set(source.from, [...(imports.get(source.from) ?? []), source.specifier]);
  const isPackage = ([from]: [string, string[]]) => !from.startsWith('.');
  const lines = [...imports]
    .sort((one, other) => Number(isPackage(other)) - Number(isPackage(one)))
    .map(([from, specifiers]) => {
      const whole = specifiers.filter((text) => text.startsWith('*'));
      const named = specifiers.filter((text) => !text.startsWith('*')).sort();
      return [...whole, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])]
        .map((text) => `import ${text} from '${from}';\n`)
        .join('');
    });
  const declarations = sources.flatMap((source) => ('declaration' in source ? [`${source.declaration}\n\n`] : []));
  return `${lines.join('')}${lines.length > 0 ? '\n' : ''}${declarations.join('')}`;
}

const maxWidth = 100;

function elementText(tag: string, attributes: readonly (readonly [string, Piece])[], children: string | undefined) {
  const written = attributes.map(([name, { text }]) => attributeText(name, text));
  const oneLine = [tag, ...written].join(' ');
  const isShort = oneLine.length < maxWidth && !oneLine.includes('\n');
  const opening = isShort ? oneLine : `${tag}\n${written.map((text) => `  ${text}\n`).join('')}`;
  if (children === undefined || children === '') return `<${opening}${isShort ? ' ' : ''}/>`;
  return isShort && oneLine.length + children.length < maxWidth && !children.includes('\n')
    ? `<${opening}>${children}</${tag}>`
    : `<${opening}>\n  ${children}\n</${tag}>`;
}

/** Writes `name="text"`, `name` for true, otherwise `name={expression}`. */
function attributeText(name: string, expression: string): string {
  if (expression === 'true') return name;
  const isPlain = /^'[^'"\\&\n]*'$/.test(expression);
  return isPlain ? `${name}="${expression.slice(1, -1)}"` : `${name}={${expression}}`;
}

const pieceOf = (value: unknown): Piece | undefined =>
  value === undefined ? undefined : { text: literalOf(value), uses: [] };

const childrenOf = (value: unknown): Piece | undefined => {
  const piece = pieceOf(value);
  const isText = typeof value === 'string' && /^[^{}<>&\s](?:[^{}<>&\n]*[^{}<>&\s])?$/.test(value);
  return piece && { ...piece, text: isText ? value : `{${piece.text}}` };
};

/** Formats a value as source code, with single quotes and without quotes around plain names. */
export function literalOf(value: unknown, indent = '  '): string {
  if (typeof value === 'string') return /['\\\n]/.test(value) ? JSON.stringify(value) : `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const isArray = Array.isArray(value);
  const items = isArray
    ? value.map((item: unknown) => literalOf(item, `${indent}  `))
    : Object.entries(value).map(([name, item]) => `${keyOf(name)}: ${literalOf(item, `${indent}  `)}`);
  const [open, close] = isArray ? '[]' : '{}';
  const space = isArray || items.length === 0 ? '' : ' ';
  const oneLine = `${open}${space}${items.join(', ')}${space}${close}`;
  if (oneLine.length < maxWidth - indent.length && !oneLine.includes('\n')) return oneLine;
  return `${open}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${close}`;
}

const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literalOf(name));
