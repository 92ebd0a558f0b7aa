import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { createElement, Fragment, type ReactNode, use, useContext, useEffect, useReducer } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Example, Guide } from '../stories/guide.ts';
import { Columns, Examples, Figure, Keywords, Swatches, Table } from './guide-style.ts';
import { docs } from './prop-docs.ts';

const files = import.meta.glob<{ guides: readonly Guide[] }>('../stories/**/*.docs.{ts,tsx}');
const requested = new Map<string, Promise<readonly Guide[]>>();
const none: Promise<readonly Guide[]> = Promise.resolve([]);

/** Loads the guides beside a story file: `button.docs.tsx` for `./stories/ui/button.stories.tsx`. */
function guidesBeside(storyFile: string): Promise<readonly Guide[]> {
  const path = `.${storyFile.replace(/stories\.tsx$/, 'docs')}`;
  const load = files[`${path}.ts`] ?? files[`${path}.tsx`];
  if (!load) return none;
  const known = requested.get(path) ?? load().then(({ guides }) => guides);
  requested.set(path, known);
  return known;
}

/** The guides of this docs page. There are several if the story file shows several components. */
export function useGuides(): readonly Guide[] {
  const [story] = useContext(DocsContext).componentStories();
  return use(guidesBeside(String(story?.parameters.fileName ?? '')));
}

const withCode = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text.split('`').map((part, index) => (index % 2 ? createElement('code', null, part) : part)),
  );

const list = (texts: readonly string[]) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{withCode(text)}</li>
    ))}
  </ul>
);

/** The theme and direction of the toolbar, for the stories of this page. */
function useMode() {
  const context = useContext(DocsContext);
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const { channel } = context;
    const onUpdate = () => update();
    channel.on(GLOBALS_UPDATED, onUpdate);
    return () => channel.off(GLOBALS_UPDATED, onUpdate);
  }, [context]);
  const [story] = context.componentStories();
  const { theme, direction } = story ? context.getStoryContext(story).globals : {};
  return { 'data-theme': theme, dir: direction };
}

function Shown({ example }: { example: Example }) {
  const context = useContext(DocsContext);
  const mode = useMode();
  if ('show' in example)
    return (
      <div className="kit-frame sb-unstyled" {...mode}>
        {example.show()}
      </div>
    );
  const story = context.componentStories().find(({ id }) => id.endsWith(`--${idOf(example.story)}`));
  return story ? <Story of={story.moduleExport} /> : null;
}

/** Storybook's id for an export or a title: `LongNames` → `long-names`, `UI/Text field` → `ui-text-field`. */
const idOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

const pageOf = (title: string) => `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

function rows(head: readonly [string, string], body: readonly (readonly [string, string])[]) {
  return (
    <Table>
      <thead>
        <tr>
          <th>{head[0]}</th>
          <th>{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {body.map(([name, text]) => (
          <tr key={name}>
            <th scope="row">{withCode(name)}</th>
            <td>{withCode(text)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export interface GuideHeadProps {
  guide: Guide;
  level: 'h2' | 'h3';
}

/** The purpose of the component, and when to use it, with live good and bad examples. */
export function GuideHead({ guide, level: Heading }: GuideHeadProps) {
  const { component, purpose, use: when, avoid, do: good, dont: bad } = guide;
  return (
    <>
      <p className="sbdocs sbdocs-p">{withCode(purpose)}</p>
      <Columns>
        <div>
          <Heading id={`${component}-use`}>When to use it</Heading>
          {list(when)}
        </div>
        <div>
          <Heading id={`${component}-avoid`}>When not to</Heading>
          {list(avoid)}
        </div>
      </Columns>
      <Examples>
        <Figure $kind="do">
          <Shown example={good} />
          <figcaption>
            <strong>Do</strong> {withCode(good.text)}
          </figcaption>
        </Figure>
        <Figure $kind="dont">
          <Shown example={bad} />
          <figcaption>
            <strong>Don’t</strong> {withCode(bad.text)}
          </figcaption>
        </Figure>
      </Examples>
    </>
  );
}

/** The anatomy, keyboard, screen reader, tokens and related components. */
export function GuideDetails({ guide }: { guide: Guide }) {
  const { component, anatomy, keyboard, screenReader, related, keywords } = guide;
  const { tokens = [] } = docs[component] ?? {};
  return (
    <>
      <h3 id={`${component}-anatomy`}>Anatomy</h3>
      {rows(['Part', 'What it is'], anatomy)}
      <h3 id={`${component}-keyboard`}>Keyboard</h3>
      {keyboard.length > 0 ? rows(['Key', 'Effect'], keyboard) : <p>It contains nothing that takes the focus.</p>}
      <h3 id={`${component}-screen-reader`}>Screen reader</h3>
      {list(screenReader)}
      {tokens.length > 0 && (
        <>
          <h3 id={`${component}-tokens`}>Tokens</h3>
          <Swatches>
            {tokens.map((name) => (
              <li key={name}>
                <code>--{name}</code>
              </li>
            ))}
          </Swatches>
        </>
      )}
      <h3 id={`${component}-related`}>Related</h3>
      <Swatches>
        {related.map((title) => (
          <li key={title}>
            <a href={pageOf(title)} target="_top">
              {title}
            </a>
          </li>
        ))}
      </Swatches>
      <Keywords>Also called: {keywords.join(', ')}.</Keywords>
    </>
  );
}
