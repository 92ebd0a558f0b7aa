interface FieldError {
  ref?: { focus?: () => void };
}

/**
 * Focuses the first field with an error.
 *
 * @param names the fields, in the order of the form
 */
export function focusFirstError<Name extends string>(
  names: readonly Name[],
  errors: Partial<Record<Name, FieldError | undefined>>,
): void {
  const first = names.find((name) => errors[name]);
  if (first) errors[first]?.ref?.focus?.();
}

/**
 * Shows the server's errors at their fields, and focuses the first of these fields.
 *
 * @param names the fields, in the order of the form
 * @param messages the server's messages by field; unknown fields are ignored
 * @returns whether one of the fields has an error
 */
export function setServerErrors<Name extends string>(
  names: readonly Name[],
  messages: Partial<Record<string, string>>,
  setError: (name: Name, error: { type: 'server'; message: string }, options: { shouldFocus: boolean }) => void,
): boolean {
  let shouldFocus = true;
  for (const name of names) {
    const message = Object.hasOwn(messages, name) && messages[name];
    if (!message) continue;
    setError(name, { type: 'server', message }, { shouldFocus });
    shouldFocus = false;
  }
  return !shouldFocus;
}
