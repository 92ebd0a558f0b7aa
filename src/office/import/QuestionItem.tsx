import { useId, useState } from 'react';
import type { Question } from '../../domain/table-import/questions.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Select } from '../../ui/field/SelectField.tsx';
import { Input } from '../../ui/field/TextField.tsx';
import { choiceLabel } from '../form/hints.ts';
import { Muted, Row } from '../parts/layout.ts';
import { counted } from '../parts/text.ts';

export interface QuestionItemProps {
  question: Question;
  /** Replaces values in all cells of the question: old value to new value. */
  onReplace: (replace: Readonly<Record<string, string>>) => void;
  onLeaveOut: () => void;
}

/** A mistake in one or many rows, with a proposed value, and an input for another value in all these cells. */
export function QuestionItem({ question, onReplace, onLeaveOut }: QuestionItemProps) {
  const { label, value, rows, message, proposal, isMistake } = question;
  const count = counted(rows.length, 'row');
  return (
    <li>
      <span>
        <strong>{label}</strong>:{' '}
        {value !== '' && isMistake ? (
          <>
            <q dir="auto">{value}</q> in {count}
            {reasonOf(question)}
          </>
        ) : (
          `${message} (${count})`
        )}
      </span>
      <Answers>
        {proposal && (
          <Button size="sm" onClick={() => onReplace(proposal.replace)}>
            {`Read as ${proposal.label}`}
          </Button>
        )}
        {isMistake && <Other question={question} onReplace={(next) => onReplace({ [value]: next })} />}
        {isMistake && (
          <Button size="sm" variant="quiet" onClick={onLeaveOut}>
            {rows.length === 1 ? 'Leave this row out' : `Leave these ${count} out`}
          </Button>
        )}
      </Answers>
    </li>
  );
}

/** The message without the value, which the line already shows. Empty if the proposal makes it clear. */
function reasonOf({ message, value, proposal, choices }: Question): string {
  if (proposal && choices) return '';
  const reason = message
    .replace(`\`${value}\``, '')
    .replace(/^[a-z_]+ +(?=is none of)/, '')
    .replaceAll('`', '')
    .replace(/^[\s:]+/, '');
  const [first = ''] = reason.split(': write ');
  return `: ${proposal ? first : reason}`;
}

/** An input for another value in all cells of the question: one of the field's choices, or any text. */
function Other({ question, onReplace }: { question: Question; onReplace: (value: string) => void }) {
  const { label, value, choices, key } = question;
  const [typed, setTyped] = useState(value);
  const id = useId();
  if (choices) {
    return (
      <Wide>
        <Select
          aria-label={value === '' ? `${label} for these rows` : `${label} instead of ${value}`}
          value=""
          onChange={({ target }) => target.value !== '' && onReplace(target.value)}
        >
          <option value="">Choose…</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceLabel(choice)}
            </option>
          ))}
        </Select>
      </Wide>
    );
  }
  // A mistake of a whole row, or of a long text, needs more space than this line.
  if (key === '' || value.length > 200) return <Muted>Correct it in the table below.</Muted>;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onReplace(typed);
      }}
    >
      <Input
        id={id}
        dir="auto"
        aria-label={value === '' ? `${label} for these rows` : `${label} instead of ${value}`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="sm" variant="outlined">
        Replace
      </Button>
    </Form>
  );
}

const Answers = styled(Row)`
  gap: var(--space-2) var(--space-3);
`;

const Wide = styled('div')`
  inline-size: min(100%, 14em);
`;

const Form = styled('form')`
  display: flex;
  gap: var(--space-2);
  inline-size: min(100%, 22em);
  & > input {
    min-inline-size: 0;
    flex: 1;
  }
`;
