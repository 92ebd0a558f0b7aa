import { useId } from 'react';
import { changePassword } from '../../data/account-endpoints.ts';
import type { NewPassword } from '../../domain/entities.ts';
import { currentPasswordRule } from '../../domain/form-rules.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { useSend } from '../auth/use-send.ts';
import { useSubmitForm } from '../auth/use-submit-form.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { AccountForm } from './parts.tsx';

type Values = NewPassword & { current: string };
const empty: Values = { current: '', password: '', cpassword: '' };

export function PasswordForm() {
  const send = useSend();
  const toast = useToast();
  const rejectionId = useId();
  const form = useSubmitForm<Values>({
    defaults: empty,
    fields: ['current', 'password', 'cpassword'],
    onSend: (values) =>
      send(changePassword, values, () => {
        form.reset(empty);
        toast.success('Your password is changed. Other devices are signed out');
        return { kind: 'sent' };
      }),
  });
  const { register, formState } = form;
  return (
    <AccountForm label="Password" form={form} rejectionId={rejectionId} button="Change Password">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={formState.errors.current?.message}
        {...register('current', { validate: currentPasswordRule })}
      />
      <NewPasswordFields register={register} errors={formState.errors} />
    </AccountForm>
  );
}
