import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../style/styled.ts';

type Tone = 'info' | 'good' | 'bad';

export interface NoticeProps extends ComponentProps<'div'> {
  /** @default 'info' */
  tone?: Tone;
  children: ReactNode;
}

/** A message inside a page. */
export const Notice = ({ tone = 'info', ...rest }: NoticeProps) => <Box {...rest} $tone={tone} />;

const tones: Record<Tone, string> = {
  info: 'border-inline-start-color: var(--accent); background: var(--soft); color: var(--on-soft);',
  good: 'border-inline-start-color: var(--success); background: var(--success-soft); color: var(--success);',
  bad: 'border-inline-start-color: var(--danger); background: var(--danger-soft); color: var(--danger);',
};

const Box = styled('div')<{ $tone: Tone }>`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-3) var(--space-4);
  border-inline-start: 5px solid;
  border-radius: var(--radius-sm);
  line-height: 1.5;
  ${({ $tone }) => tones[$tone]}
  & ul {
    list-style: disc;
    padding-inline-start: 1.3em;
  }
  & a {
    font-weight: 600;
  }
`;
