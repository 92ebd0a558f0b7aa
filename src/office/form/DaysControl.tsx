import { formatDay } from '../../domain/day.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Input } from '../../ui/field/TextField.tsx';
import { close } from '../../ui/icon/paths.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';
import { usePending } from './use-pending.ts';

/** Days, in order: pick one, remove one. */
export function DaysControl(props: ControlProps) {
  const { field, items, pending, pick, change, commit } = usePending(props.path);
  const { idOf } = useFormState();
  const days = items.toSorted();
  const next = () => {
    commit();
    document.getElementById(idOf(props.path))?.focus();
  };
  return (
    <Fieldset {...props}>
      {days.length > 0 && (
        <Days>
          {days.map((day) => (
            <li key={day}>
              {formatDay(day)}
              <IconButton
                icon={close}
                label={`Remove ${formatDay(day)}`}
                onClick={() => {
                  change(days.filter((other) => other !== day));
                  // The button is gone.
                  document.getElementById(idOf(props.path))?.focus();
                }}
              />
            </li>
          ))}
        </Days>
      )}
      <Adding>
        <Input
          id={idOf(props.path)}
          ref={field.ref}
          type="date"
          aria-label={days.length > 0 ? `Another day for ${props.label}` : `Day for ${props.label}`}
          value={pending}
          onBlur={() => {
            commit();
            field.onBlur();
          }}
          onChange={({ target }) => pick(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || pending === '') return;
            event.preventDefault();
            commit();
          }}
        />
        {(pending !== '' || days.length > 0) && (
          <Button variant="outlined" size="sm" onClick={next}>
            Add another day
          </Button>
        )}
      </Adding>
    </Fieldset>
  );
}

const Days = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > li {
    display: flex;
    align-items: center;
    padding-inline-start: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-sm);
    font-size: var(--text-sm);
  }
`;

const Adding = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  & > input {
    inline-size: 12em;
  }
`;
