import { card } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';

export const Stack = styled('div')<{ $gap?: '2' | '3' | '4' | '5' | '6' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $gap }) => $gap ?? '5'});
  align-content: start;
  & > [role='status']:empty {
    position: absolute;
  }
`;

/** A horizontal row that wraps. */
export const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  min-inline-size: 0;
`;

/** A card. */
export const Panel = styled('section')`
  ${card('md')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
  padding: clamp(16px, 2.5vw, 24px);
  & > h2,
  & > div > h2 {
    font-size: var(--text-lg);
  }
  /* An empty live region takes no gap, and stays in the accessibility tree. */
  & > [role='status']:empty {
    position: absolute;
  }
`;

/** A responsive grid of cards. */
export const Cards = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
  gap: var(--space-4);
`;

/** A list of rows in one card. */
export const Rows = styled('ul')`
  ${card('md')}
  overflow: clip;
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

/** A secondary text. */
export const Muted = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.45;
  text-wrap: pretty;
`;

/** A description list in two columns: labels and values. */
export const Facts = styled('dl')`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  & > dt {
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.7;
  }
`;

/** A place to drop a file. */
export const DropTarget = styled('div')<{ $isOver: boolean }>`
  border: 2px dashed ${({ $isOver }) => ($isOver ? 'var(--accent)' : 'var(--edge)')};
  border-radius: var(--radius-md);
  ${({ $isOver }) => $isOver && 'background: var(--soft);'}
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-4);
  & > :last-child {
    color: var(--muted);
    font-size: var(--text-sm);
    text-align: center;
    text-wrap: balance;
  }
`;
