/** The product list's labels. A partner's page may replace them (`texts`), for example with another language. */
export const productLabels = {
  /** The specification's text, with the space before the exclamation mark. */
  download: 'Download Now !',
  loading: 'Loading products',
};

export type ProductLabels = typeof productLabels;
