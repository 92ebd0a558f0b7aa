import { format } from 'prettier';
import { babelParse, recast, types as t, traverse } from 'storybook/internal/babel';

type Program = ReturnType<typeof babelParse>['program'];
type Statement = Program['body'][number];

/**
 * Completes the source that Storybook derives from a story: adds the imports and the declarations of the story file that
 * it uses, and writes it as a developer would.
 *
 * @param code The component with the arguments of the story, as Storybook prints it: `const Filled = () => <Button …/>;`
 * @param file The program of the story file.
 */
export async function completeSource(code: string, file: Program): Promise<string> {
  const story = babelParse(code);
  simplify(story);
  const snippet = babelParse(recast.print(story).code);
  const { imports, declared } = dependencies(snippet, file);
  const element = elementOf(snippet.program);
  const body = element ? [t.expressionStatement(element)] : snippet.program.body;
  const text = [...imports, '', ...[...declared, ...body].map((node) => `${recast.print(node).code}\n`)].join('\n');
  const formatted = await format(text, { parser: 'babel-ts', singleQuote: true, printWidth: 100 });
  // Prettier adds a semicolon to a JSX element.
  return formatted.trim().replace(element ? /;$/ : /$^/, '');
}

/** The JSX element that a story returns, if its function has no parameters. */
function elementOf({ body: [statement] }: Program) {
  if (statement?.type !== 'VariableDeclaration') return undefined;
  const story = statement.declarations[0]?.init;
  const isElement = story?.type === 'ArrowFunctionExpression' && story.params.length === 0;
  return isElement && /^JSX/.test(story.body.type) ? (story.body as ReturnType<typeof t.jsxElement>) : undefined;
}

/** Replaces what only stories need: spies, keys of children in an array, and a fragment around children. */
function simplify(snippet: ReturnType<typeof babelParse>): void {
  traverse(snippet, {
    CallExpression(path) {
      const { callee, arguments: given } = path.node;
      if (t.isIdentifier(callee, { name: 'fn' }) && given.length === 0)
        path.replaceWith(t.arrowFunctionExpression([], t.blockStatement([])));
    },
    JSXElement(path) {
      const { node } = path;
      node.children = node.children.flatMap((child) => childrenOf(child));
      const texts = node.children.filter((child) => t.isJSXText(child) && /^\s*[()]\s*$/.test(child.value));
      // Storybook prints the parentheses around a child as text.
      if (texts.length === 2) node.children = node.children.filter((child) => !texts.includes(child));
    },
  });
}

type Child = ReturnType<typeof t.jsxElement>['children'][number];

function childrenOf(child: Child): Child[] {
  if (t.isJSXFragment(child)) return child.children;
  if (!t.isJSXExpressionContainer(child) || !t.isArrayExpression(child.expression)) return [child];
  return child.expression.elements.flatMap((one): Child[] => {
    if (t.isStringLiteral(one)) return [t.jsxText(one.value)];
    if (!t.isJSXElement(one)) return one && t.isExpression(one) ? [t.jsxExpressionContainer(one)] : [];
    one.openingElement.attributes = one.openingElement.attributes.filter(
      (attribute) => !t.isJSXAttribute(attribute) || attribute.name.name !== 'key',
    );
    return [t.jsxText(' '), one];
  });
}

/** The imports and declarations of the story file that a snippet uses, directly or through other declarations. */
function dependencies(snippet: ReturnType<typeof babelParse>, file: Program) {
  const imports = new Map<string, string[]>();
  const declared = new Set<Statement>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const statement of file.body) {
      if (t.isImportDeclaration(statement)) {
        const found = statement.specifiers.find(({ local }) => local.name === name);
        if (!found) continue;
        const from = statement.source.value;
        imports.set(from, [...(imports.get(from) ?? []), recast.print(found).code]);
      } else if (namesOf(statement).includes(name) && !declared.has(statement)) {
        for (const used of freeNames(t.file(t.program([statement])))) if (used !== name) add(used);
        declared.add(statement);
      }
    }
  };
  for (const name of freeNames(snippet)) add(name);
  return { imports: importLines(imports), declared };
}

const namesOf = (statement: Statement): string[] =>
  t.isExportNamedDeclaration(statement) || t.isImportDeclaration(statement)
    ? []
    : Object.keys(t.getBindingIdentifiers(statement));

/** The names that a program uses without declaring them. */
function freeNames(program: Parameters<typeof traverse>[0]): string[] {
  const names: string[] = [];
  traverse(program, {
    Program({ scope }) {
      names.push(...Object.keys((scope as unknown as { globals: Record<string, unknown> }).globals));
    },
    // A scope does not list types.
    TSTypeReference({ node: { typeName } }) {
      if (t.isIdentifier(typeName)) names.push(typeName.name);
    },
  });
  return names;
}

/**
 * `../../src/ui/button/Button.tsx` becomes `../../ui/button/Button.tsx`, which is right in every folder of a component.
 * Sample data keeps the path of the stories.
 */
const importLines = (imports: ReadonlyMap<string, string[]>): string[] =>
  Array.from(imports, ([from, names]) => {
    const path = from.replace(/^(\.\.\/)+src\//, '../../');
    const [first = ''] = names;
    const listed = first.startsWith('*') ? first : `{ ${names.join(', ')} }`;
    const line = `import ${listed} from '${path}';`;
    return path === from && from.startsWith('.') ? `${line} // sample data of the stories` : line;
  });
