/** The grid of a modal: a row for toasts, which would cover the content otherwise, and a row with the content, which scrolls. */
export const dialogRows = `
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
`;

export const dialogScroller = `
  /* Contains visually hidden labels: outside, they would make the dialog itself scroll. */
  position: relative;
  grid-row: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow: auto;
  overscroll-behavior: contain;
`;
