import type { ReactNode } from 'react';
import { styled } from '../../style/styled.ts';

export type BadgeTone = 'accent' | 'good' | 'bad' | 'plain';

export interface BadgeProps {
  /**
   * The colour. The text must convey the same meaning.
   * @default 'plain'
   */
  tone?: BadgeTone;
  /** One or two words. */
  children: ReactNode;
}

/** A label beside a title, such as `new`, `hidden` or `spam`. */
export const Badge = ({ tone = 'plain', children }: BadgeProps) => <Pill $tone={tone}>{children}</Pill>;

const tones: Record<BadgeTone, string> = {
  accent: 'background: var(--accent); color: var(--on-accent);',
  good: 'background: var(--success-soft); color: var(--success);',
  bad: 'background: var(--danger-soft); color: var(--danger);',
  plain: 'background: var(--soft); color: var(--on-soft);',
};

const Pill = styled('span')<{ $tone: BadgeTone }>`
  display: inline-block;
  flex: none;
  padding: 0.1em 0.7em;
  border: 1px solid transparent;
  border-radius: 1em;
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.6;
  max-inline-size: 100%;
  overflow-wrap: break-word;
  ${({ $tone }) => tones[$tone]}
`;
