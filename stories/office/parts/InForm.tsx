import { type ReactNode, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { OfficeProvider } from '../../../src/office/api/OfficeProvider.tsx';
import { FormContext, OpenPathsContext } from '../../../src/office/form/FormContext.tsx';
import { ToastProvider } from '../../../src/ui/toast/toasts.ts';
import { fakeOffice } from '../fake-office.ts';

export interface InFormProps {
  /** The stored values, by path. @default none */
  values?: Readonly<Record<string, string>>;
  /** The server's messages, by path. @default none */
  errors?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A course form around one control, with a server in memory. */
export function InForm({ values = {}, errors = {}, children }: InFormProps) {
  const form = useForm<Record<string, string>>({ defaultValues: values });
  const [requests] = useState(fakeOffice);
  const state = useMemo(() => {
    const none = () => undefined;
    return {
      kind: 'courses' as const,
      errors,
      choices: {},
      idOf: (path: string) => `field-${path}`,
      setOpen: none,
      forgetErrors: none,
      trackUpload: none,
    };
  }, [errors]);
  return (
    <ToastProvider>
      <OfficeProvider requests={requests}>
        <FormProvider {...form}>
          <FormContext value={state}>
            <OpenPathsContext value={new Set()}>{children}</OpenPathsContext>
          </FormContext>
        </FormProvider>
      </OfficeProvider>
    </ToastProvider>
  );
}
