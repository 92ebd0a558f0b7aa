import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../style/styled.ts';
import { widths } from '../../tokens/scale.ts';

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading's text. */
  title: ReactNode;
  /** The heading's id, for `aria-labelledby`. */
  id?: string;
  /**
   * The heading level.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4;
  /** A few words above the title. */
  eyebrow?: ReactNode;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /**
   * The text alignment.
   * @default 'start'
   */
  align?: 'start' | 'center';
}

/** The heading of a section, with an optional eyebrow above and lead below. */
export function SectionHeading({ title, id, level = 2, eyebrow, lead, align, ...rest }: SectionHeadingProps) {
  return (
    <Root {...rest} $align={align}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title as={`h${level}`} id={id} part="heading" dir="auto">
        {title}
      </Title>
      {lead && <Lead>{lead}</Lead>}
    </Root>
  );
}

const Root = styled('div')<{ $align?: 'start' | 'center' }>`
  display: grid;
  gap: var(--space-3);
  margin-block-end: var(--heading-gap, var(--space-6));
  max-inline-size: ${widths.reading}px;
  ${({ $align }) => $align === 'center' && 'margin-inline: auto; text-align: center; justify-items: center;'}
`;

const Eyebrow = styled('p')`
  display: flex;
  align-items: center;
  gap: 0.6em;
  color: var(--eyebrow, var(--accent));
  font: 600 var(--text-sm)/1.3 var(--font-display);
  letter-spacing: 0.04em;
  &::before {
    content: '';
    flex: none;
    inline-size: 1.6em;
    block-size: 0.3em;
    border-radius: 1em;
    background: var(--sun);
  }
`;

const Title = styled('h2')`
  font-size: var(--heading-size, min(clamp(var(--text-xl), 1.1em + 2.2vw, var(--text-3xl)), 11vw));
`;

const Lead = styled('p')`
  color: var(--lead, var(--muted));
  font-size: var(--text-lg);
  line-height: 1.5;
  text-wrap: pretty;
`;
