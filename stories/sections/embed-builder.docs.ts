import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'EmbedBuilderView',
    purpose:
      'Builds the snippet with which another school shows one of the widgets: choices, a live preview, and the lines to paste.',
    use: ['On the page Share, for people who run a website.'],
    avoid: ['For somebody without a website: use Share, which gives a link and a QR code.'],
    do: { text: 'Choose, look at the preview, copy.', story: 'Loaded' },
    dont: { text: 'A light accent is unreadable: the builder says so, and does not forbid it.', story: 'OwnAccent' },
    anatomy: [
      ['Choices', 'Widget, content, look, and what the page needs.'],
      ['Preview', 'The real widget on six kinds of pages, with its height and size.'],
      ['Snippets', 'One panel for each platform, with Copy.'],
      ['Policy', 'The lines for a page with a Content-Security-Policy.'],
    ],
    keyboard: [
      ['Tab', 'Moves through fields, preview and snippets.'],
      ['Arrow keys', 'In a group of radio buttons: chooses another one.'],
      ['Enter, Space', 'On Copy: copies the snippet.'],
    ],
    screenReader: [
      'Groups of fields have legends. The measured size of the preview is in a live region.',
      'Without scripts it is a form with a button, and all platforms are listed.',
    ],
    related: ['Guides/Embedding', 'Sections/Share', 'UI/Copy button'],
    keywords: ['snippet', 'widget', 'integration', 'iframe', 'WordPress', 'configurator'],
  },
];
