import { styled } from '../../style/styled.ts';

/** A scrollable list of changes, one line each. */
export const Changes = ({ lines }: { lines: readonly string[] }) => (
  <Lines tabIndex={0} role="region" aria-label="Changes">
    <ul>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  </Lines>
);

const Lines = styled('div')`
  max-block-size: 40vh;
  overflow: auto;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  background: var(--sunken);
  font-size: var(--text-sm);
  & li {
    line-height: 1.5;
    white-space: pre-wrap;
  }
  & li + li {
    margin-block-start: var(--space-1);
  }
`;
