import { formatDay } from '../../domain/day.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Input } from '../../ui/field/TextField.tsx';
import { close } from '../../ui/icon/paths.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';
import { joinItems, splitItems } from './form-values.ts';
import { usePending } from './use-pending.ts';

const addLabel = 'Add the day';

/** Days, in order: add one, remove one. */
export function DaysControl(props: ControlProps) {
  const { field, pending, setPending, error } = usePending(props.path, addLabel);
  const { idOf } = useFormState();
  const days = splitItems(String(field.value ?? ''));
  const add = () => {
    if (pending === '') return;
    field.onChange(joinItems([...new Set([...days, pending])].sort()));
    setPending('');
  };
  return (
    <Fieldset {...props} error={error}>
      {days.length > 0 && (
        <Days>
          {days.map((day) => (
            <li key={day}>
              {formatDay(day)}
              <IconButton
                icon={close}
                label={`Remove ${formatDay(day)}`}
                onClick={() => {
                  field.onChange(joinItems(days.filter((other) => other !== day)));
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
          aria-label={`Another day for ${props.label}`}
          value={pending}
          onBlur={field.onBlur}
          onChange={({ target }) => setPending(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="outlined" size="sm" onClick={add}>
          {addLabel}
        </Button>
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
