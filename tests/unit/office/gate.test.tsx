import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OfficeFailure } from '../../../src/data/office.ts';
import { createGate } from '../../../src/office/api/gate.ts';
import { refused } from '../../../stories/office/fake-office.ts';
import { ownerSession } from '../../../stories/office/office-data.ts';
import { sampleValues } from '../../../stories/office/sample-values.ts';
import { button, callsOf, openOffice } from './in-office.tsx';

const needsConfirmation = refused('Please enter your password again.', 403, undefined, true);

/** A fake action that fails with `locked` until `isOpen` returns true. */
function lockedUntil(isOpen: () => boolean, locked: () => Promise<never>) {
  return () => (isOpen() ? {} : locked());
}

describe('A call that needs the password again', () => {
  const open = () => {
    let isConfirmed = false;
    return openOffice('/people/p-1', {
      'session/confirm': ({ password }) => {
        if (password !== 'correct') return refused('This password is wrong.', 422, { password: 'is wrong' })();
        isConfirmed = true;
        return {};
      },
      'people/block': lockedUntil(() => isConfirmed, needsConfirmation),
    });
  };

  it('asks for the password, shows an error for a wrong one, and is repeated after the correct one', async () => {
    const { server, user } = open();
    await user.click(await button('Block'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(dialog.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'));
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), 'correct');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The person is blocked.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf(server, 'people/block')).toEqual(Array(2).fill({ id: 'p-1', isBlocked: true }));
  });

  it('fails with the server’s message if the member of staff cancels', async () => {
    const { server, user } = open();
    await user.click(await button('Block'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Please enter your password again.')).toBeTruthy();
    expect(callsOf(server, 'people/block')).toHaveLength(1);
  });
});

describe('A session that ends', () => {
  it('opens a dialog in front of the form, which keeps typed values and is saved after signing in', async () => {
    let isSignedIn = false;
    const { server, user } = openOffice('/content/faq/robots', {
      'content/item': { values: sampleValues('faq'), revision: '1', choices: {} },
      'content/save': () => {
        if (!isSignedIn) throw new OfficeFailure('Please sign in.', 401);
        return { id: 'robots', revision: '2', values: { ...sampleValues('faq'), question: 'A long question' } };
      },
      'session/sign-in': () => {
        isSignedIn = true;
        return ownerSession;
      },
    });
    fireEvent.change(await screen.findByLabelText(/^Question/), { target: { value: 'A long question' } });
    await user.click(await button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    expect((dialog.getByLabelText('E-mail') as HTMLInputElement).value).toBe('amna@karakoram.example');
    await user.type(dialog.getByLabelText('Password'), 'correct');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Saved in your draft.')).toBeTruthy();
    expect((screen.getByLabelText(/^Question/) as HTMLInputElement).value).toBe('A long question');
    expect(callsOf(server, 'content/save')).toMatchObject(Array(2).fill({ values: { question: 'A long question' } }));
  });

  it('opens only one dialog for several calls', async () => {
    let isSignedIn = false;
    const ended = () => {
      if (!isSignedIn) throw new OfficeFailure('Please sign in.', 401);
      return { newMessages: 5 };
    };
    const { user } = openOffice('', {
      'desk/overview': ended,
      'content/overview': () => {
        ended();
        return { draft: { changes: [], others: [], savedAt: 1, problems: [] }, counts: {}, school: '', site: 'own' };
      },
      'session/sign-in': () => {
        isSignedIn = true;
        return ownerSession;
      },
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Password'), 'correct');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('5 new messages')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open the dialog if the sign-in itself is rejected', async () => {
    const { user } = openOffice('', { 'session/sign-in': refused('The e-mail or the password is wrong.', 401) }, null);
    await user.type(await screen.findByLabelText('E-mail'), 'amna@karakoram.example');
    await user.click(await button('Sign in'));
    expect(await screen.findByText('The e-mail or the password is wrong.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('A confirmation by password after the session has ended', () => {
  it('asks for a sign-in, then repeats the confirmation and the call', async () => {
    let isSignedIn = false;
    let isConfirmed = false;
    const { server, user } = openOffice('/people/p-1', {
      'people/block': lockedUntil(() => isConfirmed, needsConfirmation),
      'session/confirm': () => {
        if (!isSignedIn) throw new OfficeFailure('Please sign in.', 401);
        isConfirmed = true;
        return {};
      },
      'session/sign-in': () => {
        isSignedIn = true;
        return ownerSession;
      },
    });
    await user.click(await button('Block'));
    const confirm = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.type(confirm.getByLabelText('Your password'), 'correct');
    await user.click(confirm.getByRole('button', { name: 'Confirm' }));
    const signIn = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    await user.type(signIn.getByLabelText('Password'), 'correct');
    await user.click(signIn.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('The person is blocked.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf(server, 'people/block')).toHaveLength(2);
  });
});

describe('Another member of staff who signs in after the session has ended', () => {
  it('does not repeat the call of the first member', async () => {
    const { server, user } = openOffice('/people/p-1', {
      'people/block': refused('Please sign in.', 401),
      'session/sign-in': () => ({
        ...ownerSession,
        staff: { id: 's-2', name: 'Danish', email: 'danish@karakoram.example', role: 'desk' },
      }),
    });
    await user.click(await button('Block'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    await user.type(dialog.getByLabelText('Password'), 'correct');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Danish')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(server, 'people/block')).toHaveLength(1);
  });

  it('cancels the first member’s pending confirmation', async () => {
    const gate = createGate();
    const answers = Promise.all([gate.ask('sign-in'), gate.ask('confirm')]);
    gate.cancel();
    expect(await answers).toEqual([false, false]);
    expect(gate.get()).toBeUndefined();
  });
});

describe('An invitation', () => {
  it('leads to the sign-in after it was used', async () => {
    location.hash = '#invitation=used';
    try {
      const { user } = openOffice('', {}, { ...ownerSession, staff: undefined });
      await user.click(await screen.findByRole('link', { name: 'Sign in' }));
      expect(await screen.findByRole('heading', { name: 'Sign in to the office' })).toBeTruthy();
    } finally {
      location.hash = '';
    }
  });

  it('is read from the URL fragment, and starts the session', async () => {
    location.hash = '#invitation=secret';
    try {
      const { server, user } = openOffice('', {}, null);
      await user.type(await screen.findByLabelText(/Your name/), 'Danish');
      await user.type(screen.getByLabelText(/A password/), 'four words of mine');
      await user.click(await button('Begin'));
      expect(await screen.findByRole('heading', { name: 'Welcome, Amna' })).toBeTruthy();
      expect(callsOf(server, 'invitation/accept')).toEqual([
        { token: 'secret', name: 'Danish', password: 'four words of mine' },
      ]);
    } finally {
      location.hash = '';
    }
  });
});
