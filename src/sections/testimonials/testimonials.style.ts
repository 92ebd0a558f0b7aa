import { styled } from '../../style/styled.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

export const Card = styled('figure')`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  block-size: 100%;
  padding: clamp(20px, 3vw, 36px);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  &::before {
    content: '\\201C';
    block-size: 0.45em;
    color: var(--sun);
    font: 600 5em/1 var(--font-display);
  }
`;

export const Quote = styled('blockquote')`
  flex: 1;
  font-size: var(--text-lg);
  line-height: 1.5;
  text-wrap: pretty;
`;

export const Who = styled('figcaption')`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-inline-size: 0;
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Face = styled(Picture)`
  flex: none;
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
`;

export const Name = styled('strong')`
  display: block;
  font: 600 var(--text-md)/1.3 var(--font-display);
`;

export const Course = styled('span')`
  display: block;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.4;
`;

export const Space = styled('div')`
  min-block-size: 340px;
`;
