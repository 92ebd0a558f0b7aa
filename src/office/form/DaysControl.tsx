import { formatDay } from '../../domain/day.ts';
import { everyYear, yearlyDay } from '../../domain/starts.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Input } from '../../ui/field/TextField.tsx';
import { close } from '../../ui/icon/paths.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';
import { usePending } from './use-pending.ts';

/** @returns `12 January 2027` or `12 January of each year` */
function dayText(day: string): string {
  const yearly = yearlyDay(day);
  // 2024 is a leap year, so it has every day.
  return yearly === undefined ? formatDay(day) : formatDay(`2024-${yearly}`).replace(' 2024', ' of each year');
}

/** A field with a list of dates. A date can repeat each year. */
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
              {dayText(day)}
              {yearlyDay(day) === undefined && (
                <Yearly
                  type="button"
                  aria-label={`${dayText(day)}: each year`}
                  onClick={() => change(days.map((other) => (other === day ? everyYear(day) : other)))}
                >
                  Each year
                </Yearly>
              )}
              <IconButton
                icon={close}
                label={`Remove ${dayText(day)}`}
                onClick={() => {
                  change(days.filter((other) => other !== day));
                  // The focused button was removed.
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

const Yearly = styled('button')`
  min-block-size: 44px;
  padding-inline: var(--space-2);
  border: 0;
  background: none;
  color: var(--accent);
  font-weight: 600;
  text-decoration: underline;
`;

const Adding = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  & > input {
    inline-size: 12em;
    max-inline-size: 100%;
    /* With large text, a date input would be wider than a phone. */
    contain: inline-size;
  }
`;
