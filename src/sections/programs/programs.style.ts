import { columns } from '../../style/card-mixins.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';

export const List = styled('ol')`
  display: grid;
  --columns: 3;
  ${columns('var(--columns)', 'var(--space-5)', '11em')}
  gap: var(--space-5);
  counter-reset: program;
  ${below(770)} {
    --columns: 1;
  }
`;

export const Card = styled('li')`
  position: relative;
  display: flex;
  flex-direction: column;
  counter-increment: program;
  &::before {
    content: counter(program);
    position: absolute;
    inset-block-start: calc(var(--art) - 32px);
    inset-inline-start: var(--space-5);
    display: grid;
    place-items: center;
    inline-size: 60px;
    block-size: 60px;
    border: 5px solid var(--ground);
    border-radius: 50%;
    background: var(--accent);
    color: var(--on-accent);
    font: 600 var(--text-xl)/1 var(--font-display);
  }
  --art: clamp(180px, 19vw, 240px);
`;

export const Art = styled('div')`
  display: grid;
  place-items: center;
  block-size: var(--art);
  border-radius: var(--radius-lg);
  background: var(--soft);
  overflow: hidden;
  & > svg {
    block-size: 84%;
    inline-size: auto;
  }
`;

export const Name = styled('h3')`
  margin-block: calc(32px + var(--space-3)) var(--space-2);
  padding-inline: var(--space-2);
  font-size: var(--text-xl);
`;

export const Words = styled('p')`
  padding-inline: var(--space-2);
  color: var(--muted);
  text-wrap: pretty;
`;
