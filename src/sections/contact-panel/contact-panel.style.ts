import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { shadowModal } from '../../tokens/effects.ts';
import { PageColumn } from '../../ui/band/Band.tsx';

/** The picture is a night scene, which suits both themes. */
export const Ground = styled('div')`
  padding-block: clamp(36px, 6vw, 88px);
  background: var(--stage) url(/media/banners/contact.svg) bottom / cover no-repeat;
  color: var(--on-night);
`;

export const Columns = styled(PageColumn)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: start;
  gap: var(--space-8);
  ${below(912)} {
    gap: var(--space-6);
  }
  ${below(770)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Words = styled('div')`
  display: grid;
  gap: var(--space-5);
  padding-block-start: clamp(24px, 4vw, 48px);
  ${below(770)} {
    padding: 0;
  }
`;

export const Title = styled('h1')`
  font-size: min(clamp(var(--text-2xl), 1.2em + 3vw, 3.3em), 11vw);
`;

export const Lead = styled('p')`
  max-inline-size: 30em;
  font-size: var(--text-lg);
  line-height: 1.5;
  text-wrap: pretty;
`;

export const Details = styled('dl')`
  display: grid;
  gap: var(--space-4);
  & > div {
    position: relative;
    padding-inline-start: calc(48px + var(--space-4));
  }
  & > div > dt {
    color: var(--night-muted);
    font-size: var(--text-sm);
    line-height: 1.4;
  }
  & > div > dt > svg {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 48px;
    block-size: 48px;
    padding: 13px;
    border-radius: 50%;
    background: rgb(255 255 255 / 0.14);
    color: var(--sun);
  }
  & > div > dd {
    font-weight: 600;
  }
`;

export const Card = styled('section')`
  padding: clamp(20px, 4vw, 40px);
  border-radius: var(--radius-lg);
  background: var(--surface);
  color: var(--text);
  box-shadow: ${shadowModal};
`;

export const CardTitle = styled('h2')`
  margin-block-end: var(--space-5);
  font-size: var(--text-2xl);
`;
