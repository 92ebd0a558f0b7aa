import { useEffect, useRef, useState } from 'react';
import type { OfficeFailure } from '../../data/office.ts';
import type { Conflict } from '../../domain/office/content-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FormEnd } from '../parts/FormEnd.tsx';
import { Stack } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { counted } from '../parts/text.ts';

type Side = 'mine' | 'theirs';

export interface ConflictFormProps {
  conflicts: readonly Conflict[];
  busy: boolean;
  failure: OfficeFailure | undefined;
  onDecide: (choices: Record<string, Side>) => void;
}

/** Resolves merge conflicts: for each field that two people have changed, the user chooses one value. */
export function ConflictForm({ conflicts, busy, failure, onDecide }: ConflictFormProps) {
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const [isAsked, setAsked] = useState(false);
  const lead = useRef<HTMLParagraphElement | null>(null);
  // The form has replaced the focused button, so its first paragraph takes the focus.
  useEffect(() => lead.current?.focus(), []);
  const others = [...new Set(conflicts.map(({ by }) => by))];
  const open = conflicts.filter(({ key }) => !choices[key]);
  const decide = () => {
    setAsked(true);
    if (open.length === 0) onDecide(choices);
  };
  return (
    <Stack $gap="5">
      <p ref={lead} tabIndex={-1}>
        You and <bdi>{others.join(', ')}</bdi> changed{' '}
        {conflicts.length === 1 ? 'the same text' : `the same ${conflicts.length} texts`}. Choose what to keep: only
        that stays.
      </p>
      {conflicts.map(({ key, by, where, before, mine, theirs }) => (
        <Question key={key}>
          <legend>
            <bdi>{where}</bdi>
          </legend>
          {before !== '' && (
            <Before>
              <span>Before:</span> <bdi>{before}</bdi>
            </Before>
          )}
          <Sides>
            {(
              [
                ['mine', 'Mine', mine],
                ['theirs', `${by}’s`, theirs],
              ] as const
            ).map(([side, label, text]) => (
              <label key={side}>
                <input
                  type="radio"
                  name={key}
                  checked={choices[key] === side}
                  onChange={() => setChoices({ ...choices, [key]: side })}
                />
                <strong>{label}</strong>
                <Text dir="auto">{text || '(empty)'}</Text>
              </label>
            ))}
          </Sides>
        </Question>
      ))}
      {isAsked && open.length > 0 && (
        <Notice tone="bad" role="alert">
          {`Choose one side for ${counted(open.length, 'more text')}.`}
        </Notice>
      )}
      <FormEnd failure={failure}>
        <Button busy={busy} onClick={decide}>
          Keep these
        </Button>
      </FormEnd>
    </Stack>
  );
}

const Question = styled('fieldset')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  & > legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-weight: 600;
  }
  & > legend::first-letter {
    text-transform: uppercase;
  }
`;

const Before = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
`;

const Sides = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr));
  gap: var(--space-3);
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    align-content: start;
    padding: var(--space-3);
    border: 1px solid var(--edge);
    border-radius: var(--radius-sm);
  }
  & > label:has(:checked) {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
    background: var(--soft);
    color: var(--on-soft);
  }
  & input {
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--accent);
  }
`;

const Text = styled('span')`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
