import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { contactRules } from '../../domain/form-rules.ts';
import { withTimeout } from '../../domain/timeout.ts';
import { limits } from '../../tokens/limits.ts';
import { type ContactChecks, type ContactErrors, contactFields, controlsOf } from './form-values.ts';
import { hasNativeBuiltins } from './native-builtins.ts';

type OnErrors = (errors: ContactErrors) => void;

/**
 * Loads react-hook-form when a visitor starts to use the form, because most visitors never do.
 *
 * @param posted the errors of a message that was posted without scripts
 */
export function useContactChecks(form: RefObject<HTMLFormElement | null>, posted: ContactErrors | undefined) {
  const [first] = useState(posted);
  const [errors, setErrors] = useState(posted ?? {});
  const loading = useRef<Promise<ContactChecks | undefined>>(undefined);

  /** Resolves to undefined if the library cannot run here or fails to load. After a failure, the next call tries again. */
  const load = useCallback(
    (element: HTMLFormElement) => {
      loading.current ??= libraryChecks(element, first, setErrors).catch(() => {
        loading.current = undefined;
        return undefined;
      });
      return loading.current;
    },
    [first],
  );

  useEffect(() => {
    // A field may have received the focus before hydration.
    if (form.current && (first || form.current.matches(':focus-within'))) load(form.current);
  }, [form, first, load]);

  return {
    errors,
    load,
    /** Waits for the library for `limits.chunkTimeout`. If it does not load, the browser validates the form. */
    checksOf: async (element: HTMLFormElement): Promise<ContactChecks> =>
      (await withTimeout(load(element), limits.chunkTimeout).catch(() => undefined)) ??
      browserChecks(element, setErrors),
  };
}

async function libraryChecks(
  form: HTMLFormElement,
  posted: ContactErrors | undefined,
  onErrors: OnErrors,
): Promise<ContactChecks | undefined> {
  if (!hasNativeBuiltins()) return undefined;
  const { contactControl } = await import('./contact-control.ts');
  return contactControl({ controls: controlsOf(form), rules: contactRules, posted, onErrors });
}

/** The browser's own validation, then the rules for values that it accepts, such as white space. */
function browserChecks(form: HTMLFormElement, onErrors: OnErrors): ContactChecks {
  return {
    async validate(values) {
      const errors: ContactErrors = {};
      const isValid = form.reportValidity();
      for (const name of isValid ? contactFields : []) {
        const message = contactRules[name](values[name], values);
        if (message) errors[name] = message;
      }
      onErrors(errors);
      return isValid && contactFields.every((name) => !errors[name]) ? undefined : errors;
    },
    show: onErrors,
    reset() {},
  };
}
