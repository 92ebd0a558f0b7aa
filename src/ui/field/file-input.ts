import { styled } from '../../style/styled.ts';
import { box } from './Field.tsx';

/** A file input. Its dashed border suggests a drop target, because browsers accept dropped files on it. */
export const FileInput = styled('input')`
  ${box}
  padding: var(--space-2);
  border-style: dashed;
`;
