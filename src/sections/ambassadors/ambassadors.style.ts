import { card } from '../../style/card-mixins.ts';
import { below, upTo } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';

export const List = styled('ul')`
  display: grid;
  gap: var(--space-6);
`;

/** Cards on alternating sides. A dotted road, as in the page's banner, connects each card to the next. */
export const Person = styled('li')`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-6);
  inline-size: 74%;
  padding: clamp(20px, 2.6vw, 36px);
  ${card('lg')}
  --from: 100% auto;
  --edges: 0 5px;
  --bend: 64px;
  --bend-back: 0;
  &:nth-child(even) {
    flex-direction: row-reverse;
    margin-inline-start: auto;
    --from: auto 100%;
    --edges: 5px 0;
    --bend: 0;
    --bend-back: 64px;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline: var(--from);
    inline-size: 13%;
    block-size: calc(50% + var(--space-6));
    border: 5px dotted var(--cycle-4);
    border-block-end-width: 0;
    border-inline-width: var(--edges);
    border-start-end-radius: var(--bend);
    border-start-start-radius: var(--bend-back);
  }
  &:last-child::after {
    display: none;
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  ${below(912)} {
    inline-size: 100%;
    &::after {
      display: none;
    }
  }
  ${upTo(540)} {
    &,
    &:nth-child(even) {
      flex-direction: column;
      align-items: start;
      gap: var(--space-4);
    }
  }
`;

export const Portrait = styled(Picture)`
  flex: none;
  inline-size: clamp(112px, 16vw, 190px);
  aspect-ratio: 1;
  border-radius: 50%;
`;

export const Name = styled('h3')`
  font-size: var(--text-xl);
`;

export const Role = styled('p')`
  margin-block-start: var(--space-1);
  color: var(--accent);
  font: 600 var(--text-md)/1.4 var(--font-display);
`;

export const Words = styled('p')`
  margin-block-start: var(--space-3);
  color: var(--muted);
  white-space: pre-line;
  text-wrap: pretty;
`;

export const Page = styled(Link)`
  display: inline-grid;
  align-content: center;
  min-block-size: 44px;
  margin-block-start: var(--space-2);
  color: var(--accent);
  font-weight: 600;
  text-underline-offset: 0.25em;
`;

export const Wait = styled(Spinner)`
  min-block-size: 640px;
`;
