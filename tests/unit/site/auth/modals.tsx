import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { RequestError } from '../../../../src/data/http.ts';
import type { Session } from '../../../../src/data/session.ts';
import { type School, sampleSchool } from '../../../../src/domain/school.ts';
import type { AuthModal } from '../../../../src/site/auth/AuthContext.tsx';
import { AuthDialogs } from '../../../../src/site/auth/AuthDialogs.tsx';
import { PartnerContext, SchoolContext } from '../../../../src/site/page.ts';
import { Toaster } from '../../../../src/ui/toast/Toaster.tsx';
import { ToastProvider } from '../../../../src/ui/toast/toasts.ts';
import { fakeSession, noData, renderInSite } from '../in-site.tsx';

interface ModalsProps {
  first: AuthModal;
  continueTo?: string | undefined;
}

function Modals({ first, continueTo }: ModalsProps) {
  const [open, setOpen] = useState<AuthModal | undefined>(first);
  return (
    <ToastProvider>
      <button type="button" onClick={() => setOpen(first)}>
        Open again
      </button>
      <AuthDialogs open={open} continueTo={continueTo} onSwap={setOpen} onClose={() => setOpen(undefined)} />
      <Toaster />
    </ToastProvider>
  );
}

interface OpenOptions extends Omit<ModalsProps, 'first'> {
  path?: string;
  /** The partner whose link the visitor came from. */
  partner?: string;
  session?: Session;
  /** The pages for accounts that the server offers. */
  accounts?: School['accounts'];
}

/** Renders an open modal. Returns the mock of `send`, the history and the session. */
export function openModal(
  first: AuthModal,
  { path = '/aboutus', partner = '', session = fakeSession(), accounts = 'pages', continueTo }: OpenOptions = {},
) {
  const send = vi.fn();
  const modals = (
    <SchoolContext value={{ ...sampleSchool, accounts }}>
      <PartnerContext value={partner}>
        <Modals first={first} continueTo={continueTo} />
      </PartnerContext>
    </SchoolContext>
  );
  const { history } = renderInSite(modals, {
    path,
    session,
    data: { ...noData(), send },
  });
  return { send, history, session };
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const agreement = /^I agree to the Terms and the Privacy Policy/;

/** Expects that both documents of the agreement open in another tab. */
export function expectDocuments() {
  for (const [name, href] of [
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ]) {
    const link = within(screen.getByRole('dialog')).getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
  }
}
export const press = (name: string) => screen.getByRole('button', { name });

export const rejection = (status: number, body: unknown) => new RequestError('status', 'Refused.', status, body);
export const networkError = () => new RequestError('network', 'Nobody there.');

/** The error message of each field, by field name. */
export function fieldErrors(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const input of document.querySelectorAll('[aria-invalid]')) {
    const id = input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    found[input.getAttribute('name') ?? ''] = document.getElementById(id)?.textContent ?? '';
  }
  return found;
}

/** The texts of error toasts. Role queries skip them, because jsdom shows no popover. */
export const errorToasts = () =>
  [...document.querySelectorAll('[role=alert] p')].map(({ textContent }) => textContent?.replace('Error: ', ''));
