/** The course finder's labels. A partner's page may replace them (`texts`), for example with another language. */
export const finderLabels = {
  category: 'Category',
  level: 'Level',
  allCategories: 'All categories',
  allLevels: 'All levels',
  clear: 'Clear Filter',
  /** The button that shows the selects on a phone, in the layouts `compact` and `row`. */
  filters: 'Filters',
  submit: 'Show courses',
  more: 'Show more courses',
  search: 'Search',
  searchHint: 'Name or topic',
  didYouMean: 'Did you mean',
  failed: 'The server could not be reached. Please check your connection.',
  learnMore: 'Learn More',
  about: 'about',
  ages: 'Ages',
  starts: 'Starts',
  /** Translations of subjects and levels, by the English name in lower case. */
  names: {} as Readonly<Record<string, string>>,
  noMatch: 'No courses match the selected criteria.',
  /** The links after a search without results: all courses, and the contact form. */
  showAll: 'Show all courses',
  askUs: 'Ask us',
  /** The link to the courses that `limit` leaves out. */
  seeAll: (found: number) => `See all ${found}`,
  /** The number of courses shown, out of all courses or, with `limit`, out of the matching ones. */
  count: (found: number, total: number) =>
    `${found === total ? '' : `${found} of `}${total} course${total === 1 ? '' : 's'}`,
};

export type FinderLabels = Omit<typeof finderLabels, 'count'> & {
  /** `ignored` contains the words of the query that the search ignored. */
  count: (found: number, total: number, ignored?: readonly string[]) => string;
};

/** The partner's translation of a subject or level. `hasOwn`, because a school may call a subject `constructor`. */
export const nameIn = ({ names }: FinderLabels, value: string): string | undefined =>
  Object.hasOwn(names, value) ? names[value] : undefined;
