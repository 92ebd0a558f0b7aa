import { bullet } from '../../style/card-mixins.ts';
import { below, withHover, withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { cycle } from '../../tokens/colours.ts';
import { durationOpen, shadowCard } from '../../tokens/effects.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

/** Centred rows of five cards on a wide screen, of three and then two on narrower screens, and of one if two do not fit. */
export const Cards = styled('ul')`
  --columns: 5;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-4);
  ${below(1012)} {
    --columns: 3;
  }
  ${below(770)} {
    --columns: 2;
  }
  ${below(540)} {
    gap: var(--space-3);
  }
`;

const colours = cycle
  .map((_, index) => `&:nth-child(${cycle.length}n + ${index + 1}) { --colour: var(--cycle-${index}); }`)
  .join('\n');

export const Card = styled('li')`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  flex: 0 0 max(10.5em, (100% - (var(--columns) - 1) * var(--space-4)) / var(--columns));
  max-inline-size: 100%;
  min-inline-size: 0;
  padding: var(--space-4);
  border: 2px solid var(--colour);
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: ${shadowCard};
  ${colours}
  ${withHover} {
    &:hover {
      background: color-mix(in srgb, var(--colour) 7%, var(--surface));
    }
    ${withMotion} {
      transition: translate ${durationOpen};
      &:hover {
        translate: 0 -2px;
      }
    }
  }
  ${below(540)} {
    flex: 1 0 max(8.5em, (100% - var(--space-3)) / 2);
    padding: var(--space-3);
    gap: var(--space-2);
  }
`;

export const Drawing = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  padding: var(--space-2);
  border-radius: var(--radius-md);
  object-fit: contain;
  background: color-mix(in srgb, var(--colour) 12%, var(--surface));
`;

export const Name = styled('h3')`
  font-size: var(--text-lg);
  & a {
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: calc(var(--radius-lg) - 2px);
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 3px solid var(--accent);
    outline-offset: 5px;
  }
`;

export const Bullets = styled('ul')`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.4;
  & > li {
    display: flex;
    gap: 0.6em;
  }
  & > li::before {
    ${bullet('0.45em', 'var(--colour)')}
    margin-block-start: 0.5em;
  }
`;
