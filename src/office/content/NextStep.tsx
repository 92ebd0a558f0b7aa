import { useLocation } from 'wouter';
import type { Output } from '../../data/office.ts';
import { styled } from '../../style/styled.ts';
import { Link } from '../../ui/link/Link.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { firstStepsDone, nextStep } from '../desk/first-steps.ts';

/** A link to the next setup step of a new school. Empty after the first publication. */
export function NextStep() {
  const overview = useOfficeQuery('content/overview', {}).data;
  if (!overview || overview.site === 'own') return null;
  // While the site shows the sample school, the start page first asks: an empty draft, or the sample?
  const isBegun = overview.site === 'nothing' || overview.draft.changes.length > 0;
  return isBegun ? <Next overview={overview} /> : null;
}

function Next({ overview }: { overview: Output<'content/overview'> }) {
  const [path] = useLocation();
  const step = nextStep(firstStepsDone(overview));
  if (!step) return <Text>Next: look at the preview, then publish.</Text>;
  // No link to the current page.
  if (step.href === `/office${path}`) return null;
  return (
    <Text>
      Next: <Link href={step.href}>{step.label}</Link>
    </Text>
  );
}

const Text = styled('span')`
  font-size: var(--text-sm);
  & > a {
    display: inline-block;
    padding-block: var(--space-2);
    font-weight: 600;
  }
`;
