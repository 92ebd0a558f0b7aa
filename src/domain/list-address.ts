/** The attributes of a course finder, as its element returns them. */
interface FirstView {
  category?: string;
  level?: string;
  limit?: number | undefined;
}

/** The address of a list (courses, questions, products) on an API host. */
export interface ListAddress {
  /** The path, which every server with the API contract has. */
  path: string;
  /** Returns a query string that only this project's API reads. Other hosts get none, and return the whole list. */
  query?: (start: FirstView) => string;
}

/** All courses, with the fields of a card. */
export const courseList: ListAddress = { path: 'course', query: () => 'brief' };

// The lists of the widgets. The embed loader requests them while the code of the widget loads.
/** The courses that a course finder shows first, with the counts of its filters. The server ignores unknown values. */
export const firstCourses = {
  path: 'course',
  query: ({ limit, category, level }: FirstView) =>
    `counts${limit ? `&limit=${limit}` : ''}${category ? `&category=${category}` : ''}${level ? `&level=${level}` : ''}`,
};
export const faqList: ListAddress = { path: 'faq' };
export const productList: ListAddress = { path: 'product' };

/** The URL of a list. `host` has no trailing slash. */
export const addressOf = ({ path, query }: ListAddress, host: string, isOwnApi: boolean, start: FirstView): string =>
  `${host}/${path}${query && isOwnApi ? `?${query(start)}` : ''}`;

/** The key of a list in caches: the same for each host. */
export const keyOf = (list: ListAddress): string => addressOf(list, '', true, {}).slice(1);
