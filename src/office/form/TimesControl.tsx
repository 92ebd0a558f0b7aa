import { useState } from 'react';
import { useController } from 'react-hook-form';
import { type LessonTimes, readLessonTimes, timesText, weekdays } from '../../domain/lesson-times.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { Select } from '../../ui/field/SelectField.tsx';
import { Input } from '../../ui/field/TextField.tsx';
import { Muted } from '../parts/layout.ts';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';
import { Beside } from './ways.ts';

const clock = (minutes: number | undefined) =>
  minutes === undefined
    ? ''
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutesOf(text: string): number | undefined {
  const [hours, minutes] = text.split(':').map(Number);
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes;
}

/** Omits the end if it is not later than the start. */
const rangeOf = (from: number | undefined, to: number | undefined): Pick<LessonTimes, 'from' | 'to'> =>
  from === undefined ? {} : to !== undefined && to > from ? { from, to } : { from };

/** A field for weekdays and times of lessons, which visitors can filter by; or any text. */
export function TimesControl(props: ControlProps) {
  const { field } = useController({ name: props.path });
  const { idOf } = useFormState();
  const value = String(field.value ?? '');
  const [isWords, setIsWords] = useState(() => value !== '' && readLessonTimes(value) === undefined);
  const [times, setTimes] = useState<LessonTimes>(() => readLessonTimes(value) ?? { days: [] });
  const change = ({ days, from, to }: LessonTimes) => {
    setTimes({ days, ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
    field.onChange(days.length > 0 ? timesText({ days, ...rangeOf(from, to) }) : '');
  };
  const toggle = (day: number, isOn: boolean) =>
    change({ ...times, days: isOn ? [...times.days, day].sort() : times.days.filter((other) => other !== day) });
  const time = (name: 'from' | 'to', label: string) => (
    <Input
      aria-label={label}
      type="time"
      value={clock(times[name])}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        const { [name]: _, ...others } = times;
        const minutes = minutesOf(target.value);
        change({ ...others, ...(minutes !== undefined && { [name]: minutes }) });
      }}
    />
  );
  return (
    <Fieldset
      {...props}
      hint={isWords ? 'Shown as it is. No filter of the site finds it.' : 'In the time zone of the school.'}
    >
      <Beside>
        <Select
          id={idOf(props.path)}
          ref={field.ref}
          aria-label={`${props.label}: how`}
          value={isWords ? 'words' : 'days'}
          onChange={({ target }) => setIsWords(target.value === 'words')}
        >
          <option value="days">Days and times</option>
          <option value="words">In words</option>
        </Select>
        {isWords && (
          <Input
            aria-label={props.label}
            value={value}
            maxLength={limits.factLength}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(target.value)}
          />
        )}
        {!isWords && time('from', 'From')}
        {!isWords && time('to', 'To')}
      </Beside>
      {!isWords && (
        <Days>
          {weekdays.map((name, day) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={times.days.includes(day)}
                onChange={({ target }) => toggle(day, target.checked)}
              />
              {name}
            </label>
          ))}
        </Days>
      )}
      {!isWords && <Muted>{value || 'Choose the days.'}</Muted>}
    </Fieldset>
  );
}

const Days = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  & > label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
  }
  & input {
    inline-size: 1.25em;
    block-size: 1.25em;
    accent-color: var(--accent);
  }
`;
