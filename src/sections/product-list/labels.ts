/** The list's own words, so that a partner's page can speak another language. */
export const productLabels = {
  /** The spec's words, space included. */
  download: 'Download Now !',
  loading: 'Loading products',
};

export type ProductLabels = typeof productLabels;
