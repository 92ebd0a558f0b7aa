import { chosenInForcedColours, withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';

/** CSS for a card or row with one child link: a click anywhere follows the link, and the card shows its focus. */
export const coveringLink = `
  & > a {
    text-decoration: none;
    outline: none;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A row of `Rows` that is one link. Its first child is a `LinkRowHead`. */
export const LinkRow = styled('li')`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  padding: var(--space-3) var(--space-4);
  ${withHover} {
    &:hover {
      background: var(--sunken);
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
  }
  & > p {
    color: var(--muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;

/** The first line of a `LinkRow`: the link, badges and the time. */
export const LinkRowHead = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  ${coveringLink}
  & > a {
    min-inline-size: 0;
    margin-inline-end: auto;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > time {
    flex: none;
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;

/** Links that filter a list, such as Inbox, Answered and Spam. */
export const BoxLinks = styled('nav')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--space-4);
    border: 1px solid var(--line);
    border-radius: 1.4em;
    font-weight: 600;
    text-decoration: none;
  }
  & > a[aria-current] {
    border-color: transparent;
    background: var(--soft);
    color: var(--on-soft);
    ${chosenInForcedColours}
  }
`;
