import { Controls, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { extractComponentDescription } from 'storybook/internal/docs-tools';
import type { WidgetName } from '../src/domain/embed/attributes.ts';
import { contract } from '../src/domain/embed/contract.ts';
import { adopt, createStyleTarget } from '../src/style/style-target.ts';
import { rowOf } from './arg-types.ts';
import { StableDocsRenderer, ThemedDocs } from './docs-theme.tsx';
import { GuideDetails, GuideHead, useGuides } from './guide-page.tsx';
import { Platforms } from './Platforms.tsx';
import { docs } from './prop-docs.ts';
import { StoryBlock } from './story-code.tsx';
import { SourceLinks, UseElsewhere } from './UseElsewhere.tsx';

const css = `
.sbdocs.sbdocs-wrapper{padding:48px 32px 96px}
.sbdocs.sbdocs-content{max-width:1040px}
.sbdocs.sbdocs-content :is(h1,h2,h3):not(.kit-frame *,.kit-own *){font-family:var(--font-display)!important;font-weight:600;letter-spacing:0;border:0}
.sbdocs.sbdocs-content h1:not(.kit-frame *,.kit-own *){font-size:44px;line-height:1.1;margin-bottom:12px;color:var(--accent)}
.sbdocs.sbdocs-content h2:not(.kit-frame *,.kit-own *){font-size:28px;line-height:1.2;margin:56px 0 16px;padding:0}
.sbdocs.sbdocs-content h3:not(.kit-frame *,.kit-own *){font-size:21px;line-height:1.2;margin:36px 0 8px}
.sbdocs.sbdocs-content :is(p,li).sbdocs{font-size:17px;line-height:1.65;max-width:68ch}
.sbdocs.sbdocs-content ol:not(.kit-frame *,.kit-own *){list-style:decimal}
.docblock-argstable label[for^=control-]>span{color:var(--text)!important}
.kit-platform{display:block;font:600 17px/1.6 var(--font-text);color:var(--text)}
.kit-platform select{min-block-size:44px;padding-inline:12px;border:1px solid var(--edge);border-radius:10px;background:var(--surface);color:var(--text);font:inherit}
.sbdocs .sbdocs-preview{border-radius:18px;box-shadow:0 1px 2px rgb(var(--shadow)/.06),0 8px 24px rgb(var(--shadow)/.08);overflow:hidden}
@media(max-width:600px){.sbdocs.sbdocs-wrapper{padding:24px 16px 64px}.sbdocs.sbdocs-content{min-width:0}.sbdocs .docblock-argstable{display:block;overflow-x:auto}}
`;
adopt(document, createStyleTarget(css));

/** The parameters of docs pages, which exist only in the React build of Storybook. */
export const parameters = {
  docs: {
    page: DocsPage,
    container: ThemedDocs,
    renderer: async () => new StableDocsRenderer(),
    extractArgTypes: tableOf,
    extractComponentDescription,
    canvas: { layout: 'fullscreen' },
    story: { inline: true },
    toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .kit-frame *' },
  },
};

/** The props table of a component from its types. It works for subcomponents, which have no story. */
function tableOf(component: { __docgenInfo?: { displayName?: string } }) {
  const doc = docs[component.__docgenInfo?.displayName ?? ''];
  return doc && Object.fromEntries(doc.props.map((prop) => [prop.name, rowOf(prop)]));
}

/**
 * The docs page of a component: its guide (stories/guide.ts), props with controls, and states. Stories with a play
 * function or a viewport are only linked.
 */
function DocsPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [primary] = stories;
  const guides = useGuides();
  const [only] = guides;
  if (!primary) return null;
  const widget: WidgetName | undefined = primary.parameters.docs?.widget;
  const isPlayed = ({ playFunction, tags }: (typeof stories)[number]) =>
    Boolean(playFunction) || tags.includes('play-fn');
  const isSized = ({ storyGlobals }: (typeof stories)[number]) => Boolean(storyGlobals.viewport);
  const states = stories.filter((story) => story !== primary && !isPlayed(story) && !isSized(story));
  const others = stories.filter((story) => !states.includes(story) && story !== primary);
  return (
    <>
      <Title />
      <Subtitle />
      {guides.length === 0 && <Description of="meta" />}
      {guides.map((guide) => (
        <Fragment key={guide.component}>
          {guides.length > 1 && <h2 id={guide.component}>{guide.component.replace(/(?<=\w)View$/, '')}</h2>}
          <GuideHead guide={guide} level={guides.length > 1 ? 'h3' : 'h2'} />
          {guides.length > 1 && <GuideDetails guide={guide} />}
        </Fragment>
      ))}
      {widget && <Status widget={widget} />}
      <h2 id="props">Try it</h2>
      <StoryBlock story={primary} primary />
      <Controls />
      {widget && <Platforms widget={widget} story={primary} />}
      <UseElsewhere story={primary} />
      {only && guides.length === 1 && (
        <>
          <h2 id="details">How it is made</h2>
          <GuideDetails guide={only} />
        </>
      )}
      {states.length > 0 && <h2 id="states">States</h2>}
      {states.map((story) => (
        <StoryBlock key={story.id} story={story} />
      ))}
      <SourceLinks story={primary} />
      {others.length > 0 && (
        <>
          <h2 id="stories">On their own page</h2>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Status({ widget }: { widget: WidgetName }) {
  const { tag, since } = contract[widget];
  return (
    <p className="sbdocs">
      <strong>Stable since {since}.</strong> Within <code>/embed/v1/</code>, <code>{`<${tag}>`}</code> keeps what it
      does:{' '}
      <a href="source/embed/CHANGELOG.md.txt" target="_blank" rel="noreferrer">
        changelog of the widgets
      </a>
    </p>
  );
}
