/**
 * A host page for React and Preact, whose hooks have the same names. It passes values of each type to the widgets, changes
 * all values, and removes and adds the widgets.
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
    const [events, setEvents] = useState<string[]>([]);
    const onEvent = (event: CustomEvent) => {
      event.preventDefault();
      setEvents((all) => [...all, `${event.type} ${JSON.stringify(event.detail)}`]);
    };
    const { category, limit, hide, products, heading, learnMore } = values;
    return h(
      'main',
      null,
      h('button', { id: 'change', onClick: () => setValues(second) }, 'Change'),
      h('button', { id: 'toggle', onClick: () => setShown(!isShown) }, 'Toggle'),
      h('ol', { id: 'events' }, ...events.map((text) => h('li', { key: text }, text))),
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
              'onsteam-filter': onEvent,
              'onsteam-course-select': onEvent,
            },
            h('a', { href: '/elsewhere' }, 'Courses'),
          ),
          h('steam-product-list', { products, layout: 'grid', 'onsteam-download': onEvent }),
          h('steam-faq', { limit, heading, 'onsteam-toggle': onEvent }),
          h('steam-contact-form', { subject: heading, 'onsteam-submit': onEvent }),
        ),
    );
  };
