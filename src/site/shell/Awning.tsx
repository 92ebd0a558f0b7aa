import { styled } from '../../style/styled.ts';
import { cycle } from '../../tokens/colours.ts';

/** The scallops of the logo's awning, across the page, in the colours of the five subjects. */
export const Awning = styled('div')`
  --scallop: 56px;
  block-size: 36px;
  background: repeating-linear-gradient(
    to right,
    ${cycle.map((_, index) => `var(--cycle-${index}) 0 calc(${index + 1} * var(--scallop))`).join(', ')}
  );
  mask:
    linear-gradient(#000 0 0) 0 0 / 100% 8px no-repeat,
    radial-gradient(circle at 50% 8px, #000 27px, #0000 28px) 0 0 / var(--scallop) 100% repeat-x;
`;
