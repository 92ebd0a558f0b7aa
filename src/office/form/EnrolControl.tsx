import { useController } from 'react-hook-form';
import type { Thing } from '../../domain/office/things.ts';
import { styled } from '../../style/styled.ts';
import { Select } from '../../ui/field/SelectField.tsx';
import { Input } from '../../ui/field/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';

const kinds = {
  '': 'As for the whole school',
  request: 'A form for a seat, which your desk answers',
  contact: 'The contact form',
  whatsapp: 'WhatsApp',
  address: 'A web address',
};
type Kind = keyof typeof kinds;

const kindOf = (value: string): Kind =>
  value === '' || value === 'contact' || value === 'request'
    ? value
    : value.startsWith('whatsapp:')
      ? 'whatsapp'
      : 'address';

/** For the whole school, no choice is the form for a seat. */
const choicesOf = (thing: Thing, kind: Kind) =>
  Object.entries(kinds).filter(([one]) => thing !== 'school' || one === kind || one !== (kind === '' ? 'request' : ''));
const labelOf = (thing: Thing, kind: string, label: string) =>
  thing === 'school' && kind === '' ? kinds.request : label;

const hints: Readonly<Partial<Record<Kind, string>>> = {
  request: 'With starts, seats, receipts and a waiting list: Requests.',
  contact: 'The subject already names the course.',
  whatsapp: 'A chat that already names the course.',
};

const isKind = (value: string): value is Kind => Object.hasOwn(kinds, value);

const starts: Readonly<Record<Kind, string>> = {
  '': '',
  request: 'request',
  contact: 'contact',
  whatsapp: 'whatsapp:',
  address: 'https://',
};

/** Where Enroll Now leads: a choice, and for two of them a number or an address. */
export function EnrolControl(props: ControlProps) {
  const { field } = useController({ name: props.path });
  const { idOf, thing } = useFormState();
  const value = String(field.value ?? '');
  const kind = kindOf(value);
  const prefix = kind === 'whatsapp' ? starts.whatsapp : '';
  return (
    <Fieldset {...props} hint={hints[kind === '' && thing === 'school' ? 'request' : kind]}>
      <Beside>
        <Select
          id={idOf(props.path)}
          ref={field.ref}
          aria-label={props.label}
          value={kind}
          onBlur={field.onBlur}
          onChange={({ target }) => isKind(target.value) && field.onChange(starts[target.value])}
        >
          {choicesOf(thing, kind).map(([one, label]) => (
            <option key={one} value={one}>
              {labelOf(thing, one, label)}
            </option>
          ))}
        </Select>
        {(kind === 'whatsapp' || kind === 'address') && (
          <Input
            aria-label={kind === 'whatsapp' ? 'Number with country code, such as +923001234567' : 'Web address'}
            dir="ltr"
            type={kind === 'whatsapp' ? 'tel' : 'url'}
            placeholder={kind === 'whatsapp' ? '+923001234567' : undefined}
            value={value.slice(prefix.length).trimStart()}
            onBlur={field.onBlur}
            // An empty address is the choice without an address, not another choice.
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
