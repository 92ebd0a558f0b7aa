import { useController } from 'react-hook-form';
import type { Kind } from '../../domain/office/kinds.ts';
import { styled } from '../../style/styled.ts';
import { Select } from '../../ui/field/SelectField.tsx';
import { Input } from '../../ui/field/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';

const targets = {
  '': 'As for the whole school',
  request: 'A form for a seat, which your desk answers',
  contact: 'The contact form',
  whatsapp: 'WhatsApp',
  address: 'A web address',
};
type Target = keyof typeof targets;

const targetOf = (value: string): Target =>
  value === '' || value === 'contact' || value === 'request'
    ? value
    : value.startsWith('whatsapp:')
      ? 'whatsapp'
      : 'address';

/** For the school, '' and `request` mean the same, so only one of them is a choice. */
const choicesOf = (kind: Kind, target: Target) =>
  Object.entries(targets).filter(
    ([one]) => kind !== 'school' || one === target || one !== (target === '' ? 'request' : ''),
  );
const labelOf = (kind: Kind, target: string, label: string) =>
  kind === 'school' && target === '' ? targets.request : label;

const hints: Readonly<Partial<Record<Target, string>>> = {
  request: 'With starts, seats, receipts and a waiting list: Requests.',
  contact: 'The subject already names the course.',
  whatsapp: 'A chat that already names the course.',
};

const isTarget = (value: string): value is Target => Object.hasOwn(targets, value);

const starts: Readonly<Record<Target, string>> = {
  '': '',
  request: 'request',
  contact: 'contact',
  whatsapp: 'whatsapp:',
  address: 'https://',
};

/** The field for the target of Enroll Now: a choice and, for WhatsApp or a web page, its number or URL. */
export function EnrolControl(props: ControlProps) {
  const { field } = useController({ name: props.path });
  const { idOf, kind } = useFormState();
  const value = String(field.value ?? '');
  const target = targetOf(value);
  const prefix = target === 'whatsapp' ? starts.whatsapp : '';
  return (
    <Fieldset {...props} hint={hints[target === '' && kind === 'school' ? 'request' : target]}>
      <Beside>
        <Select
          id={idOf(props.path)}
          ref={field.ref}
          aria-label={props.label}
          value={target}
          onBlur={field.onBlur}
          onChange={({ target: { value } }) => isTarget(value) && field.onChange(starts[value])}
        >
          {choicesOf(kind, target).map(([one, label]) => (
            <option key={one} value={one}>
              {labelOf(kind, one, label)}
            </option>
          ))}
        </Select>
        {(target === 'whatsapp' || target === 'address') && (
          <Input
            aria-label={target === 'whatsapp' ? 'Number with country code, such as +923001234567' : 'Web address'}
            dir="ltr"
            type={target === 'whatsapp' ? 'tel' : 'url'}
            placeholder={target === 'whatsapp' ? '+923001234567' : undefined}
            value={value.slice(prefix.length).trimStart()}
            onBlur={field.onBlur}
            // With an empty input, keep the selected target.
            onChange={({ target }) => field.onChange(prefix + (target.value || (prefix ? '' : starts.address)))}
          />
        )}
      </Beside>
    </Fieldset>
  );
}

const Beside = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  gap: var(--space-3);
`;
