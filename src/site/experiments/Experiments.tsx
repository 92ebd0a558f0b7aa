import { type ComponentType, useEffect, useRef } from 'react';
import { fold } from '../../domain/filters.ts';
import { card } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';
import type { Subject } from '../../tokens/limits.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Bridge, Colours, Pattern, Pendulum, Pixels } from './subject-experiments.tsx';

const all: Readonly<Record<Subject, { title: string; Experiment: ComponentType }>> = {
  Science: { title: 'What makes a pendulum hurry?', Experiment: Pendulum },
  Technology: { title: 'A picture made of numbers', Experiment: Pixels },
  Engineering: { title: 'A bridge of one sheet of paper', Experiment: Bridge },
  Arts: { title: 'Mix a colour', Experiment: Colours },
  Maths: { title: 'A star of equal turns', Experiment: Pattern },
};

export interface ExperimentsProps {
  subject: Subject;
  onClose: () => void;
}

/** A small experiment for a subject. It replaces the picture of the home page. */
export function Experiments({ subject, onClose }: ExperimentsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus to each experiment that is opened
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [subject]);
  const { title, Experiment } = all[subject];
  return (
    <Panel aria-labelledby="experiment">
      <h2 id="experiment" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Experiment key={subject} />
      <Ways>
        <Link href={`/explore-allcourses?category=${fold(subject)}`}>{`All ${subject} courses`}</Link>
        <Button size="sm" variant="outlined" onClick={onClose}>
          Close
        </Button>
      </Ways>
    </Panel>
  );
}

const Panel = styled('section')`
  ${card('lg')}
  display: grid;
  gap: var(--space-3);
  inline-size: 100%;
  max-inline-size: 560px;
  margin-inline: auto;
  padding: var(--space-5);
  align-content: start;
  @media (min-width: 820px) {
    min-block-size: 620px;
  }
  & > h2 {
    font-size: var(--text-xl);
  }
  & > h2:focus-visible {
    outline-offset: 6px;
  }
`;

const Ways = styled('p')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;
