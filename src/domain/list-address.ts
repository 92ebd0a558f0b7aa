/** The path of a list below an API host. */
export interface ListAddress {
  path: string;
  /** True if this project's API also returns a summary of the list (`?brief`), with the fields of a card. Other API hosts have none. */
  hasSummary?: boolean;
}

/** The lists of the widgets. The loader requests them before the code that reads them is loaded. */
export const courseList: ListAddress = { path: 'course', hasSummary: true };
export const faqList: ListAddress = { path: 'faq' };
export const productList: ListAddress = { path: 'product' };

/** The URL of a list, or of its summary if the API has a summary. `host` has no trailing slash. */
export const addressOf = ({ path, hasSummary }: ListAddress, host: string, isOwnApi: boolean): string =>
  `${host}/${path}${hasSummary && isOwnApi ? '?brief' : ''}`;
