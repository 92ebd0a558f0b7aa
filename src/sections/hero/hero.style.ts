import { bullet, card } from '../../style/card-mixins.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { shadowRaised } from '../../tokens/effects.ts';

export const Top = styled('section')`
  padding-block: clamp(28px, 4vw, 56px) clamp(40px, 6vw, 72px);
  background:
    radial-gradient(circle at 1px 1px, rgb(var(--shadow) / 0.1) 1.5px, #0000 2px) 0 0 / 28px 28px,
    linear-gradient(var(--sunken), var(--ground));
`;

export const Columns = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(20em, 40%)), 1fr));
  align-items: center;
  gap: var(--space-6);
  ${below(820)} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
`;

export const Text = styled('div')`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
`;

export const Subjects = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  font: 600 var(--text-sm)/1.3 var(--font-display);
  color: var(--muted);
  & > li {
    display: flex;
    align-items: center;
    gap: 0.45em;
  }
  & button {
    /* A large touch target without shifting the text. */
    margin: -0.6em -0.4em;
    padding: 0.6em 0.4em;
    border: 0;
    background: none;
    font: inherit;
  }
  & button:hover {
    color: var(--accent);
    text-decoration: underline;
  }
  & > li::before {
    ${bullet('0.65em', 'var(--dot)')}
  }
  & > :nth-child(1) { --dot: var(--cycle-0); }
  & > :nth-child(2) { --dot: var(--cycle-1); }
  & > :nth-child(3) { --dot: var(--cycle-2); }
  & > :nth-child(4) { --dot: var(--cycle-3); }
  & > :nth-child(5) { --dot: var(--cycle-4); }
`;

export const Title = styled('h1')`
  /* The limit of 12.5vw lets a long word fit on a phone with large text. */
  font-size: min(clamp(2.3em, 1.2em + 3.9vw, 4em), 12.5vw);
  line-height: 1.06;
  letter-spacing: -0.015em;
`;

export const Product = styled('span')`
  color: var(--accent);
  text-decoration: underline solid var(--sun) 0.1em;
  text-underline-offset: 0.14em;
  text-decoration-skip-ink: none;
`;

export const Lead = styled('p')`
  max-inline-size: 34em;
  color: var(--muted);
  font-size: var(--text-lg);
  line-height: 1.55;
  text-wrap: pretty;
`;

export const Art = styled('img')`
  inline-size: 100%;
  ${below(820)} {
    max-inline-size: 520px;
    margin-inline: auto;
  }
`;

/** The picture, with the button that opens an experiment. */
export const Stall = styled('div')`
  position: relative;
  & > button {
    position: absolute;
    inset-block-end: -4%;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    padding: calc(0.7em - 1px) calc(1.4em - 1px);
    border-radius: 999px;
    background: var(--sun);
    color: var(--night);
    /* Transparent; in forced colours, it is the only visible edge. */
    border: 1px solid transparent;
    font: 600 var(--text-md) var(--font-display);
    box-shadow: ${shadowRaised};
  }
`;

/** The share of the width that each figure needs at least. Of 100 %, 80 % leave no space for another column. */
const leastShare = (count: number) => 80 / Math.min(count, 3);

export const Stats = styled('dl')<{ $count: number }>`
  display: grid;
  /* Not auto-fit: while the HTML arrives, the first figures would move. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5.5em, ${({ $count }) => leastShare($count)}%)), 1fr));
  row-gap: var(--space-5);
  /* Clips the line before the first figure of a row. */
  overflow: hidden;
  margin-block-start: clamp(28px, 4vw, 48px);
  padding-block: var(--space-5);
  ${card('lg')}
`;

export const Stat = styled('div')`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  align-items: center;
  gap: var(--space-1);
  padding-inline: var(--space-3);
  text-align: center;
  margin-inline-start: -1px;
  border-inline-start: 1px solid var(--line);
  & > dt {
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.35;
  }
  & > dd {
    color: var(--accent);
    font: 600 clamp(1.8em, 1.2em + 2.4vw, 3em)/1 var(--font-display);
    overflow-wrap: break-word;
  }
`;
