import { setImmediate } from 'node:timers/promises';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createData } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import { contactLabels } from '../../../src/domain/embed/labels/contact-form.ts';
import type { ContactValues } from '../../../src/domain/entities.ts';
import { ContactForm, type ContactFormProps } from '../../../src/sections/contact-form/ContactForm.tsx';
import { ContactFormView } from '../../../src/sections/contact-form/ContactFormView.tsx';
import type { ContactOutcome } from '../../../src/sections/contact-form/use-sending.ts';

// The form imports its validation on first use. Import it now, because that takes a second with an empty cache.
beforeAll(() => import('../../../src/sections/contact-form/contact-control.ts'));

const message = { recipient: 'sana@example.pk', subject: 'Kites', body: 'How high may they fly?' };
const labels = ['Your e-mail', 'Subject', 'Your message'] as const;

const field = (label: (typeof labels)[number]) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(new RegExp(`^${label}`));
const typed = () => labels.map((label) => field(label).value);
const errors = () => [...document.querySelectorAll('[part=error]')].map(({ textContent }) => textContent);
const button = () => screen.getByRole('button', { name: /^Send/ });
const form = () => {
  const { form } = field('Subject');
  if (!form) throw new Error('The field has no form.');
  return form;
};
const said = () => screen.getByRole('status').textContent;

async function fill({ recipient, subject, body }: ContactValues = message) {
  await userEvent.type(field('Your e-mail'), recipient);
  await userEvent.type(field('Subject'), subject);
  await userEvent.type(field('Your message'), body);
}

const required = ['Email is required', 'Subject is required', 'Your Message is required'];

describe('The contact form (accessibility)', () => {
  it('has a label, a name and an autocomplete value for each field', () => {
    render(<ContactFormView onSend={vi.fn()} />);
    expect(labels.map((label) => field(label).name)).toEqual(['recipient', 'subject', 'body']);
    expect(field('Your e-mail')).toMatchObject({ type: 'email', autocomplete: 'email' });
    expect(labels.every((label) => field(label).required)).toBe(true);
  });

  it('associates each error with its field, and focuses the first one', async () => {
    render(<ContactFormView onSend={vi.fn()} />);
    await userEvent.type(field('Your e-mail'), 'a@b.pk');
    await userEvent.click(button());
    await waitFor(() => expect(errors()).toEqual(required.slice(1)));
    await waitFor(() => expect(document.activeElement).toBe(field('Subject')));
    const described = field('Subject').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('Subject is required');
    expect(field('Subject').getAttribute('aria-invalid')).toBe('true');
    expect(field('Your e-mail').getAttribute('aria-invalid')).toBeNull();
  });

  it('focuses the first error once, and not again while the visitor types', async () => {
    render(<ContactFormView onSend={vi.fn()} />);
    await userEvent.click(button());
    await waitFor(() => expect(errors()).toEqual(required));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    field('Subject').focus();
    fireEvent.submit(form());
    await act(async () => setImmediate());
    expect(document.activeElement).toBe(field('Your e-mail'));
    fireEvent.input(field('Your e-mail'), { target: { value: message.recipient } });
    await act(async () => setImmediate());
    expect(errors()).toEqual(required.slice(1));
    act(() => void vi.runAllTimers());
    expect(document.activeElement).toBe(field('Your e-mail'));
  });

  it('hides its honeypot field from visitors and screen readers', () => {
    render(<ContactFormView onSend={vi.fn()} />);
    const trap = form().querySelector('[name=website]');
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.closest('[aria-hidden=true]')).toBeTruthy();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });
});

describe('The contact form', () => {
  it('shows required errors on submit, and not before', async () => {
    const onSend = vi.fn();
    render(<ContactFormView onSend={onSend} />);
    await userEvent.type(field('Your e-mail'), 'x');
    await userEvent.clear(field('Your e-mail'));
    await userEvent.tab();
    expect(errors()).toEqual([]);
    await userEvent.click(button());
    await waitFor(() => expect(errors()).toEqual(required));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('validates on each change after the first submit', async () => {
    render(<ContactFormView onSend={vi.fn()} />);
    await userEvent.click(button());
    await waitFor(() => expect(errors()).toEqual(required));
    await userEvent.type(field('Your e-mail'), 'sana');
    await waitFor(() => expect(errors()[0]).toBe('Invalid email address'));
    await userEvent.type(field('Your e-mail'), '@example.pk');
    await waitFor(() => expect(errors()).toEqual(required.slice(1)));
    await userEvent.clear(field('Your e-mail'));
    await waitFor(() => expect(errors()).toEqual(required));
  });

  it('keeps values entered before its validation code loaded', async () => {
    const onSend = vi.fn(async () => undefined);
    render(<ContactFormView onSend={onSend} />);
    // Set values without events: like autofill, or typing before hydration.
    for (const [index, label] of labels.entries()) field(label).value = Object.values(message)[index] ?? '';
    fireEvent.submit(form());
    await waitFor(() => expect(onSend).toHaveBeenCalledWith(message));
    expect(typed()).toEqual(Object.values(message));
  });

  it('sends the values, clears its fields and shows the response', async () => {
    const onSend = vi.fn(async (): Promise<ContactOutcome> => ({ sent: true, message: 'Thank you.' }));
    render(<ContactFormView onSend={onSend} initial={{ subject: 'About ' }} />);
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(said()).toBe('Thank you.'));
    expect(onSend).toHaveBeenCalledWith({ ...message, subject: 'About Kites' });
    await waitFor(() => expect(typed()).toEqual(['', '', '']));
    expect(errors()).toEqual([]);
  });

  it('can be sent twice', async () => {
    const onSend = vi.fn(async (): Promise<ContactOutcome> => ({ sent: true, message: 'Thank you.' }));
    render(<ContactFormView onSend={onSend} />);
    for (const times of [1, 2]) {
      await fill();
      await userEvent.click(button());
      await waitFor(() => expect(onSend).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(typed()).toEqual(['', '', '']));
    }
    expect(onSend).toHaveBeenLastCalledWith(message);
  });

  it('sends once for several clicks, and shows that it is busy', async () => {
    let respond: (outcome: ContactOutcome) => void = () => {};
    const onSend = vi.fn(() => new Promise<ContactOutcome>((resolve) => (respond = resolve)));
    render(<ContactFormView onSend={onSend} />);
    await fill();
    await userEvent.dblClick(button());
    await screen.findByRole('button', { name: 'Sending…' });
    await userEvent.click(button());
    fireEvent.submit(form());
    fireEvent.submit(form());
    expect(button().getAttribute('aria-busy')).toBe('true');
    respond({ sent: true, message: 'Thank you.' });
    await screen.findByRole('button', { name: 'Send message' });
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('keeps the values and shows the message after a rejection', async () => {
    const onSend = async (): Promise<ContactOutcome> => ({ sent: false, message: 'Not today.' });
    render(<ContactFormView onSend={onSend} />);
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(said()).toBe('Not today.'));
    expect(typed()).toEqual(Object.values(message));
    expect(button().getAttribute('aria-busy')).toBeNull();
  });

  it('shows the server’s errors for single fields, and focuses the first', async () => {
    const fields = { body: 'Too loud', subject: 'Too short' };
    render(<ContactFormView onSend={async () => ({ sent: false, message: 'Look again.', fields })} />);
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(errors()).toEqual(['Too short', 'Too loud']));
    await waitFor(() => expect(document.activeElement).toBe(field('Subject')));
    await userEvent.type(field('Subject'), '!');
    await waitFor(() => expect(errors()).toEqual(['Too loud']));
  });

  it('shows the outcome of a post without scripts until the field is corrected', async () => {
    const fields = { recipient: 'Invalid email address' };
    render(
      <ContactFormView
        onSend={vi.fn()}
        initial={{ ...message, recipient: 'sana' }}
        outcome={{ sent: false, message: 'Please look again.', fields }}
      />,
    );
    expect(typed()).toEqual(['sana', message.subject, message.body]);
    expect(errors()).toEqual(['Invalid email address']);
    expect(said()).toBe('Please look again.');
    await userEvent.type(field('Subject'), '!');
    expect(errors()).toEqual(['Invalid email address']);
    await userEvent.type(field('Your e-mail'), '@example.pk');
    await waitFor(() => expect(errors()).toEqual([]));
  });

  it('does not announce a message that a toast announces', async () => {
    render(<ContactFormView onSend={async () => ({ sent: true, message: 'Thank you.', announcedByToast: true })} />);
    await fill();
    await userEvent.click(button());
    expect(await screen.findByText('Thank you.')).toBeTruthy();
    expect(said()).toBe('');
  });

  it('accepts labels in another language', () => {
    render(<ContactFormView onSend={vi.fn()} labels={{ subject: 'موضوع' }} />);
    expect(screen.getByLabelText(/^موضوع/)).toBeTruthy();
    expect(screen.getByRole('button', { name: contactLabels.send })).toBeTruthy();
  });
});

describe('The contact form that sends to the API', () => {
  function open(respond: () => Promise<Response>, props: ContactFormProps = {}) {
    const fetch = vi.fn((_url: unknown, _init?: RequestInit) => respond());
    render(
      <DataProvider data={createData({ host: '/api', fetch })}>
        <ContactForm {...props} />
      </DataProvider>,
    );
    return fetch;
  }
  const send = async () => {
    await fill();
    await userEvent.click(button());
  };
  const thanks = async () => Response.json({ success: true, data: { message: 'Received.' } });

  it('posts recipient, subject and body, and reports the server’s message', async () => {
    const onSent = vi.fn();
    const fetch = open(thanks, { onSent });
    await send();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('Received.'));
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method, JSON.parse(String(init?.body))]).toEqual(['/api/contactus', 'POST', message]);
    expect(said()).toBe('Received.');
  });

  it('sends its `partner` with the message', async () => {
    const fetch = open(thanks, { partner: 'green-valley' });
    await send();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ ...message, partner: 'green-valley' });
  });

  it('does not send if onSubmit returns false', async () => {
    const onSubmit = vi.fn(() => false);
    const fetch = open(thanks, { onSubmit });
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(message));
    expect(fetch).not.toHaveBeenCalled();
    expect(typed()).toEqual(Object.values(message));
  });

  it.each([
    [{ success: false, data: { message: 'No more today.' } }, 429, 'No more today.'],
    [{ success: false, data: { message: 'No more today.' } }, 200, 'No more today.'],
    [{}, 500, contactLabels.refused],
    [{}, 200, contactLabels.refused],
  ])('keeps the values if the response is %j with status %d', async (body, status, words) => {
    const onRefused = vi.fn();
    open(async () => Response.json(body, { status }), { onRefused });
    await send();
    await waitFor(() => expect(said()).toBe(words));
    expect(onRefused).toHaveBeenCalledWith(words === contactLabels.refused ? '' : words);
    expect(typed()).toEqual(Object.values(message));
  });

  it('shows the labels of the page instead of the server’s messages and field errors', async () => {
    const labels = { sent: 'Shukriya.', refused: 'Not now.', problems: { 'Too loud': 'Quieter, please.' } };
    const answers = [
      Response.json({ success: false, data: { message: 'Too loud' }, errors: { body: 'Too loud' } }, { status: 422 }),
      Response.json({ success: false, data: { message: 'No more today.' } }, { status: 429 }),
      await thanks(),
    ];
    open(async () => answers.shift() ?? Response.error(), { labels });
    await send();
    await waitFor(() => expect(said()).toBe('Quieter, please.'));
    expect(errors()).toEqual(['Quieter, please.']);
    await userEvent.click(button());
    await waitFor(() => expect(said()).toBe('Not now.'));
    await userEvent.click(button());
    await waitFor(() => expect(said()).toBe('Shukriya.'));
  });

  it('shows a network error, also if the page announces the server’s messages', async () => {
    const onRefused = vi.fn();
    open(() => Promise.reject(new TypeError('Failed to fetch')), { onRefused, announcedByToast: true });
    await send();
    await waitFor(() => expect(said()).toBe(contactLabels.unreachable));
    expect(onRefused).toHaveBeenCalledWith('');
    expect(typed()).toEqual(Object.values(message));
  });
});
