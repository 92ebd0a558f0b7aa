import type { Guide } from '../../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Page',
    purpose: 'The frame of each page of the office: the heading, a sentence, the way back and the actions.',
    use: ['Once for each page.', 'Its title is also that of the browser’s tab.'],
    avoid: ['Inside a page: use `Panel`.', 'On the site: use `PageBanner`.'],
    do: { text: 'The lead says what a reader does here.', story: 'WithALeadAndActions' },
    dont: { text: 'A long title takes the first screen.', story: 'LongTexts' },
    anatomy: [
      ['Way back', 'A link to the page above, if there is one.'],
      ['Title', 'The `<h1>`.'],
      ['Lead', 'A muted sentence.'],
      ['Actions', 'Buttons beside the title; below it on a narrow screen.'],
      ['Content', 'Whatever follows, one below the other.'],
    ],
    keyboard: [['Tab', 'First to the way back, then to the actions, then to the content.']],
    screenReader: [
      'The title takes the focus after navigation, so that it is read. After a page load the browser decides.',
      'The direction of the title follows its text.',
    ],
    related: ['UI/Page banner', 'Office/Parts/Notice'],
    keywords: ['layout', 'heading', 'title', 'page header', 'toolbar'],
  },
  {
    component: 'QueryView',
    purpose: 'Shows the result of a query: a spinner, the data, or a message with a button that tries again.',
    use: ['Around everything that needs the data of one query.'],
    avoid: ['For the result of a click: use `useAction`.', 'For an empty list: render `Empty` inside it.'],
    do: { text: 'After a failure, older data stays in view.', story: 'QueryFailedAfterASuccess' },
    dont: { text: 'A message of several lines does not say more.', story: 'QueryLongTexts' },
    anatomy: [
      ['Spinner', 'Until the first response.'],
      ['Notice', 'After a failure: why, and “Try again”.'],
      ['Content', 'What `children` returns for the data.'],
    ],
    keyboard: [['Enter, Space', 'On “Try again”: sends the request again.']],
    screenReader: ['The spinner is announced with the text of `loading`. A failure is announced at once.'],
    related: ['UI/Spinner', 'Office/Parts/Notice'],
    keywords: ['loading', 'error state', 'retry', 'fetch', 'suspense'],
  },
];
