import { useCallback, useMemo, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../domain/office/content-contract.ts';
import type { FormPart } from '../../domain/office/form-parts.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { useAction } from '../api/use-action.ts';
import { completeValues } from './form-values.ts';
import type { TypedText } from './typed-text.ts';

/** The state of the form when the server responds to a save. */
export interface FormAtSave {
  /** True if an upload or typing has begun during the call. */
  hasMore: () => boolean;
  /** Marks the form as saved: navigation then does not ask about unsaved changes. */
  release: () => void;
}

export type SaveValues = (values: FormValues, form: FormAtSave) => Promise<FormValues | undefined>;

export interface SaveOptions {
  parts: readonly FormPart[];
  form: UseFormReturn<FieldValues>;
  typedText: TypedText;
  /** The number of uploads in progress. */
  uploadsNow: { readonly current: number };
  release: FormAtSave['release'];
}

/** Saves the values of a form and keeps input that was typed during the call. Provides the server's error messages. */
export function useSave({ parts, form, typedText, uploadsNow, release }: SaveOptions) {
  const toast = useToast();
  const { busy, failure, run, reset } = useAction(true);
  const [attempts, setAttempts] = useState(0);
  /** The paths whose error messages are removed. */
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const errors = useMemo(() => withoutBelow(failure?.errors ?? {}, forgotten), [failure, forgotten]);
  const forgetErrors = useCallback((path: string) => setForgotten((paths) => [...paths, path]), []);
  const saveBy = (send: SaveValues) =>
    form.handleSubmit(async (typed) => {
      // Saving a new item leaves the page, which would lose the upload.
      if (uploadsNow.current > 0) return toast.error('Wait until the upload has finished.');
      setForgotten([]);
      setAttempts(attempts + 1);
      await run(async () => {
        const isUntouched = () => JSON.stringify(form.getValues()) === JSON.stringify(typed);
        const stored = await send(typed, { release, hasMore: () => uploadsNow.current > 0 || !isUntouched() });
        if (isUntouched()) typedText.forget();
        if (!stored) return;
        const saved = completeValues(parts, stored);
        const isSame = JSON.stringify(saved) === JSON.stringify(typed);
        const keepsTyped = !isUntouched();
        form.reset(isSame || !keepsTyped ? saved : typed, { keepValues: isSame || keepsTyped });
      }, `Saved in your draft.`);
    });
  return { saveBy, run, busy, attempts, failure, hideFailure: reset, errors, forgetErrors };
}

const withoutBelow = (errors: Readonly<Record<string, string>>, paths: readonly string[]) =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !paths.some((start) => path.startsWith(`${start}.`))));
