import { type MouseEvent, useEffect, useRef } from 'react';
import { styled } from '../../style/styled.ts';
import { Notice } from './Notice.tsx';
import { counted } from './text.ts';

export interface FieldProblem {
  /** The id of the control. */
  id: string;
  label: string;
  message: string;
}

export interface ErrorSummaryProps<Problem extends FieldProblem> {
  /** The message about the whole form. */
  message: string;
  /** The field errors, in the order of the form. */
  problems: readonly Problem[];
  /**
   * Focuses the field of a problem.
   * @default focuses the control with its id
   */
  onFollow?: (problem: Problem) => void;
}

/** The errors of a form, each with a link to its field. Takes the focus when it appears. */
export function ErrorSummary<Problem extends FieldProblem>({
  message,
  problems,
  onFollow = ({ id }) => document.getElementById(id)?.focus(),
}: ErrorSummaryProps<Problem>) {
  const box = useRef<HTMLDivElement | null>(null);
  useEffect(() => box.current?.focus(), []);
  const follow = (event: MouseEvent, problem: Problem) => {
    event.preventDefault();
    onFollow(problem);
  };
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label="What to correct" tone="bad">
      <Message>{problems.length === 0 ? message : `Please correct ${counted(problems.length, 'field')}:`}</Message>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem.id}>
              <a href={`#${problem.id}`} onClick={(event) => follow(event, problem)}>
                <bdi>{problem.label}</bdi>
              </a>
              : {problem.message}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const Message = styled('p')`
  white-space: pre-line;
`;

const Box = styled(Notice)`
  scroll-margin-block-start: 6em;
`;
