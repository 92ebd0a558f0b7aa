/** The rows of a modal: toasts above the content, which they would cover otherwise. Only the content scrolls. */
export const dialogRows = `
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
`;

export const dialogScroller = `
  /* Contains hidden labels: those below the window would make the dialog itself scroll, without a way back. */
  position: relative;
  grid-row: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow: auto;
  overscroll-behavior: contain;
`;
