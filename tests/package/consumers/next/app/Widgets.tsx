'use client';
import { type CSSProperties, useEffect, useState } from 'react';
import { define } from 'steam-kit';
import type {} from 'steam-kit/react';

const look: CSSProperties = { marginBlock: 16 };

const events = ['ready', 'filter', 'course-select', 'download', 'toggle', 'submit'];

/** Rendered on the server and hydrated. Sets values as attributes, and listens for events on `document`. */
export function Widgets({ partner }: { partner?: string | undefined }) {
  const [heard, setHeard] = useState<string[]>([]);
  useEffect(() => {
    const hear = (event: Event) => {
      event.preventDefault();
      setHeard((all) => [...all, event.type]);
    };
    for (const name of events) document.addEventListener(`steam-${name}`, hear);
    define('https://HOST');
    return () => {
      for (const name of events) document.removeEventListener(`steam-${name}`, hear);
    };
  }, []);
  return (
    <main>
      <p id="heard">{heard.join(' ')}</p>
      <steam-course-finder category="science" limit={3} heading-level={3} theme="light">
        <a href="/courses">See the courses</a>
      </steam-course-finder>
      <steam-product-list products="lab-notebook, isometric-sketch-pad" layout="grid" />
      <steam-faq style={look} partner={partner} limit={2} heading="What parents ask" />
      <steam-contact-form style={{ ...look, '--steam-radius': '4px' }} subject="A visit" />
    </main>
  );
}
