/** A layout of the products other than rows or cards. */
export interface ProductLayout {
  /** The styles, nested in the root of the list. */
  css: string;
  /** Shows a link to all products below. */
  hasMore?: boolean;
}

/** Shows two lines of the description, and a small button. */
const low = `
  & > ul > li > div {
    gap: var(--space-1);
    min-inline-size: 0;
    padding: var(--space-3);
  }
  & [part='heading'] {
    font-size: var(--text-md);
  }
  & [part='heading'] + p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: var(--text-sm);
    line-height: 1.45;
  }
  & a[part='button'] {
    padding: 0.3em 1em;
    font-size: var(--text-sm);
  }
`;

export const layouts = {
  /** Low rows with the picture beside the text. */
  compact: {
    css: `
      ${low}
      & > ul {
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 21em), 1fr));
        gap: var(--space-3);
      }
      & > ul > li {
        flex-direction: row;
        align-items: center;
        padding-inline-start: var(--space-3);
      }
      & > ul > li > img {
        flex: none;
        inline-size: 84px;
        border-radius: var(--radius-sm);
      }
    `,
  },
  /** One row that scrolls sideways. */
  row: {
    css: `
      ${low}
      & > ul {
        position: relative;
        display: flex;
        gap: var(--space-4);
        overflow-x: auto;
        overscroll-behavior-x: contain;
        scroll-snap-type: x proximity;
        @media print {
          flex-wrap: wrap;
        }
      }
      & > ul > li {
        flex: none;
        inline-size: min(78%, 15em);
        scroll-snap-align: start;
      }
      & > ul > li > div > :last-child {
        margin-block-start: auto;
      }
      & > ul ~ p {
        padding-block-start: var(--space-4);
        text-align: center;
      }
    `,
    hasMore: true,
  },
  /** Only the name and the download of the first product. */
  button: {
    css: `
      ${low}
      & > ul > li:not(:first-child),
      & > ul > li > img,
      & [part='heading'] + p {
        display: none;
      }
      & > ul > li > div {
        flex-flow: row wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2) var(--space-4);
      }
    `,
  },
} satisfies Readonly<Record<string, ProductLayout>>;
