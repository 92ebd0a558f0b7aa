import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createData } from '../../../src/data/create-data.ts';
import { type FormResult, FormResultProvider } from '../../../src/site/page.ts';
import { page } from '../../../src/site/pages/contact-page.tsx';
import { Toaster } from '../../../src/ui/toast/Toaster.tsx';
import { ToastProvider } from '../../../src/ui/toast/toasts.ts';
import { renderInSite } from './in-site.tsx';

function open(respond: () => Promise<Response>, formResult?: FormResult, path = '/contactus') {
  renderInSite(
    <ToastProvider>
      <FormResultProvider value={formResult}>
        <page.Page params={{}} />
      </FormResultProvider>
      <Toaster />
    </ToastProvider>,
    { path, data: createData({ host: '/api', fetch: respond }) },
  );
}

async function send() {
  await userEvent.type(screen.getByLabelText(/^Your e-mail/), 'sana@example.pk');
  await userEvent.type(screen.getByLabelText(/^Subject/), 'Kites');
  await userEvent.type(screen.getByLabelText(/^Your message/), 'How high?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
}

const toasts = () =>
  [...document.querySelectorAll('[data-toasts]')].flatMap((shelf) =>
    within(shelf as HTMLElement)
      .queryAllByRole('button', { name: /close/i })
      .map((button) => button.parentElement?.textContent),
  );

describe('The contact page', () => {
  it('fills in the search terms that found no course, up to the length that may be cached', () => {
    const search = `?ask=${encodeURIComponent('کیمیا')}`;
    open(() => Promise.reject(new TypeError('Unexpected request.')), undefined, `/contactus${search}`);
    expect(screen.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('A course about “کیمیا”');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toContain('کیمیا');
    expect(page.search?.(`${search}&x=1`)).toBe(search);
  });

  it('shows the server’s thanks as a toast', async () => {
    open(async () => Response.json({ success: true, data: { message: 'Received.' } }));
    await send();
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Received.')]));
  });

  it('shows the server’s rejection as a toast', async () => {
    open(async () => Response.json({ success: false, data: { message: 'Not today.' } }, { status: 429 }));
    await send();
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Not today.')]));
  });

  it('shows a message below the form and no toast after a network error', async () => {
    open(() => Promise.reject(new TypeError('Failed to fetch')));
    await send();
    expect(await screen.findByText(/We could not reach the server/)).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it('shows the outcome of a form that was posted without scripts', () => {
    open(() => Promise.reject(new TypeError('Unexpected request.')), {
      values: { recipient: 'sana', subject: 'Kites', body: '' },
      outcome: { sent: false, message: 'Please look again.', fields: { body: 'Your Message is required' } },
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('Kites');
    expect(screen.getByText('Your Message is required')).toBeTruthy();
    expect(screen.getByText('Please look again.')).toBeTruthy();
  });
});
