/** The product list's labels. A partner's page may replace them (`texts`), for example with another language. */
export const productLabels = {
  /** The specification's text, with the space before the exclamation mark. */
  download: 'Download Now !',
  /** Of the site's page. A widget shows its fallback until the products are loaded. */
  loading: 'Loading products',
  /** The link after a row of products. */
  seeAll: 'See all products',
};

export type ProductLabels = typeof productLabels;
