import { createElement, useState } from 'react';

interface Row {
  tag: string;
  attributes: { name: string; property: string; value: unknown }[];
  objects: Record<string, object>;
  events: string[];
}
const rows: Row[] = EVERY;

/** Texts whose getter throws: the form shows its fallback. */
const broken = {
  get send(): string {
    throw new Error('This text is broken.');
  },
};
const brokenOf = (tag: string) =>
  tag === 'steam-contact-form' && location.search === '?broken' && { lang: 'en', texts: broken };

/** Sets every property, and listens for every event. */
export function Every() {
  const [heard, setHeard] = useState<string[]>([]);
  const hear = (event: CustomEvent) => {
    if (event.type !== 'steam-submit') event.preventDefault();
    const { localName } = event.currentTarget as Element;
    setHeard((all) => [...all, `${localName}:${event.type}`]);
  };
  return (
    <main>
      <p id="heard">{heard.join(' ')}</p>
      {rows.map(({ tag, attributes, objects, events }) =>
        createElement(tag, {
          key: tag,
          ...Object.fromEntries(attributes.map(({ property, value }) => [property, value])),
          ...objects,
          ...brokenOf(tag),
          ...Object.fromEntries(events.map((event) => [`on${event}`, hear])),
        }),
      )}
    </main>
  );
}
