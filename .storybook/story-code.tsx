import { Anchor, Canvas, Description, DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { use, useContext, useEffect, useReducer } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import type { WidgetName } from '../src/domain/embed/attributes.ts';
import { htmlOf } from '../stories/embed/snippet.ts';
import { load, type StoryCode } from './snippets/all-snippets.ts';
import type { Elsewhere, PageSources } from './snippets/elsewhere.ts';
import { writeSnippet } from './snippets/snippet.ts';

export type Story = PreparedStory<ReactRenderer>;
type Args = Readonly<Record<string, unknown>>;

const requested = new Map<string, Promise<PageCode>>();
const none = Promise.resolve({ snippets: {}, elsewhere: undefined, sources: undefined });
type PageCode = Omit<StoryCode, 'sources'> & { sources: PageSources | undefined };

function codeBeside(file: string): Promise<PageCode> {
  const known = requested.get(file) ?? load[file]?.() ?? none;
  requested.set(file, known);
  return known;
}

/** The files and packages that another project needs for the component of a story; undefined if it cannot be copied. */
export const useElsewhere = ({ parameters }: Story): Elsewhere | undefined =>
  use(codeBeside(String(parameters.fileName))).elsewhere;

/** The sources of a story's docs page; undefined for pages of the site. */
export const usePageSources = ({ parameters }: Story): PageSources | undefined =>
  use(codeBeside(String(parameters.fileName))).sources;

/** The arguments of a story with the values of the controls. */
export function useStoryArgs(story: Story): { args: Args; initial: Args; edited: readonly string[] } {
  const context = useContext(DocsContext);
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const { channel } = context;
    const onUpdate = ({ storyId }: { storyId: string }) => storyId === story.id && update();
    channel.on(STORY_ARGS_UPDATED, onUpdate);
    return () => channel.off(STORY_ARGS_UPDATED, onUpdate);
  }, [context, story.id]);
  const { args, unmappedArgs, initialArgs } = context.getStoryContext(story);
  const names = new Set([...Object.keys(unmappedArgs), ...Object.keys(initialArgs)]);
  return { args, initial: initialArgs, edited: [...names].filter((name) => unmappedArgs[name] !== initialArgs[name]) };
}

/** The code of a story with the values of its controls. */
export function useStoryCode(story: Story): { code: string; language: 'html' | 'tsx' } {
  const snippet = use(codeBeside(String(story.parameters.fileName))).snippets[story.id.split('--')[1] ?? ''];
  const { args, edited } = useStoryArgs(story);
  const widget: WidgetName | undefined = story.parameters.docs?.widget;
  if (widget) return { code: htmlOf(widget, args), language: 'html' };
  const edits = Object.fromEntries(edited.map((name) => [name, args[name]]));
  const code = snippet && (edited.length > 0 ? writeSnippet(snippet, edits) : snippet.code);
  return { code: code ?? '', language: 'tsx' };
}

export interface StoryBlockProps {
  story: Story;
  /**
   * Whether it is the first story of the page, which has a toolbar and no heading.
   * @default false
   */
  primary?: boolean;
}

/**
 * A story with its code for the current values of the controls. Storybook's `DocsStory` shows the code of the initial arguments.
 */
export function StoryBlock({ story, primary = false }: StoryBlockProps) {
  const source = useStoryCode(story);
  const of = story.moduleExport;
  return (
    <Anchor storyId={primary ? `primary--${story.id}` : story.id}>
      {!primary && (
        <>
          <Subheading>{story.name}</Subheading>
          <Description of={of} />
        </>
      )}
      <Canvas of={of} withToolbar={primary} story={{ __primary: primary }} source={source} />
    </Anchor>
  );
}
