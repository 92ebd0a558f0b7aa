import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ContactFormElement',
    purpose: 'A message to us from the page of a partner: `<steam-contact-form>`.',
    use: [
      'If your visitors have questions that we answer.',
      'With `subject`, if your page is about one thing.',
      'With `mode`, for a button that opens it in a dialog.',
      'Set `theme` to `light` if your page is always light: by default the widget follows the visitor’s system.',
    ],
    avoid: ['To receive messages yourself: cancel `steam-submit`, and send them to your own server.'],
    do: { text: 'Fill in the subject, and leave the rest to the visitor.', story: 'Prefilled' },
    dont: { text: 'A recipient that is not the visitor’s address gets our answer.', story: 'LongNames' },
    anatomy: [
      ['Tag', 'Reserves its height.'],
      ['Fallback', 'The content of the tag. It shows until the data is loaded, and if loading fails.'],
      ['Fields', 'The part `input`; the part `error` for a message.'],
      ['Button', 'The part `button`.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields to the button.'],
      ['Enter', 'In a field of one line: sends the message.'],
    ],
    screenReader: [
      'Headings start at `headingLevel`. The content is in an open shadow root, which screen readers read like the page.',
      'Errors are connected to their fields. The answer is announced.',
    ],
    related: ['Sections/Contact form', 'Guides/Embedding'],
    keywords: ['steam-contact-form', 'widget', 'web component', 'custom element', 'message', 'embed'],
  },
];
