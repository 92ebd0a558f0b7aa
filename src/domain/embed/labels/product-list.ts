/** The product list's labels. A partner's page may replace them (`texts`), for example with another language. */
export const productLabels = {
  /** The specification's text, with the space before the exclamation mark. */
  download: 'Download Now !',
  /** Only on the site's page: a widget shows its fallback link while it loads. */
  loading: 'Loading products',
  /** The link after a row of products. */
  seeAll: 'See all products',
};

export type ProductLabels = typeof productLabels;
