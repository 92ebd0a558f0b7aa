import { below, upTo } from '../../style/mixins.ts';
import { readingColumn, readingPart } from '../../style/reading.ts';
import { styled } from '../../style/styled.ts';
import { cycle } from '../../tokens/colours.ts';
import { shadowCard } from '../../tokens/effects.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';

export const Top = styled('div')`
  padding-block: clamp(28px, 4.5vw, 64px);
  background:
    radial-gradient(circle at 1px 1px, rgb(var(--shadow) / 0.1) 1.5px, #0000 2px) 0 0 / 28px 28px,
    var(--sunken);
`;

export const Columns = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: clamp(24px, 5vw, 72px);
  ${below(820)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Text = styled('div')`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`;

export const Title = styled('h1')`
  font-size: clamp(var(--text-2xl), 1.2em + 3vw, 3.6em);
  line-height: 1.06;
`;

export const Day = styled('p')`
  color: var(--accent);
  font: 600 var(--text-md)/1.3 var(--font-display);
`;

export const Lead = styled('p')`
  color: var(--muted);
  font-size: var(--text-lg);
  line-height: 1.55;
  text-wrap: pretty;
`;

export const Drawing = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 8 / 5;
  border-radius: var(--radius-lg);
  box-shadow: ${shadowCard};
`;

export const Body = styled(PageColumn)`
  ${readingColumn}
`;

export const Part = styled('section')<{ $colour: number }>`
  --mark: var(--cycle-${({ $colour }) => $colour % cycle.length});
  ${readingPart}
`;

export const Letters = styled('ul')`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--space-3);
  margin-block-start: var(--space-3);
  & > li {
    padding: var(--space-4) var(--space-1);
    border: 1px solid var(--line);
    border-block-end: 5px solid var(--letter);
    border-radius: var(--radius-md);
    background: var(--surface);
    font: 600 var(--text-sm)/1.3 var(--font-display);
    text-align: center;
  }
  & b {
    display: block;
    color: var(--letter);
    font-size: 2.4em;
    font-weight: 600;
    line-height: 1.1;
  }
  ${cycle.map((_, index) => `& > :nth-child(${index + 1}) { --letter: var(--cycle-${index}); }`).join('')}
  ${upTo(540)} {
    grid-template-columns: minmax(0, 1fr);
    & > li {
      display: flex;
      align-items: center;
      gap: var(--space-4);
      padding: var(--space-2) var(--space-4);
      border-block-end: 1px solid var(--line);
      border-inline-start: 5px solid var(--letter);
      font-size: var(--text-md);
    }
    & b {
      min-inline-size: 1em;
      font-size: 1.6em;
      text-align: center;
    }
  }
`;

export const End = styled('p')`
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--line);
`;
