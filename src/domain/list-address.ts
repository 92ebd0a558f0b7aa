/** Where a list is, below an API host. */
export interface ListAddress {
  path: string;
  /** This project's own API also answers it in short: with the fields that a card shows. Another API host need not know that. */
  hasSummary?: boolean;
}

/** The lists of the widgets: the loader asks for them before the code that reads them is there. */
export const courseList: ListAddress = { path: 'course', hasSummary: true };
export const faqList: ListAddress = { path: 'faq' };
export const productList: ListAddress = { path: 'product' };

/** The whole address of a list: the one place that decides about the summary. `host` has no slash at its end. */
export const addressOf = ({ path, hasSummary }: ListAddress, host: string, isOwnApi: boolean): string =>
  `${host}/${path}${hasSummary && isOwnApi ? '?brief' : ''}`;
