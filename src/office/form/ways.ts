import { styled } from '../../style/styled.ts';

/** A row of controls for one value, such as amount, currency and period of a fee. */
export const Beside = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5em), 1fr));
  gap: var(--space-3);
`;
