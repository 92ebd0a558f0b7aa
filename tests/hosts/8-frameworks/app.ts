/**
 * One page of a host's, for React and Preact, whose hooks and elements are called alike: it hands the widgets strings,
 * numbers, booleans, arrays, objects and functions, changes them all, and takes them away and back.
 */
type Element = unknown;
interface Framework {
  createElement: (type: string, props: Record<string, unknown> | null, ...children: Element[]) => Element;
  useState: <T>(first: T) => [T, (next: T | ((now: T) => T)) => void];
}

export const first = {
  category: 'science',
  limit: 3,
  hide: false,
  products: ['lab-notebook', 'isometric-sketch-pad'],
  heading: 'Good to know',
  learnMore: 'Look closer',
};
export const second = {
  category: 'maths',
  limit: 2,
  hide: true,
  products: ['isometric-sketch-pad'],
  heading: 'What parents ask',
  learnMore: 'Read on',
};

export const appOf = ({ createElement: h, useState }: Framework) =>
  function App() {
    const [values, setValues] = useState(first);
    const [isShown, setShown] = useState(true);
    const [heard, setHeard] = useState<string[]>([]);
    const hear = (event: CustomEvent) => {
      event.preventDefault();
      setHeard((all) => [...all, `${event.type} ${JSON.stringify(event.detail)}`]);
    };
    const { category, limit, hide, products, heading, learnMore } = values;
    return h(
      'main',
      null,
      h('button', { id: 'change', onClick: () => setValues(second) }, 'Change'),
      h('button', { id: 'toggle', onClick: () => setShown(!isShown) }, 'Toggle'),
      h('ol', { id: 'heard' }, ...heard.map((text) => h('li', { key: text }, text))),
      isShown &&
        h(
          'section',
          null,
          h(
            'steam-course-finder',
            {
              category,
              limit,
              hideFilters: hide,
              texts: { learnMore },
              'onsteam-filter': hear,
              'onsteam-course-select': hear,
            },
            h('a', { href: '/elsewhere' }, 'Courses'),
          ),
          h('steam-product-list', { products, layout: 'grid', 'onsteam-download': hear }),
          h('steam-faq', { limit, heading, 'onsteam-toggle': hear }),
          h('steam-contact-form', { subject: heading, 'onsteam-submit': hear }),
        ),
    );
  };
