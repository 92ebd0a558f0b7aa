import { bullet } from '../../style/card-mixins.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

export const Card = styled('article')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  block-size: 100%;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  ${below(770)} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const Text = styled('div')`
  display: grid;
  align-content: center;
  gap: var(--space-4);
  padding: clamp(20px, 4vw, 56px);
`;

export const Title = styled('h3')`
  font-size: clamp(var(--text-xl), 1em + 1.6vw, var(--text-2xl));
`;

export const Bullets = styled('ul')`
  display: grid;
  gap: var(--space-2);
  color: var(--muted);
  & > li {
    display: flex;
    gap: 0.75em;
  }
  & > li::before {
    ${bullet('0.6em', 'var(--sun)')}
    margin-block-start: 0.5em;
    box-shadow: 0 0 0 2px var(--accent);
  }
`;

export const Drawing = styled(Picture)`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 280px;
  max-block-size: 420px;
  ${below(770)} {
    order: -1;
    min-block-size: 0;
    block-size: auto;
    aspect-ratio: 16 / 9;
  }
`;

export const Space = styled('div')`
  min-block-size: 380px;
`;
