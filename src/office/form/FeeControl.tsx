import { type ComponentProps, useState } from 'react';
import { useController } from 'react-hook-form';
import { currencies, type Fee, feeText, periods, readFee } from '../../domain/fee.ts';
import { limits } from '../../tokens/limits.ts';
import { Select } from '../../ui/field/SelectField.tsx';
import { Input } from '../../ui/field/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFieldProps } from './FormContext.tsx';
import { Beside } from './ways.ts';

const ways = { amount: 'An amount', free: 'Free', words: 'In words' } as const;
type Way = keyof typeof ways;

const isWay = (value: string): value is Way => Object.hasOwn(ways, value);

const wayOf = (value: string): Way => {
  const fee = readFee(value);
  if (fee?.currency === '') return 'free';
  return fee || value === '' ? 'amount' : 'words';
};

interface FeeParts {
  amount: string;
  currency: string;
  period: string;
}

/** The stored text of a fee; '' without an amount. */
const textOf = ({ amount, ...parts }: FeeParts): string =>
  Number(amount) > 0 ? feeText({ ...parts, amount: Number(amount) }) : '';

const partsOf = (fee: Fee | undefined): FeeParts => ({
  amount: fee ? String(fee.amount) : '',
  currency: fee?.currency || 'Rs',
  period: fee ? fee.period : 'month',
});

/** A fee field: an amount with currency and period, which visitors can filter by; or free; or any text. */
export function FeeControl(props: ControlProps) {
  const { field } = useController({ name: props.path });
  const { id, error } = useFieldProps(props);
  const value = String(field.value ?? '');
  const invalid = error ? true : undefined;
  const input = { id, 'aria-invalid': invalid, ref: field.ref, 'aria-label': props.label, onBlur: field.onBlur };
  const [way, setWay] = useState<Way>(() => wayOf(value));
  const [parts, setParts] = useState(() => partsOf(readFee(value)));
  const change = (next: Partial<FeeParts>) => {
    const all = { ...parts, ...next };
    setParts(all);
    field.onChange(textOf(all));
  };
  const choose = (next: Way) => {
    setWay(next);
    field.onChange(next === 'free' ? 'Free' : next === 'amount' ? textOf(parts) : value);
  };
  return (
    <Fieldset
      {...props}
      hint={way === 'words' ? 'Shown as it is. No filter or order of the site finds it.' : props.hint}
    >
      <Beside>
        <Select
          id={way === 'free' ? id : undefined}
          aria-label={`${props.label}: how`}
          value={way}
          onChange={({ target }) => isWay(target.value) && choose(target.value)}
        >
          {Object.entries(ways).map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </Select>
        {way === 'amount' && <Amount input={input} parts={parts} onChange={change} />}
        {way === 'words' && (
          <Input
            {...input}
            value={value}
            maxLength={limits.factLength}
            onChange={({ target }) => field.onChange(target.value)}
          />
        )}
      </Beside>
    </Fieldset>
  );
}

interface AmountProps {
  /** The props of the input for the amount. */
  input: ComponentProps<typeof Input>;
  parts: FeeParts;
  onChange: (next: Partial<FeeParts>) => void;
}

const Amount = ({ input, parts, onChange }: AmountProps) => (
  <>
    <Select
      aria-label="Currency"
      value={parts.currency}
      onChange={({ target }) => onChange({ currency: target.value })}
    >
      {currencies.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </Select>
    <Input
      {...input}
      inputMode="decimal"
      type="number"
      min={0}
      step="any"
      value={parts.amount}
      onChange={({ target }) => onChange({ amount: target.value })}
    />
    <Select aria-label="Per" value={parts.period} onChange={({ target }) => onChange({ period: target.value })}>
      <option value="">for the course</option>
      {periods.map((one) => (
        <option key={one} value={one}>{`a ${one}`}</option>
      ))}
    </Select>
  </>
);
