import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../style/styled.ts';

export type NoticeTone = 'info' | 'good' | 'bad';

export interface NoticeProps extends ComponentProps<'div'> {
  /**
   * The colour. The text must convey the same meaning.
   * @default 'info'
   */
  tone?: NoticeTone;
  /** Text, a list, buttons. */
  children: ReactNode;
}

/** A message inside a page. */
export const Notice = ({ tone = 'info', ...rest }: NoticeProps) => <Box {...rest} $tone={tone} />;

const tones: Record<NoticeTone, string> = {
  info: 'border-inline-start-color: var(--accent); background: var(--soft); color: var(--on-soft);',
  good: 'border-inline-start-color: var(--success); background: var(--success-soft); color: var(--success);',
  bad: 'border-inline-start-color: var(--danger); background: var(--danger-soft); color: var(--danger);',
};

const Box = styled('div')<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-3) var(--space-4);
  border-inline-start: 5px solid;
  border-radius: var(--radius-sm);
  line-height: 1.5;
  overflow-wrap: anywhere;
  ${({ $tone }) => tones[$tone]}
  & ul {
    list-style: disc;
    padding-inline-start: 1.3em;
  }
  & a {
    font-weight: 600;
  }
`;
