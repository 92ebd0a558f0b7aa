import type { DraftProblem } from '../../domain/office/content-contract.ts';
import { Link } from '../../ui/link/Link.tsx';
import { fieldHref } from '../form/field-address.ts';
import { Notice } from '../parts/Notice.tsx';

export interface DraftProblemsProps {
  problems: readonly DraftProblem[];
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The problems that prevent a publication, each with a link to its field. */
export const DraftProblems = ({ problems, onFollow }: DraftProblemsProps) => (
  <Notice tone="bad">
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.kind} ${problem.id} ${problem.path} ${problem.message}`}>
          <Link href={fieldHref(problem)} onClick={onFollow} dir="auto">
            {problem.message}
          </Link>
        </li>
      ))}
    </ul>
  </Notice>
);
