import { styled } from '../../style/styled.ts';
import { box } from './Field.tsx';

/** The control of a field that takes a file. Its dashed border looks like a place to drop one, which browsers accept. */
export const FileInput = styled('input')`
  ${box}
  padding: var(--space-2);
  border-style: dashed;
`;
