import { readingColumn, readingList, readingPart } from '../../style/reading.ts';
import { styled } from '../../style/styled.ts';
import { cycle } from '../../tokens/colours.ts';
import { PageColumn } from '../../ui/band/Band.tsx';

export const Body = styled(PageColumn)`
  ${readingColumn}
`;

export const Part = styled('section')<{ $colour: number }>`
  --mark: var(--cycle-${({ $colour }) => $colour % cycle.length});
  ${readingPart}
  ${readingList}
`;

export const Things = styled('dl')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-4);
  margin: 0;
  & > div {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-5);
    border: 1px solid var(--line);
    border-block-start: 5px solid var(--mark);
    border-radius: var(--radius-md);
    background: var(--surface);
  }
  & dt {
    font: 600 var(--text-lg)/1.25 var(--font-display);
  }
  & dd {
    margin: 0;
    line-height: 1.55;
  }
  & small {
    color: var(--muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;
