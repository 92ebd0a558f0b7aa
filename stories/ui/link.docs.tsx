import { Link } from '../../src/ui/link/Link.tsx';
import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Link',
    purpose:
      'A plain anchor that refuses dangerous addresses. On the site, a click changes the page without a reload; in a widget, the address leads to the provider’s site.',
    use: ['For every link, also for addresses from the content.', 'Inside text, in lists and menus.'],
    avoid: ['For an action: use `Button`.', 'For the main way of a view: use `ButtonLink`.'],
    do: {
      text: 'Let the words of the link name its target.',
      show: () => (
        <p>
          Read the <Link href="/privacy">privacy policy</Link> first.
        </p>
      ),
    },
    dont: {
      text: 'Do not link words that mean nothing on their own.',
      show: () => (
        <p>
          For the privacy policy, click <Link href="/privacy">here</Link>.
        </p>
      ),
    },
    anatomy: [
      [
        'Anchor',
        'An `<a>` with the CSS part `link`. Links to other sites and new tabs get `rel="noopener noreferrer"`.',
      ],
      ['Text without link', 'If the scheme is not http, https, mailto or tel, only the children are rendered.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the link.'],
      ['Enter', 'Follows it.'],
      ['Ctrl+Enter, ⌘+Enter', 'Opens it in a new tab: the browser handles clicks with a modifier.'],
    ],
    screenReader: ['Announced as a link with its text. If `target="_blank"` opens a tab, say so in the text.'],
    related: ['UI/ButtonLink', 'UI/Skip link', 'UI/Breadcrumb'],
    keywords: ['anchor', 'hyperlink', 'href', 'router', 'navigation', 'URL'],
  },
];
