import { ButtonLink } from '../../src/ui/button/ButtonLink.tsx';
import { Icon } from '../../src/ui/icon/Icon.tsx';
import { arrow } from '../../src/ui/icon/paths.ts';
import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ButtonLink',
    purpose: 'A link that looks like a button, for the main way to another page.',
    use: ['For the next step that leads to another page: “Explore All Courses”.', 'For a download.'],
    avoid: [
      'For an action on this page: use `Button`.',
      'Inside a paragraph: use `Link`.',
      'For every link of a list: one main way per view is enough.',
    ],
    do: {
      text: 'Name the target. An arrow may say that it leads on; `ahead` mirrors it in Urdu.',
      show: () => (
        <ButtonLink href="/explore-allcourses">
          Explore All Courses <Icon path={arrow} ahead />
        </ButtonLink>
      ),
    },
    dont: {
      text: '“Click here” means nothing in a list of links, or read aloud on its own.',
      show: () => <ButtonLink href="/explore-allcourses">Click here</ButtonLink>,
    },
    anatomy: [
      ['Link', 'An `<a>` of at least 44 by 44 px, in the style of `variant` and `size`.'],
      ['Label', 'Text, and an `Icon` before or after it.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the link.'],
      ['Enter', 'Follows it. Space scrolls the page, as on every link.'],
    ],
    screenReader: [
      'Announced as a link, not as a button, so that a visitor knows that the page changes.',
      'If it opens a new tab, say so in the label.',
    ],
    related: ['UI/Button', 'UI/Link'],
    keywords: ['link button', 'call to action', 'CTA', 'anchor', 'download'],
  },
];
