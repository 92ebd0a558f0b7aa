'use client';
import { createElement, useEffect, useState } from 'react';
import { define } from 'steam-kit';

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

/**
 * Sets every property, and listens for every event. The server renders attributes, with lists as texts. Objects are set after
 * hydration, before the element is defined.
 */
export function Every() {
  const [heard, setHeard] = useState<string[]>([]);
  useEffect(() => {
    const hear = (event: Event) => {
      if (event.type !== 'steam-submit') event.preventDefault();
      const { localName } = event.target as Element;
      setHeard((all) => [...all, `${localName}:${event.type}`]);
    };
    const types = new Set(rows.flatMap(({ events }) => events));
    for (const type of types) document.addEventListener(type, hear);
    for (const { tag, objects } of rows) {
      const isBroken = tag === 'steam-contact-form' && location.search === '?broken';
      Object.assign(document.querySelector(tag) ?? {}, objects, isBroken && { lang: 'en', texts: broken });
    }
    define('https://HOST');
    return () => {
      for (const type of types) document.removeEventListener(type, hear);
    };
  }, []);
  return (
    <main>
      <p id="heard">{heard.join(' ')}</p>
      {rows.map(({ tag, attributes }) =>
        createElement(tag, {
          key: tag,
          ...Object.fromEntries(attributes.map(({ name, value }) => [name, Array.isArray(value) ? value.join() : value])),
        }),
      )}
    </main>
  );
}
