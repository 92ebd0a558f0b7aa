import { type ChangeEvent, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { signUpRules } from '../../domain/form-rules.ts';
import { limits } from '../../tokens/limits.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import type { Draft } from './draft.ts';
import { Pair } from './form-parts.tsx';

export interface PhoneFieldProps {
  /** The form that contains it. */
  form: UseFormReturn<Draft>;
}

/** A country select, Pakistan by default, and a phone number in the country's usual notation. */
export function PhoneField({ form }: PhoneFieldProps) {
  const { register, setValue, getValues, formState } = form;
  const library = usePhoneLibrary();
  const all = library?.countries() ?? [{ code: 'PK', label: 'Pakistan (+92)' }];
  const phone = register('phone', { validate: signUpRules.phone });

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const capped = atMostDigits(target.value, limits.phoneDigits);
    if (capped !== target.value) target.value = capped;
    // A number with a country code, as from a password manager, selects its country.
    const named = capped.trim().startsWith('+') ? library?.readPhone(capped, getValues('country'))?.country : undefined;
    if (named) setValue('country', named);
    return phone.onChange(event);
  };
  return (
    <Pair>
      {/* The new key remounts the select when the list loads, because a select cannot have a value without its option. */}
      <SelectField key={all.length} label="Country" autoComplete="country" {...register('country')}>
        {all.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Phone Number"
        hint="6 to 15 digits, with or without the country’s code."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={formState.errors.phone?.message}
        {...phone}
        onChange={onChange}
      />
    </Pair>
  );
}

type PhoneLibrary = typeof import('./phone.ts');

/** The phone library, once loaded. Without it, Pakistan is the only country. */
function usePhoneLibrary(): PhoneLibrary | undefined {
  const [library, setLibrary] = useState<PhoneLibrary>();
  useEffect(() => {
    import('./phone.ts').then(setLibrary, () => undefined);
  }, []);
  return library;
}

function atMostDigits(typed: string, most: number): string {
  let digits = 0;
  return typed.replace(/[^\p{Nd}+().\-\s]/gu, '').replace(/\p{Nd}/gu, (digit) => {
    digits += 1;
    return digits > most ? '' : digit;
  });
}
