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
