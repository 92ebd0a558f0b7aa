import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OfficeFailure } from '../../../src/data/office.ts';
import { sampleValues } from '../../../stories/office/sample-values.ts';
import { button, callsOf, openOffice } from './in-office.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const questionField = () => screen.findByLabelText<HTMLInputElement>(/^Question/);
const type = async (value: string) => fireEvent.change(await questionField(), { target: { value } });

/** Opens the form of an FAQ item. The returned functions change the item in another tab, and delay responses. */
function openQuestion() {
  let stored = { question: 'First?', revision: '1' };
  /** Releases the delayed responses of `content/item`; undefined if responses are not delayed. */
  let held: (() => void)[] | undefined;
  const opened = openOffice('/content/faq/robots', {
    'content/item': async () => {
      const { question, revision } = stored;
      const late = held;
      if (late) await new Promise<void>((resolve) => late.push(resolve));
      return { values: { ...sampleValues('faq'), question }, revision, choices: {} };
    },
    'content/save': ({ values, revision }) => {
      if (revision !== stored.revision) throw new OfficeFailure('This was changed in another tab.', 409);
      stored = { question: String(values.question), revision: `${revision}+` };
      return { id: 'robots', revision: stored.revision, values };
    },
    'content/discard': () => {
      stored = { question: 'Published?', revision: '0' };
      return {};
    },
  });
  const changeElsewhere = () => {
    stored = { question: 'Theirs?', revision: '2' };
  };
  const hold = () => {
    held = [];
  };
  const sendAtOnce = () => {
    const waiting = held ?? [];
    held = undefined;
    return () => {
      for (const send of waiting) send();
    };
  };
  return { ...opened, changeElsewhere, hold, sendAtOnce };
}

/** Makes the tab visible: Nano Stores Query then reloads. */
function showTab() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

describe('Unsaved typed values', () => {
  const typeAndReload = async () => {
    const { user } = openQuestion();
    fireEvent.input(await questionField(), { target: { value: 'Typed?' } });
    // The phone discards the tab.
    fireEvent(window, new Event('pagehide'));
    cleanup();
    return user;
  };
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('office-typed:'));

  it('are offered again after a reload, and deleted after a save', async () => {
    const user = await typeAndReload();
    openQuestion();
    expect((await questionField()).value).toBe('First?');
    await user.click(await button('Use what I typed'));
    expect((await questionField()).value).toBe('Typed?');
    await user.click(await button('Save'));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('are deleted on request, and at sign-out', async () => {
    const user = await typeAndReload();
    openQuestion();
    await user.click(await button('Delete it'));
    expect([kept(), screen.queryByRole('button', { name: 'Use what I typed', hidden: true })]).toEqual([[], null]);
    cleanup();
    await typeAndReload();
    openQuestion();
    await questionField();
    expect(kept()).toHaveLength(1);
    await user.click((await screen.findAllByRole('button', { name: 'Sign out', hidden: true }))[0] ?? document.body);
    await waitFor(() => expect(kept()).toEqual([]));
  });
});

it('Typed values stay in the form and on the device while the server does not respond, and the next Save stores them', async () => {
  let isDead = true;
  const { user, server } = openOffice('/content/faq/robots', {
    'content/item': { values: sampleValues('faq'), revision: '1', choices: {} },
    'content/save': ({ values }) => {
      if (isDead) throw new OfficeFailure('The server did not answer.');
      return { id: 'robots', revision: '2', values };
    },
  });
  fireEvent.input(await questionField(), { target: { value: 'Typed?' } });
  await user.click(await button('Save'));
  await screen.findByText('The server did not answer.');
  expect((await questionField()).value).toBe('Typed?');
  fireEvent(window, new Event('pagehide'));
  expect(Object.values(localStorage).join()).toContain('Typed?');
  isDead = false;
  await user.click(await button('Save'));
  await screen.findByText('Saved in your draft.');
  expect(callsOf(server, 'content/save')).toMatchObject([
    { values: { question: 'Typed?' } },
    { values: { question: 'Typed?' } },
  ]);
});

describe('The form of an item', () => {
  it('shows the published values after Discard', async () => {
    const { user } = openQuestion();
    expect((await questionField()).value).toBe('First?');
    await user.click(await button('Discard'));
    fireEvent.submit((await screen.findByRole('dialog')).querySelector('form') ?? document.body);
    await waitFor(async () => expect((await questionField()).value).toBe('Published?'));
  });

  it('keeps typed values when the item changes in another tab', async () => {
    const { server, changeElsewhere } = openQuestion();
    await type('Mine?');
    changeElsewhere();
    const before = callsOf(server, 'content/item').length;
    showTab();
    await waitFor(() => expect(callsOf(server, 'content/item').length).toBeGreaterThan(before));
    expect((await questionField()).value).toBe('Mine?');
  });

  it('ignores a reload that started before a save and ends after it', async () => {
    const { server, user, hold, sendAtOnce } = openQuestion();
    await type('Mine?');
    hold();
    const before = callsOf(server, 'content/item').length;
    showTab();
    await waitFor(() => expect(callsOf(server, 'content/item')).toHaveLength(before + 1));
    const sendHeld = sendAtOnce();
    await user.click(await button('Save'));
    await screen.findByText('Saved in your draft.');
    await act(async () => {
      sendHeld();
      await new Promise((resolve) => setTimeout(resolve));
    });
    await type('Mine again?');
    await user.click(await button('Save'));
    await waitFor(() =>
      expect(callsOf(server, 'content/save')).toMatchObject([
        { revision: '1' },
        { revision: '1+', values: { question: 'Mine again?' } },
      ]),
    );
  });

  it('saves the typed values over the newest revision after a 409', async () => {
    const { server, user, changeElsewhere } = openQuestion();
    await type('Mine?');
    changeElsewhere();
    await user.click(await button('Save'));
    await user.click(await button('Save my version'));
    expect(await screen.findByText('Saved in your draft.')).toBeTruthy();
    expect(callsOf(server, 'content/save')).toMatchObject([
      { revision: '1', values: { question: 'Mine?' } },
      { revision: '2', values: { question: 'Mine?' } },
    ]);
  });

  it('saves with one call, and reloads only queries that the page shows', async () => {
    const { server, user } = openQuestion();
    await type('Mine?');
    await screen.findByText(/not published/);
    server.log.length = 0;
    await user.click(await button('Save'));
    await screen.findByText('Saved in your draft.');
    await waitFor(() => expect(server.log.map(({ name }) => name)).toEqual(['content/save', 'content/overview']));
  });

  it('loads the newest values after a 409 on request', async () => {
    const { user, changeElsewhere } = openQuestion();
    await type('Mine?');
    changeElsewhere();
    await user.click(await button('Save'));
    await user.click(await button('Load the newest version'));
    await waitFor(async () => expect((await questionField()).value).toBe('Theirs?'));
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('keeps a file and a text that are added while a new item is being saved', async () => {
    const held: Record<'save' | 'upload', () => void> = { save: () => {}, upload: () => {} };
    const wait = (name: 'save' | 'upload') =>
      new Promise<void>((resolve) => {
        held[name] = resolve;
      });
    const { server, user } = openOffice(
      '/content/team/new',
      {
        'content/save': async () => {
          await wait('save');
          return { id: 'sana', revision: '2', values: { name: 'Sana' } };
        },
      },
      undefined,
      {
        upload: async (path) => {
          await wait('upload');
          return { path, url: `/office/api/media/${path}` };
        },
      },
    );
    const name = await screen.findByLabelText(/^Name/);
    fireEvent.change(name, { target: { value: 'Sana' } });
    await user.click(await button('Save'));
    fireEvent.change(name, { target: { value: 'Sana Malik' } });
    const picture = new File(['<svg/>'], 'sana.svg', { type: 'image/svg+xml' });
    fireEvent.change(screen.getByLabelText('Choose a file for Picture'), { target: { files: [picture] } });
    await act(async () => held.save());
    expect(await screen.findByText('Saved in your draft.')).toBeTruthy();
    await act(async () => held.upload());
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Picture: name of a file, or a web address').value).toBe(
        'team/sana.svg',
      ),
    );
    await user.click(await button('Save'));
    await waitFor(() => expect(callsOf(server, 'content/save')).toHaveLength(2));
    await act(async () => held.save());
    expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeTruthy();
    expect(callsOf(server, 'content/save')).toMatchObject([
      { values: { name: 'Sana' } },
      { id: 'sana', values: { name: 'Sana Malik', picture: 'team/sana.svg' } },
    ]);
  });
});

describe('The form of an item', () => {
  it('scrolls the focused control above the Save bar', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    openOffice('/content/courses/robots');
    await screen.findByText('Save');
    expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('80px');
    cleanup();
    expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('');
    height.mockRestore();
  });
});
