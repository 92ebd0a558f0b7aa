import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Dialog',
    purpose:
      'Interrupts the page for one short task: sign in, watch a lecture. The page behind it is out of reach until it closes.',
    use: ['For a task of a minute that returns to the same place.', 'To play a video large without leaving the list.'],
    avoid: [
      'For a long form or text: give it a page of its own, which has a URL.',
      'For a message: use a toast, which does not interrupt.',
      'On load: nobody asked for it.',
    ],
    do: { text: 'Open it after a press, with a heading that `labelledBy` names.', story: 'Open' },
    dont: { text: 'Do not put a whole page of text into it.', story: 'LongContent' },
    anatomy: [
      ['Backdrop', 'Dims the page. A press on it closes the dialog.'],
      ['Sheet', 'A `<dialog>`, 520 px wide, or 1120 px with `wide`. Its content scrolls.'],
      ['Title', '`DialogTitle`: a heading that stays visible while the content scrolls.'],
      ['Close button', 'Round, 44 px. It is last in the DOM, so that the focus starts in the content.'],
      ['Toaster', 'Toasts show in a row above title and content, because the page is inert.'],
    ],
    keyboard: [
      ['Escape', 'Closes it and returns the focus to the button that opened it.'],
      ['Tab, Shift+Tab', 'Moves inside it; the page behind is skipped.'],
      ['Enter, Space', 'On Close: closes it.'],
    ],
    screenReader: [
      'Announced as a dialog with the name of its heading (`labelledBy`) or of `label`. One of the two is required.',
      'The rest of the page is inert: screen readers cannot wander into it.',
    ],
    related: ['UI/Drawer', 'UI/Toaster', 'Site/Auth/Modals'],
    keywords: ['modal', 'popup', 'overlay', 'lightbox', 'window', 'alert'],
  },
];
