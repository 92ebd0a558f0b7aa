import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContactFormView } from '../../../src/sections/contact-form/ContactFormView.tsx';

vi.mock('../../../src/sections/contact-form/contact-control.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

describe('The contact form whose validation code fails to load', () => {
  it('uses the browser’s validation and sends a valid form on the first click', async () => {
    const onSend = vi.fn(async () => ({ sent: true, message: 'Thank you.' }) as const);
    render(<ContactFormView onSend={onSend} initial={{ recipient: 'a@b.pk', subject: 'Kites', body: 'How high?' }} />);
    await send();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Thank you.'));
    expect(onSend).toHaveBeenCalledWith({ recipient: 'a@b.pk', subject: 'Kites', body: 'How high?' });
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('does not send an invalid form', async () => {
    const onSend = vi.fn(async () => undefined);
    render(<ContactFormView onSend={onSend} initial={{ recipient: 'nobody', subject: 'Kites', body: 'How high?' }} />);
    const email = screen.getByLabelText<HTMLInputElement>(/^Your e-mail/);
    const invalid = vi.fn();
    email.addEventListener('invalid', invalid);
    await send();
    await waitFor(() => expect(invalid).toHaveBeenCalled());
    await send();
    expect(onSend).not.toHaveBeenCalled();
  });
});
