import { below, withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';

export const Group = styled('fieldset')`
  display: grid;
  /* Without it, WebKit makes the element as wide as the width attribute of the preview's iframe. */
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  ${below(540)} {
    gap: var(--space-3);
    padding: var(--space-3);
  }
`;

/** A legend that is part of its fieldset's layout. It has no percentage width, which WebKit does not update on resize. */
export const Legend = styled('legend')`
  float: inline-start;
  padding: 0;
  font: 600 var(--text-lg)/1.25 var(--font-display);
  & + * {
    clear: both;
  }
`;

export const OptionCard = styled('label')`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  min-block-size: 44px;
  padding: var(--space-3);
  border: 1px solid var(--edge);
  border-radius: var(--radius-sm);
  line-height: 1.35;
  & > input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--accent);
    cursor: pointer;
  }
  & > span {
    display: grid;
    gap: var(--space-1);
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }
  &:has(:checked) {
    border-color: var(--accent);
    background: var(--soft);
    color: var(--on-soft);
    box-shadow: 0 0 0 1px var(--accent);
  }
  &:has(:checked) small {
    color: inherit;
  }
  ${withHover} {
    &:hover {
      border-color: var(--accent);
    }
  }
`;

/** Pills; on a phone, one row that scrolls. */
export const Pills = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${below(540)} {
    flex-wrap: nowrap;
    margin: -6px;
    padding: 6px;
    overflow-x: auto;
    & > * {
      flex: none;
    }
  }
`;

export const PillOption = styled('label')`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding: 0.3em 1em;
  border: 1px solid var(--edge);
  border-radius: 22px;
  background: var(--surface);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.3;
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 3px;
  }
  ${withHover} {
    &:hover:not(:has(:checked)) {
      border-color: var(--accent);
      background: var(--soft);
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

/** Choices and preview are side by side from this width. */
export const above = '@media (min-width: 1012px)';
