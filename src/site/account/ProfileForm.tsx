import { useId } from 'react';
import { saveProfile } from '../../data/account-endpoints.ts';
import type { Account, Profile } from '../../domain/entities.ts';
import { profileRules } from '../../domain/form-rules.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { Pair } from '../auth/form-parts.tsx';
import { useSend } from '../auth/use-send.ts';
import { useSubmitForm } from '../auth/use-submit-form.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { AccountForm } from './parts.tsx';

export interface AccountPartProps {
  account: Account;
}

/** The form for name and phone number. */
export function ProfileForm({ account: { firstName, lastName, phone } }: AccountPartProps) {
  const send = useSend();
  const toast = useToast();
  const { updated } = useSession();
  const rejectionId = useId();
  const form = useSubmitForm<Profile>({
    defaults: { firstName, lastName, phone },
    fields: ['firstName', 'lastName', 'phone'],
    onSend: (profile) =>
      send(saveProfile, profile, (user) => {
        updated(user);
        toast.success('Your details are saved');
        return { kind: 'sent' };
      }),
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <AccountForm label="Name and phone" form={form} rejectionId={rejectionId} button="Save">
      <Pair>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', { validate: profileRules.firstName })}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName', { validate: profileRules.lastName })}
        />
      </Pair>
      <TextField
        label="Phone Number"
        hint="6 to 15 digits, with the country’s code."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone', { validate: profileRules.phone })}
      />
    </AccountForm>
  );
}
