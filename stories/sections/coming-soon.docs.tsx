import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ComingSoonView',
    purpose: 'Announces the VR labs, which do not exist yet.',
    use: ['On the page of the VR labs, until `brand.ts` names their address.'],
    avoid: ['For a page of a school that is not ready: leave it out of the menu.'],
    do: { text: 'Offer what exists already.', story: 'Loaded' },
    dont: {
      text: 'Do not stop at the announcement: a page without a way on is a dead end.',
      show: () => <p>VR labs: coming soon.</p>,
    },
    anatomy: [
      ['Title', '“VR LABS IS COMING SOON”, the h1.'],
      ['Button', 'Leads to the courses.'],
      ['Drawing', 'Decorative.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the button.'],
      ['Enter', 'Follows it.'],
    ],
    screenReader: ['The drawing is hidden.'],
    related: ['UI/ButtonLink'],
    keywords: ['placeholder', 'VR', 'virtual reality', 'under construction'],
  },
];
