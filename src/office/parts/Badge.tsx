import type { ReactNode } from 'react';
import { styled } from '../../style/styled.ts';

type Tone = 'accent' | 'good' | 'bad' | 'plain';

export interface BadgeProps {
  /** @default 'plain' */
  tone?: Tone;
  children: ReactNode;
}

/** A word beside a title: `new`, `hidden`, `spam`. */
export const Badge = ({ tone = 'plain', children }: BadgeProps) => <Pill $tone={tone}>{children}</Pill>;

const tones: Record<Tone, string> = {
  accent: 'background: var(--accent); color: var(--on-accent);',
  good: 'background: var(--success-soft); color: var(--success);',
  bad: 'background: var(--danger-soft); color: var(--danger);',
  plain: 'background: var(--soft); color: var(--on-soft);',
};

const Pill = styled('span')<{ $tone: Tone }>`
  display: inline-block;
  flex: none;
  padding: 0.1em 0.7em;
  border: 1px solid transparent;
  border-radius: 1em;
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.6;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;
