import {
  type RequestFieldName,
  type RequestRejection,
  type RequestValues,
  requestLengths,
  type StartSeats,
} from '../../domain/requests/request-form.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { TextArea, TextField } from '../../ui/field/TextField.tsx';
import { StartChoice } from './StartChoice.tsx';

interface RequestFieldsProps {
  starts: readonly StartSeats[];
  initial: RequestValues;
  errors: RequestRejection['fields'];
}

/** The fields of the form. The question about the age appears only after the server has asked it. */
export function RequestFields({ starts, initial, errors: fields }: RequestFieldsProps) {
  const field = (name: RequestFieldName) => ({ name, defaultValue: initial[name], error: fields[name] });
  const asksForAge = fields.confirmAge !== undefined || initial.confirmAge !== undefined;
  return (
    <>
      <StartChoice starts={starts} chosen={initial.start ?? ''} error={fields.start} />
      <TextField
        {...field('name')}
        label="Your name"
        required
        autoComplete="name"
        maxLength={requestLengths.name}
        autoCapitalize="words"
      />
      <TextField
        {...field('phone')}
        label="Phone or WhatsApp"
        hint="We call or write to you there. Any spelling, such as 0300 1234567."
        required
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={requestLengths.phone}
      />
      <Pair>
        <TextField
          {...field('childName')}
          label="Your child’s name"
          required
          autoComplete="off"
          maxLength={requestLengths.childName}
          autoCapitalize="words"
        />
        <TextField {...field('childAge')} label="Age" required inputMode="numeric" autoComplete="off" maxLength={20} />
      </Pair>
      {asksForAge && (
        <CheckboxField
          {...field('confirmAge')}
          defaultValue={undefined}
          value="yes"
          defaultChecked={initial.confirmAge === 'yes'}
          label="Yes, the age is right. Please ask the school."
        />
      )}
      <TextField
        {...field('email')}
        label="E-mail (if you have one)"
        hint="We send you the address of your request."
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={requestLengths.email}
      />
      <TextArea {...field('note')} label="Anything we should know" rows={3} maxLength={requestLengths.note} />
    </>
  );
}

const Pair = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  & > * {
    flex: 1 1 7em;
    min-inline-size: 0;
  }
  & > :last-child {
    flex: 0 1 7em;
    ${below(540)} {
      flex-basis: 5.5em;
    }
  }
`;
