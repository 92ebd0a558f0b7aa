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

export interface ErrorSummaryProps {
  /** About the form as a whole. */
  message: string;
  /** In the order of the form. */
  problems: readonly FieldProblem[];
}

/** Opens the disclosures around a control, and focuses it. */
export function revealField(id: string): void {
  const control = document.getElementById(id);
  for (let box = control?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
  control?.focus();
}

/** What is wrong in a form, with a link to each field. It takes the focus when it appears. */
export function ErrorSummary({ message, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement | null>(null);
  useEffect(() => box.current?.focus(), []);
  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault();
    revealField(id);
  };
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label="What to correct" tone="bad">
      <p>{problems.length === 0 ? message : `Please correct ${counted(problems.length, 'field')}:`}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ id, label, message: text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => follow(event, id)}>
                <bdi>{label}</bdi>
              </a>
              : {text}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const Box = styled(Notice)`
  scroll-margin-block-start: 6em;
`;
