import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CommunityView',
    purpose: 'Invites visitors to join, with the faces of some who have.',
    use: ['Once, near the end of a page.', 'With another `href` and `action` for visitors who are already members.'],
    avoid: ['As the first band of a page: the hero invites.', 'Without pictures of real members, if you have none.'],
    do: { text: 'Say what joining means, and use a verb for the button.', story: 'LoggedOut' },
    dont: { text: 'A label of a whole sentence is not a button.', story: 'LongNames' },
    anatomy: [
      ['Band', 'The tone `accent`.'],
      ['Heading', '“Join STEAM Community” and `lead`.'],
      ['Button', 'A link with the label of `action`.'],
      ['Faces', 'Round pictures. They load when they come near.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the button.'],
      ['Enter', 'Follows it.'],
    ],
    screenReader: ['The section is a region with the name of its heading.', 'The faces are decorative and hidden.'],
    related: ['Sections/Ambassadors', 'UI/ButtonLink'],
    keywords: ['join', 'sign up', 'members', 'invitation', 'CTA'],
  },
];
