import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { Toaster } from '../../../src/ui/toast/Toaster.tsx';
import { ToastProvider, useToast } from '../../../src/ui/toast/toasts.ts';

function ToastButtons({ text = 'Saved' }: { text?: string }) {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.success(text)}>
        Succeed
      </button>
      <button type="button" onClick={() => toast.error('Refused')}>
        Fail
      </button>
    </>
  );
}
const page = (
  <ToastProvider>
    <ToastButtons />
    <Toaster />
  </ToastProvider>
);
const press = (name: string) => fireEvent.click(screen.getByText(name));
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const hide = (state: string) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Toasts (accessibility)', () => {
  it('are announced in existing live regions: politely on success, assertively on failure', () => {
    render(page);
    const [polite, urgent] = [screen.getByRole('status'), screen.getByRole('alert')];
    press('Succeed');
    press('Fail');
    advance(0);
    expect(polite.textContent).toBe('Saved');
    expect(urgent.textContent).toContain('Refused');
  });

  it('of a failure close on the next success, and a repeated failure shows one toast', () => {
    render(page);
    for (const name of ['Fail', 'Fail']) press(name);
    advance(0);
    expect(screen.getByRole('alert').children).toHaveLength(1);
    press('Succeed');
    advance(0);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });

  it('show a failure as text, not only by colour', () => {
    render(page);
    press('Fail');
    advance(0);
    expect(screen.getByRole('alert').textContent).toContain('Error: Refused');
  });

  it('close on Escape without closing the modal around them, and return the focus', () => {
    render(page);
    press('Succeed');
    advance(0);
    const before = screen.getByText('Fail');
    before.focus();
    const close = screen.getByRole('button', { name: 'Close message' });
    act(() => close.focus());
    expect(fireEvent.keyDown(close, { key: 'Escape' })).toBe(false);
    advance(0);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(document.activeElement).toBe(before);
  });

  it('move the focus to the next toast if there is one', () => {
    render(page);
    press('Succeed');
    press('Succeed');
    advance(0);
    const [first, second] = screen.getAllByRole('button', { name: 'Close message' });
    act(() => first?.focus());
    if (first) fireEvent.click(first);
    advance(0);
    expect(document.activeElement).toBe(second);
  });
});

describe('A toast', () => {
  it('closes after five seconds', () => {
    render(page);
    press('Succeed');
    advance(4999);
    expect(screen.getByText('Saved')).toBeTruthy();
    advance(1);
    advance(0);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays while the pointer moves over it', () => {
    render(page);
    press('Succeed');
    advance(0);
    const shelf = screen.getByText('Saved').closest('[data-toasts]') as HTMLElement;
    fireEvent.mouseEnter(shelf, { clientX: 0 });
    for (const clientX of [1, 2, 3]) {
      fireEvent.mouseMove(shelf, { clientX });
      advance(4_000);
    }
    expect(screen.getByText('Saved')).toBeTruthy();
    fireEvent.mouseLeave(shelf);
    advance(0);
    advance(5000);
    advance(0);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('closes under a pointer that does not move: after 5 s, or 10 s after the last movement', () => {
    render(page);
    press('Succeed');
    advance(0);
    const shelf = screen.getByText('Saved').closest('[data-toasts]') as HTMLElement;
    fireEvent.mouseEnter(shelf, { clientX: 7 });
    fireEvent.mouseMove(shelf, { clientX: 7 });
    advance(5_000);
    advance(0);
    expect(screen.queryByText('Saved')).toBeNull();
    press('Succeed');
    advance(0);
    fireEvent.mouseMove(shelf, { clientX: 8 });
    advance(5_000);
    advance(4_999);
    expect(screen.getByText('Saved')).toBeTruthy();
    advance(1);
    advance(0);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays while it has the focus', () => {
    render(page);
    press('Succeed');
    advance(0);
    act(() => screen.getByRole('button', { name: 'Close message' }).focus());
    advance(20_000);
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('stays while the tab is hidden', () => {
    render(page);
    press('Succeed');
    hide('hidden');
    advance(20_000);
    expect(screen.getByText('Saved')).toBeTruthy();
    hide('visible');
    advance(0);
    advance(5000);
    advance(0);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('closes by its button', () => {
    render(page);
    press('Succeed');
    press('Fail');
    advance(0);
    const [close] = screen.getAllByRole('button', { name: 'Close message' });
    if (close) fireEvent.click(close);
    advance(0);
    expect(screen.queryByText('Refused')).toBeNull();
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('is truncated to a readable length', () => {
    render(
      <ToastProvider>
        <ToastButtons text={'w'.repeat(10_000)} />
        <Toaster />
      </ToastProvider>,
    );
    press('Succeed');
    advance(0);
    expect(screen.getByRole('status').textContent).toMatch(/^w{240}…$/);
  });
});

describe('Toasts while a modal is open (the page is inert)', () => {
  const withModal = (open: boolean) => (
    <ToastProvider>
      <ToastButtons />
      <Dialog open={open} onClose={() => {}} label="Sign in">
        Content
      </Dialog>
      <Toaster />
    </ToastProvider>
  );

  it('show inside it, and stay when it closes', async () => {
    vi.useRealTimers();
    const { rerender } = render(withModal(false));
    rerender(withModal(true));
    press('Fail');
    await waitFor(() => expect(screen.getByRole('dialog').contains(screen.getByText('Refused'))).toBe(true));
    expect(document.querySelectorAll('[data-toasts]')).toHaveLength(1);
    rerender(withModal(false));
    await waitFor(() => expect(screen.getByText('Refused').closest('dialog')).toBeNull());
  });

  it('move into existing live regions when the modal closes', async () => {
    vi.useRealTimers();
    const { rerender } = render(withModal(false));
    rerender(withModal(true));
    press('Succeed');
    await waitFor(() => expect(screen.getByText('Saved').closest('dialog')).not.toBeNull());
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((some) => records.push(...some));
    observer.observe(document.body, { childList: true, subtree: true });
    rerender(withModal(false));
    await waitFor(() => expect(screen.getByText('Saved').closest('dialog')).toBeNull());
    records.push(...observer.takeRecords());
    observer.disconnect();
    // The toast moves into an existing live region. The region itself does not move.
    const region = screen.getByRole('status');
    expect(records.some(({ target, addedNodes }) => target === region && addedNodes.length > 0)).toBe(true);
  });
});

describe('Without a ToastProvider', () => {
  it('a toaster and useToast do nothing', () => {
    const { container } = render(
      <>
        <ToastButtons />
        <Toaster />
      </>,
    );
    press('Succeed');
    expect(container.querySelector('[data-toasts]')).toBeNull();
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
