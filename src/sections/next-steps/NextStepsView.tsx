import { useId } from 'react';
import { card } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';

export interface NextStepsViewProps {
  /** The steps, in order. An empty list renders nothing. */
  steps: readonly string[];
}

/** A numbered list of the steps that follow a form or a button. */
export function NextStepsView({ steps }: NextStepsViewProps) {
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>What happens next</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled('section')`
  ${card('lg')}
  display: grid;
  gap: var(--space-5);
  padding: clamp(20px, 4vw, 32px);
  & > h2 {
    font-size: var(--text-xl);
  }
  & > ol {
    display: grid;
    gap: var(--space-4);
    counter-reset: step;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    padding-block-start: 0.2em;
    counter-increment: step;
  }
  & li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 2.1em;
    block-size: 2.1em;
    margin-block-start: -0.2em;
    border-radius: 50%;
    background: var(--soft);
    color: var(--on-soft);
    font: 600 1em/1 var(--font-display);
  }
`;
