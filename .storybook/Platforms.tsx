import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { WidgetName } from '../src/domain/embed/attributes.ts';
import { type PlatformId, platformIds, platforms } from '../src/domain/embed/platforms.ts';
import { snippetsFor } from '../src/domain/embed/snippets.ts';
import { builderValues, host } from '../stories/embed/snippet.ts';
import { type Story, useStoryArgs } from './story-code.tsx';

export interface PlatformsProps {
  widget: WidgetName;
  /** The story whose controls set the attributes. */
  story: Story;
}

/** The section of an element's docs page with the snippet of each page builder, CMS and framework. */
export function Platforms({ widget, story }: PlatformsProps) {
  const [id, setId] = useState<PlatformId>('html');
  const platform = platforms[id];
  const { args } = useStoryArgs(story);
  const choices = { widget, values: builderValues(widget, args), page: 'light', platform: id, pinned: false } as const;
  return (
    <>
      <h2 id="platforms">On each platform</h2>
      <label className="kit-own kit-platform">
        Platform{' '}
        <select value={id} onChange={({ target }) => setId(platformIds.find((one) => one === target.value) ?? 'html')}>
          {platformIds.map((one) => (
            <option key={one} value={one}>
              {platforms[one].label}
            </option>
          ))}
        </select>
      </label>
      <ol>
        {platform.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {snippetsFor(id, { choices, origin: host }).map(({ title, code }) => (
        <div key={title}>
          {title && <h3>{title}</h3>}
          <Source dark code={code} language={id === 'react' || id === 'next' ? 'tsx' : 'html'} />
        </div>
      ))}
      <p>What the platform accepts: {platform.accepts}</p>
      {'forbids' in platform && <p>What it forbids: {platform.forbids}</p>}
    </>
  );
}
