import { type CSSProperties, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { define } from 'steam-kit';
import type {} from 'steam-kit/react';
import { Every } from './Every.js';

define('https://HOST');

const look: CSSProperties = { marginBlock: 16 };
/** May be undefined, because the type check must accept undefined for optional props. */
const partner = new URLSearchParams(location.search).get('partner') ?? undefined;

function App() {
  const [heard, setHeard] = useState<string[]>([]);
  const hear = (event: CustomEvent) => {
    event.preventDefault();
    setHeard((all) => [...all, event.type]);
  };
  return (
    <main>
      <p id="heard">{heard.join(' ')}</p>
      <steam-course-finder category="science" limit={3} headingLevel={3} theme="light" texts={{ learnMore: 'Look closer' }} onsteam-ready={hear} onsteam-filter={hear} onsteam-course-select={hear}>
        <a href="/courses">See the courses</a>
      </steam-course-finder>
      <steam-product-list products={['lab-notebook', 'isometric-sketch-pad']} layout="grid" onsteam-download={hear} />
      <steam-faq style={look} partner={partner} limit={2} heading="What parents ask" onsteam-toggle={({ detail }) => setHeard((all) => [...all, detail.open ? 'steam-toggle' : 'closed'])} />
      <steam-contact-form style={{ ...look, '--steam-radius': '4px' }} subject="A visit" onsteam-submit={hear} />
    </main>
  );
}

const root = document.querySelector('#app');
if (root) createRoot(root).render(location.pathname === '/every/' ? <Every /> : <App />);
