import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'TopBanner',
    purpose: 'The banner of an inner page, with text and picture from the API. The title is there at once.',
    use: ['On pages whose banner a school edits.'],
    avoid: ['For fixed texts: use the page banner.'],
    do: { text: 'The title does not wait for the request.', story: 'Loading' },
    dont: { text: 'A title of one long word does not fit on a phone.', story: 'LongTexts' },
    anatomy: [['Page banner', 'With its title; while it loads, the space of the picture is reserved.']],
    keyboard: [['Tab', 'Moves through the breadcrumb, if there is one.']],
    screenReader: ['The title is the h1. Text from the API has its language.'],
    related: ['UI/Page banner'],
    keywords: ['hero', 'header', 'title', 'CMS'],
  },
];
