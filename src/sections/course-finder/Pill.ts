import { withHover } from '../../style/media.ts';
import { styled } from '../../style/styled.ts';

/** A submit button. Not ui/button, whose sizes, looks and busy ring a widget would carry for nothing. */
export const Pill = styled('button')`
  min-block-size: 48px;
  padding-inline: 1.5em;
  border: 2px solid;
  border-radius: 999px;
  background: none;
  color: var(--accent);
  font: 600 var(--text-md) var(--font-display);
  ${withHover} {
    &:hover {
      background: var(--soft);
    }
  }
`;
