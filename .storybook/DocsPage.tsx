import { Controls, Description, DocsContext, DocsStory, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/**
 * A component's page: what it is, its props with controls, its states. What visitors do with it, and how it looks on other
 * screens, is each a story of its own, and listed here.
 */
export function DocsPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [primary] = stories;
  if (!primary) return null;
  const isPlayed = ({ playFunction, tags }: (typeof stories)[number]) =>
    Boolean(playFunction) || tags.includes('play-fn');
  const isSized = ({ storyGlobals }: (typeof stories)[number]) => Boolean(storyGlobals.viewport);
  const states = stories.filter((story) => story !== primary && !isPlayed(story) && !isSized(story));
  const others = stories.filter((story) => !states.includes(story) && story !== primary);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {states.length > 0 && <h2 id="states">States</h2>}
      {states.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
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
