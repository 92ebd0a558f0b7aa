import { card, pressable } from '../../style/card-mixins.ts';
import { upTo } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { layerAbove } from '../../tokens/effects.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';

export const Top = styled(Band)`
  padding-block: clamp(28px, 5vw, 56px);
`;

export const Person = styled('div')`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4) var(--space-6);
  max-inline-size: 820px;
  margin-inline: auto;
  ${upTo(540)} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    text-align: center;
  }
`;

export const Portrait = styled(Picture)`
  inline-size: clamp(112px, 18vw, 176px);
  aspect-ratio: 1;
  border: 4px solid var(--sun);
  border-radius: 50%;
`;

export const Words = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-3);
  min-inline-size: 0;
  /* Unlike break-word, 'anywhere' also reduces the minimum content width of a long word. */
  overflow-wrap: anywhere;
  ${upTo(540)} {
    justify-items: center;
  }
`;

export const Kind = styled('p')`
  padding: 0.2em 0.9em;
  border-radius: 1em;
  background: rgb(255 255 255 / 0.16);
  font: 600 var(--text-sm)/1.5 var(--font-display);
`;

export const Name = styled('h1')`
  font-size: clamp(var(--text-2xl), 1.2em + 2.4vw, var(--text-3xl));
`;

export const About = styled('p')`
  max-inline-size: 36em;
  font-size: var(--text-lg);
  line-height: 1.5;
  text-wrap: pretty;
`;

export const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  margin-block-start: var(--space-2);
  ${upTo(540)} {
    justify-content: center;
  }
`;

export const Rest = styled(Band)`
  padding-block: clamp(32px, 5vw, 64px);
`;

export const Column = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  max-inline-size: 820px;
  margin-inline: auto;
  & h2 {
    margin-block-end: var(--space-4);
    font-size: var(--text-xl);
  }
`;

export const Rows = styled('ul')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: var(--space-3);
`;

/** A row with picture, text, and the download of a product. The link of the name covers the row. */
export const Row = styled('li')`
  ${card('md')}
  ${pressable}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3);
  & > img {
    inline-size: clamp(76px, 16vw, 112px);
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-sm);
  }
  & h3 {
    font-size: var(--text-lg);
    line-height: 1.25;
  }
  & h3 > a {
    text-decoration: none;
    outline: 0;
  }
  & h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & p {
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.45;
  }
  & > a {
    position: relative;
    z-index: ${layerAbove};
  }
  ${upTo(540)} {
    grid-template-columns: auto minmax(0, 1fr);
    & > a {
      grid-column: 2;
      justify-self: start;
    }
  }
  @media (max-width: 18em) {
    grid-template-columns: minmax(0, 1fr);
    & > a {
      grid-column: 1;
    }
  }
`;

/** The first two lines of a description. The page of the product or course shows all of it. */
export const Brief = styled('p')`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const More = styled('p')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  & > a {
    display: inline-grid;
    align-content: center;
    min-block-size: 44px;
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 0.3em;
  }
`;
