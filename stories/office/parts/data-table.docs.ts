import type { Guide } from '../../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'DataTable',
    purpose:
      'Rows that a reader compares by their columns. On a narrow screen each row is a card, and nothing scrolls sideways.',
    use: [
      'For records with the same facts: messages, people, requests.',
      'With the name of the row in the first column.',
    ],
    avoid: ['For a list of titles: use `Rows`.', 'For the layout of a form: use `Parts`.'],
    do: { text: 'Numbers end at the same side, so that a reader can compare them.', story: 'Many' },
    dont: { text: 'A header alone does not say why there are no rows: show `Empty` instead.', story: 'Empty' },
    anatomy: [
      ['Card', 'The frame of the table.'],
      ['Header', 'One `<th scope="col">` for each column. Below 640 px only screen readers get it.'],
      ['Row', 'A `<th scope="row">` that names it, and its cells. Below 640 px each cell has the label of its column.'],
    ],
    keyboard: [['Tab', 'Moves to the links and buttons in the cells. The table itself takes no focus.']],
    screenReader: [
      'A table with the name of `label`. Headers are announced with their cells, also where the rows are cards.',
      'The labels in cards are hidden, because the header is announced.',
    ],
    related: ['Office/Parts/Page', 'Office/Parts/Notice'],
    keywords: ['grid', 'rows', 'columns', 'list', 'responsive table', 'records'],
  },
  {
    component: 'Pager',
    purpose: 'Links to the previous and the next page of a list that begins with the newest item.',
    use: ['Below a list that the server sends in pages.'],
    avoid: ['For one page: it shows nothing.', 'For a short list: show all of it.'],
    do: { text: 'The address has the page, so that Back and a bookmark work.', story: 'PagerInTheMiddle' },
    dont: { text: 'A reader who needs page 9 searches. Offer `SearchForm` above.', story: 'PagerAtTheEnd' },
    anatomy: [
      ['Navigation', 'A `<nav>` named “Pages”.'],
      ['Links', '“Newer” and “Older”; the first and the last page have only one of them.'],
      ['Position', '“Page 2 of 9”.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next link.'],
      ['Enter', 'Opens the page.'],
    ],
    screenReader: ['A navigation landmark named “Pages”. The position is read between the links.'],
    related: ['UI/ButtonLink', 'Office/Parts/Page'],
    keywords: ['pagination', 'paging', 'next page', 'previous page'],
  },
  {
    component: 'SearchForm',
    purpose:
      'A search of a list on the server. It searches on Enter, and shows the whole list again when it is emptied.',
    use: ['Above a list that has several pages.'],
    avoid: ['For a list that the browser has as a whole: filter it at each key press.'],
    do: { text: 'Say what can be found.', story: 'SearchFormEmpty' },
    dont: { text: 'An explanation belongs below the list, not into the label.', story: 'SearchFormLongTexts' },
    anatomy: [
      ['Form', 'A `<form role="search">`.'],
      ['Field', 'An `<input type="search">` with a visible label.'],
      ['Button', '“Find”.'],
    ],
    keyboard: [
      ['Enter', 'In the field: searches.'],
      ['Escape', 'In the field: empties it, as the browser does, and shows the whole list.'],
    ],
    screenReader: ['A search landmark. The page announces the number of results itself.'],
    related: ['UI/Text field', 'UI/Button'],
    keywords: ['filter', 'find', 'query', 'search box', 'search field'],
  },
];
