import { useState } from 'react';
import { styled } from '../../style/styled.ts';
import { Field } from './Field.tsx';
import { Input, type TextFieldProps } from './TextField.tsx';

/** A password field with a button to show the password. Set `autoComplete` for password managers. */
export function PasswordField({ label, error, hint, errorId, className, id, required, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} errorId={errorId} className={className} id={id} required={required}>
      {(wiring) => (
        <Shell>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck="false"
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          <Toggle
            type="button"
            aria-controls={wiring.id}
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Toggle>
        </Shell>
      )}
    </Field>
  );
}

const Shell = styled('div')`
  display: grid;
  position: relative;
  & > input {
    padding-inline-end: 5em;
  }
  & > input::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled('button')`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  min-inline-size: 64px;
  min-block-size: 44px;
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 600;
`;
