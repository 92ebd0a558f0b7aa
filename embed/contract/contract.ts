import { languageAttributes, ownWords, sharedWords, type Words } from './attribute-words.ts';
import { attributes, type Kind, lists, type Name, propertyOf } from './attributes.ts';
import type { Described, ElementContract, EventContract, PropertyContract } from './types.ts';

export type * from './types.ts';

/*
 * The public contract of the widgets, as people and tools read it: types, manifest, the README's tables, the frames'
 * parameters and the stories are generated from it or read it. What the scripts themselves read is in attributes.ts.
 */

const event = (
  name: string,
  detail: EventContract['detail'],
  description: string,
  cancelable = false,
): EventContract => ({
  name: `steam-${name}`,
  detail,
  description,
  cancelable,
});

/** Of all four elements. */
export const sharedAttributes: readonly string[] = [
  ...Object.keys(sharedWords),
  ...languageAttributes.map(({ name }) => name),
];

/** Of all four. They bubble out of shadow roots, so that a listener on `document` hears them, too. */
export const sharedEvents: readonly EventContract[] = [
  event('ready', {}, 'It shows its data.'),
  event(
    'error',
    { kind: "'network' | 'timeout' | 'status' | 'parsing' | 'empty' | 'script'", message: 'string' },
    'It shows your link instead; `kind` is `network`, `timeout`, `status`, `parsing`, `empty` or `script`.',
  ),
];

const part = (name: string, description: string): Described => ({ name, description });
const button = part('button', 'A button, or a link that looks like one.');
const heading = part('heading', 'A heading.');
const card = (what: string) => part('card', `The card of a ${what}.`);

/** Custom properties that the host sets on the tag, on the `data-steam` element or on anything around it. */
export const cssProperties: readonly Described[] = [
  { name: '--steam-accent', description: 'Buttons, links, focus.' },
  { name: '--steam-on-accent', description: 'Text on the accent.' },
  { name: '--steam-surface', description: 'The ground of the widget and of its cards.' },
  { name: '--steam-text', description: 'Text.' },
  { name: '--steam-radius', description: 'The radius of corners.' },
  { name: '--steam-font', description: 'The font of all text.' },
  { name: '--steam-gap', description: 'The gap between cards.' },
];

/** Properties and methods of all four that have no attribute. */
export const properties: readonly PropertyContract[] = [
  {
    name: 'texts',
    type: 'object | undefined',
    description: 'Its own words, by label, instead of English or Urdu ones; a new object when they change.',
  },
];
export const methods: readonly Described[] = [{ name: 'reload', description: 'Asks the API again.' }];

type Own = Pick<ElementContract, 'title' | 'description' | 'parts' | 'labels' | 'fallback' | 'frameHeight'> & {
  events: readonly EventContract[];
};

const own: Record<Name, Own> = {
  'course-finder': {
    title: 'Course finder',
    description: 'The catalogue of courses with its two filters.',
    events: [
      event(
        'filter',
        { category: 'string', level: 'string', count: 'number' },
        'The visitor chose a subject or a level.',
      ),
      event(
        'course-select',
        { id: 'string', name: 'string', url: 'string' },
        'A course was clicked; `event.preventDefault()` keeps the visitor on your page.',
        true,
      ),
    ],
    parts: [card('course'), heading, part('link', 'A link.'), button, part('input', 'A select.')],
    labels: {
      category: 'Category',
      level: 'Level',
      allCategories: 'All categories',
      allLevels: 'All levels',
      clear: 'Clear Filter',
      submit: 'Show courses',
      more: 'Show more courses',
      learnMore: 'Learn More',
      about: 'about',
      names: 'an object: subjects and levels, by their English names in lower case',
      noMatch: 'No courses match the selected criteria.',
      count: 'a function (found, total) => text',
    },
    fallback: { path: '/explore-allcourses', text: 'See the courses' },
    frameHeight: 900,
  },
  'contact-form': {
    title: 'Contact form',
    description: 'The contact form.',
    events: [
      event(
        'submit',
        { recipient: 'string', subject: 'string', body: 'string' },
        'A message is about to be sent; `preventDefault()` stops it.',
        true,
      ),
      event('sent', { message: 'string' }, 'The message was taken.'),
      event('refused', { message: 'string' }, 'The message was not taken.'),
    ],
    parts: [part('input', 'A field.'), button, part('error', 'What is wrong with a field.')],
    labels: {
      recipient: 'Your e-mail',
      recipientHint: 'We answer to this address.',
      subject: 'Subject',
      body: 'Your message',
      send: 'Send message',
      sending: 'Sending…',
      problems: 'an object: what is wrong with a field, by the English text',
      sent: 'Your message has been sent.',
      unreachable: 'We could not reach the server. Your message is still here: please try again.',
      refused: 'The server could not take the message. It is still here: please try again later.',
    },
    fallback: { path: '/contactus', text: 'Write to us' },
    frameHeight: 640,
  },
  faq: {
    title: 'Questions and answers',
    description: 'Questions with their answers, one open at a time.',
    events: [event('toggle', { questionId: 'string', open: 'boolean' }, 'A question opened or closed.')],
    parts: [heading, part('answer', 'An answer.')],
    labels: { heading: 'Frequently Asked Questions' },
    fallback: { path: '/', text: 'Read the answers on our site' },
    frameHeight: 640,
  },
  'product-list': {
    title: 'Products',
    description: 'The digital products with their downloads.',
    events: [
      event(
        'download',
        { id: 'string', name: 'string', url: 'string' },
        'A download was clicked; `preventDefault()` stops it.',
        true,
      ),
    ],
    parts: [card('product'), heading, button],
    labels: { download: 'Download Now !', loading: 'Loading products' },
    fallback: { path: '/steam-products', text: 'See the products' },
    frameHeight: 800,
  },
};

export const names = Object.keys(attributes) as Name[];
export const isName = (name: string): name is Name => Object.hasOwn(attributes, name);

function describe(name: Name): ElementContract {
  const words: Record<string, Words> = { ...ownWords[name], ...sharedWords };
  const kinds: Record<string, Kind> = attributes[name];
  return {
    ...own[name],
    name,
    list: lists[name],
    tag: `steam-${name}`,
    className: `${propertyOf(`-steam-${name}`)}Element`,
    attributes: [
      ...Object.entries(words).map(([attribute, rest]) => ({
        ...rest,
        name: attribute,
        property: propertyOf(attribute),
        kind: kinds[attribute] ?? 'text',
      })),
      ...languageAttributes,
    ],
    events: [...own[name].events, ...sharedEvents],
  };
}

/** The four elements. */
export const contract: Readonly<Record<Name, ElementContract>> = {
  'course-finder': describe('course-finder'),
  'contact-form': describe('contact-form'),
  faq: describe('faq'),
  'product-list': describe('product-list'),
};
