/**
 * The box that every control is: 48 px high, its border 3:1 on any ground. 16 px text keeps iOS from zooming in. Scrolled to
 * for its error, it brings its label along.
 */
export const box = `
  inline-size: 100%;
  min-block-size: 48px;
  padding: 0.55em 0.9em;
  border: 1px solid var(--edge);
  border-radius: var(--radius-sm);
  background: var(--surface);
  color: var(--text);
  font-size: max(16px, 1em);
  line-height: 1.5;
  scroll-margin-block-start: 4.5em;
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &[aria-invalid] {
    border-color: var(--danger);
    box-shadow: 0 0 0 1px var(--danger);
  }
  &:disabled {
    background: var(--sunken);
    color: var(--muted);
    cursor: default;
  }
`;
