import type { attributes, Name } from './attributes.ts';
import type { AttributeContract } from './types.ts';

/** What an attribute is for, in words. */
export interface Words {
  description: string;
  default: string;
  example: string;
  choices?: AttributeContract['choices'];
}

export const sharedWords: Record<keyof (typeof attributes)['faq'] & keyof (typeof attributes)['contact-form'], Words> =
  {
    partner: {
      description:
        'Your short name (letters, digits, `-`, `_`): goes along on links to the provider and with messages.',
      default: 'none',
      example: 'your-school',
    },
    theme: {
      description:
        '`auto` (the visitor’s system decides), `light` or `dark`. **A page that is always light should say `light`.**',
      default: '`auto`',
      example: 'light',
    },
    'heading-level': {
      description: 'The level of its headings, 2, 3 or 4, to fit yours.',
      default: '2, of products 3',
      example: '3',
    },
    'link-target': { description: '`_blank` opens links in a new tab.', default: 'the same tab', example: '_blank' },
    'api-host': {
      description: 'The address of another server of the same API.',
      default: 'the script’s own origin and `/api`',
      example: 'https://api.example.org',
    },
    site: {
      description:
        'The address of the provider’s site, to which links lead; needed where the script was copied elsewhere.',
      default: 'the script’s own origin',
      example: 'https://steam.example.org',
    },
  };

const limit = (what: string, usual: string): Words => ({
  description: `Shows at most so many ${what}.`,
  default: usual,
  example: '4',
});

export const ownWords: {
  [Key in Name]: Record<Exclude<keyof (typeof attributes)[Key], keyof typeof sharedWords>, Words>;
} = {
  'course-finder': {
    category: {
      description: 'The subject that is chosen at first, such as `science`.',
      default: 'all',
      example: 'science',
      choices: 'subjects',
    },
    level: {
      description: 'The level that is chosen at first, such as `beginner`.',
      default: 'all',
      example: 'beginner',
      choices: 'levels',
    },
    limit: limit('courses', 'all'),
    'hide-filters': {
      description: 'Leaves the selects out; with `category` it is a fixed list.',
      default: 'shown',
      example: '',
    },
  },
  'contact-form': {
    recipient: {
      description: 'What stands in the address field at first: your visitor’s e-mail address.',
      default: 'empty',
      example: 'visitor@example.org',
    },
    subject: { description: 'What stands in the subject field at first.', default: 'empty', example: 'A visit' },
  },
  faq: {
    course: {
      description: 'The id of a course: its questions instead of the general ones.',
      default: 'the general ones',
      example: 'kitchen-chemistry',
      choices: 'courses',
    },
    limit: limit('questions', '6'),
    heading: {
      description: 'The heading above the questions.',
      default: '“Frequently Asked Questions”',
      example: 'What parents ask',
    },
  },
  'product-list': {
    products: {
      description: 'Ids, separated by spaces or commas: only these products, in this order.',
      default: 'all',
      example: 'lab-notebook, steam-words',
      choices: 'products',
    },
    layout: { description: '`list` or `grid`.', default: '`list`', example: 'grid' },
  },
};

export const languageAttributes: readonly AttributeContract[] = [
  {
    name: 'lang',
    property: '',
    kind: ['en', 'ur'],
    description: 'The language of its own words: `en` or `ur`.',
    default: 'the page’s own',
    example: 'ur',
  },
  {
    name: 'dir',
    property: '',
    kind: ['ltr', 'rtl'],
    description: 'The direction of its text.',
    default: 'the language’s own',
    example: 'rtl',
  },
];
