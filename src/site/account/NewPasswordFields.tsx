import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { NewPassword } from '../../domain/entities.ts';
import { newPasswordRules } from '../../domain/form-rules.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { Pair } from '../auth/form-parts.tsx';

export interface NewPasswordFieldsProps {
  register: UseFormRegister<NewPassword>;
  errors: FieldErrors<NewPassword>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  return (
    <Pair>
      <PasswordField
        label="New password"
        hint="8 characters or more, and none of the most guessed passwords."
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { validate: newPasswordRules.password, deps: 'cpassword' })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.cpassword?.message}
        {...register('cpassword', { validate: newPasswordRules.cpassword })}
      />
    </Pair>
  );
}
