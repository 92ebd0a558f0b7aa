import { type ChangeEvent, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { signUpRules } from '../../domain/form-rules.ts';
import { limits } from '../../tokens/limits.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import type { Draft } from './draft.ts';
import { Pair } from './form-parts.tsx';

export interface PhoneFieldProps {
  /** The form that it stands in. */
  form: UseFormReturn<Draft>;
}

/** A country, Pakistan until another is chosen, and a number in whatever way people of that country write it. */
export function PhoneField({ form }: PhoneFieldProps) {
  const { register, setValue, getValues, formState } = form;
  const library = usePhoneLibrary();
  const all = library?.countries() ?? [{ code: 'PK', label: 'Pakistan (+92)' }];
  const phone = register('phone', { validate: signUpRules.phone });

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const capped = atMostDigits(target.value, limits.phoneDigits);
    if (capped !== target.value) target.value = capped;
    // A number that names its country knows better than the list beside it: password managers fill in such numbers.
    const named = capped.trim().startsWith('+') ? library?.readPhone(capped, getValues('country'))?.country : undefined;
    if (named) setValue('country', named);
    return phone.onChange(event);
  };
  return (
    <Pair>
      {/* A select has no value that is no option yet: it is made anew when the list is there. */}
      <SelectField key={all.length} label="Country" autoComplete="country" {...register('country')}>
        {all.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Phone Number"
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

/** The numbering plans of the world, once they are there; without them there is still Pakistan. */
function usePhoneLibrary(): PhoneLibrary | undefined {
  const [library, setLibrary] = useState<PhoneLibrary>();
  useEffect(() => {
    import('./phone.ts').then(setLibrary, () => undefined);
  }, []);
  return library;
}

/** Leaves out what no telephone number has, and every digit after the last that may be. */
function atMostDigits(typed: string, most: number): string {
  let digits = 0;
  return typed.replace(/[^\p{Nd}+().\-\s]/gu, '').replace(/\p{Nd}/gu, (digit) => {
    digits += 1;
    return digits > most ? '' : digit;
  });
}
