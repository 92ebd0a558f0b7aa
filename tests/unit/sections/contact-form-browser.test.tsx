import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContactFormView } from '../../../src/sections/contact-form/ContactFormView.tsx';
import { hasNativeBuiltins } from '../../../src/sections/contact-form/native-builtins.ts';

const message = { recipient: 'sana@example.pk', subject: 'Kites', body: 'How high may they fly?' };
const recipient = () => screen.getByLabelText<HTMLInputElement>(/^Your e-mail/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

it('The contact form detects a replaced `Function.prototype.bind` that takes an array of arguments, like that of MooTools', () => {
  const { bind } = Function.prototype;
  Function.prototype.bind = function (this: () => unknown, self: unknown, list: unknown) {
    return () => Reflect.apply(this, self, list as unknown[]);
  };
  try {
    expect(hasNativeBuiltins()).toBe(false);
  } finally {
    Function.prototype.bind = bind;
  }
});

describe('The contact form on a page with additions to all objects, where react-hook-form does not run', () => {
  function open(initial = message) {
    const onSend = vi.fn(async () => ({ sent: true, message: 'Thank you.' }) as const);
    Object.defineProperty(Object.prototype, 'added', { enumerable: true, configurable: true, writable: true });
    try {
      render(<ContactFormView onSend={onSend} initial={initial} />);
      act(() => recipient().focus());
    } finally {
      Reflect.deleteProperty(Object.prototype, 'added');
    }
    return onSend;
  }

  it('sends a message that the browser finds valid, and clears its fields', async () => {
    const onSend = open();
    await send();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Thank you.'));
    expect(onSend.mock.calls).toEqual([[message]]);
    expect(recipient().value).toBe('');
  });

  it('does not send a message that the browser finds invalid', async () => {
    const onSend = open({ ...message, recipient: 'nobody' });
    const invalid = vi.fn();
    recipient().addEventListener('invalid', invalid);
    await send();
    expect(invalid).toHaveBeenCalled();
    expect(onSend).not.toHaveBeenCalled();
  });
});
