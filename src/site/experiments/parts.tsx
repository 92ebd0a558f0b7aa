import type { ReactNode } from 'react';
import { chosenInForcedColours, withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { durationOpen } from '../../tokens/effects.ts';

/** The colours of the drawings on the home page, the same in both themes. */
export const paint = {
  night: 'var(--night)',
  violet: 'var(--accent)',
  coral: '#ff7d5c',
  sun: '#ffc53d',
  mint: '#4fd1b3',
  teal: '#0e7469',
  paper: '#e3f9f2',
  wood: '#8a5a2b',
} as const;

interface ScreenProps {
  /** The alternative text of the drawing's current state. */
  label: string;
  background?: string;
  children: ReactNode;
}

/** The drawing of an experiment, 400 × 240 units. */
export const Screen = ({ label, background = paint.paper, children }: ScreenProps) => (
  <Drawing viewBox="0 0 400 240" role="img" aria-label={label}>
    <rect width="400" height="240" fill={background} />
    {children}
  </Drawing>
);

const Drawing = styled('svg')`
  display: block;
  inline-size: 100%;
  border-radius: var(--radius-md);
  ${withMotion} {
    & * {
      transition: all ${durationOpen};
    }
  }
`;

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

export const Slider = ({ label, min, max, value, onChange }: SliderProps) => (
  <Row>
    <span>{label}</span>
    <input
      type="range"
      min={min}
      max={max}
      value={value}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  </Row>
);

const Row = styled('label')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-weight: 600;
  & input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    accent-color: var(--accent);
  }
`;

export const Choices = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    padding-inline: 1em;
    border: 2px solid var(--edge);
    border-radius: 999px;
    background: var(--surface);
    font-weight: 600;
  }
  & > button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--soft);
    color: var(--on-soft);
    ${chosenInForcedColours}
  }
  & i {
    inline-size: 1.2em;
    block-size: 1.2em;
    border-radius: 50%;
  }
`;

export const Finding = ({ children }: { children: ReactNode }) => <Sentence role="status">{children}</Sentence>;

const Sentence = styled('p')`
  min-block-size: 3em;
  line-height: 1.5;
`;
