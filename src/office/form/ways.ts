import { styled } from '../../style/styled.ts';

/** Controls of one value in a row: how it is given, and its parts. */
export const Beside = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5em), 1fr));
  gap: var(--space-3);
`;
