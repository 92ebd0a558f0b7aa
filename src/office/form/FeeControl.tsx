import { useState } from 'react';
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

/** The stored text of a fee; '' without an amount. */
const textOf = ({ amount, ...parts }: { amount: string; currency: string; period: string }): string =>
  Number(amount) > 0 ? feeText({ ...parts, amount: Number(amount) }) : '';

const partsOf = (fee: Fee | undefined) => ({
  amount: fee ? String(fee.amount) : '',
  currency: fee?.currency || 'Rs',
  period: fee ? fee.period : 'month',
});

/** A fee field: an amount with currency and period, which visitors can filter by; or free; or any text. */
export function FeeControl(props: ControlProps) {
  const { field } = useController({ name: props.path });
  const { id, error } = useFieldProps(props);
  const invalid = { 'aria-invalid': error ? true : undefined };
  const value = String(field.value ?? '');
  const [way, setWay] = useState<Way>(() => wayOf(value));
  const [parts, setParts] = useState(() => partsOf(readFee(value)));
  const change = (next: Partial<typeof parts>) => {
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
        {way === 'amount' && (
          <>
            <Select
              aria-label="Currency"
              value={parts.currency}
              onChange={({ target }) => change({ currency: target.value })}
            >
              {currencies.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
            <Input
              id={id}
              {...invalid}
              ref={field.ref}
              aria-label={props.label}
              inputMode="decimal"
              type="number"
              min={0}
              step="any"
              value={parts.amount}
              onBlur={field.onBlur}
              onChange={({ target }) => change({ amount: target.value })}
            />
            <Select aria-label="Per" value={parts.period} onChange={({ target }) => change({ period: target.value })}>
              <option value="">for the course</option>
              {periods.map((one) => (
                <option key={one} value={one}>{`a ${one}`}</option>
              ))}
            </Select>
          </>
        )}
        {way === 'words' && (
          <Input
            id={id}
            {...invalid}
            ref={field.ref}
            aria-label={props.label}
            value={value}
            maxLength={limits.factLength}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(target.value)}
          />
        )}
      </Beside>
    </Fieldset>
  );
}
