import { types as t } from 'storybook/internal/babel';
import { declarationIn, membersOf, moduleAt, type StoryModule, textOf, type Value } from './story-module.ts';

export interface Story {
  /** The name of the export, such as `WithIcon`. */
  name: string;
  /** Undefined if the story has only `render`. */
  component: Value | undefined;
  args: ReadonlyMap<string, Value>;
  render: Value<t.Function> | undefined;
}

/**
 * Parses the stories of a file without running it.
 *
 * @throws Error with the file and the story, if a story cannot be parsed
 */
export function readStories(file: string): Story[] {
  const module = moduleAt(file);
  const meta = metaOf(module);
  return module.statements.flatMap((statement) => {
    const declaration = t.isExportNamedDeclaration(statement) ? declarationIn(statement) : undefined;
    if (!t.isVariableDeclaration(declaration)) return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      t.isIdentifier(id) && init ? [readStory(id.name, { node: init, module }, meta)] : [],
    );
  });
}

/** The title and the components in the meta of a story file. */
export function readMeta(module: StoryModule): { title: string; components: Value[] } {
  const meta = metaOf(module);
  const title = meta.get('title')?.node;
  const component = meta.get('component');
  const subcomponents = meta.get('subcomponents');
  return {
    title: t.isStringLiteral(title) ? title.value : '',
    components: [...(component ? [component] : []), ...(subcomponents ? membersOf(subcomponents).values() : [])],
  };
}

function metaOf(module: StoryModule): ReadonlyMap<string, Value> {
  const exported = module.statements.find((statement) => t.isExportDefaultDeclaration(statement));
  if (!exported) throw new Error(`${module.file} has no default export.`);
  return membersOf({ node: exported.declaration, module });
}

function readStory(name: string, story: Value, meta: ReadonlyMap<string, Value>): Story {
  const { file } = story.module;
  try {
    const members = membersOf(story);
    const argsOf = (args: Value | undefined) => (args ? [...membersOf(args)] : []);
    const render = members.get('render') ?? meta.get('render');
    if (render && !isFunction(render)) throw new Error(`its render, ${textOf(render)}, is no function`);
    const component = members.get('component') ?? meta.get('component');
    if (!component && !render) throw new Error('it has neither a component nor a render');
    return { name, component, args: new Map([...argsOf(meta.get('args')), ...argsOf(members.get('args'))]), render };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The story ${name} of ${file} cannot be read, so its code cannot be copied: ${why}.`, {
      cause: error,
    });
  }
}

const isFunction = (value: Value): value is Value<t.Function> => t.isFunction(value.node);
