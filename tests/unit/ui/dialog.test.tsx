import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { Drawer } from '../../../src/ui/drawer/Drawer.tsx';

const kinds = [
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const;

describe.each(kinds)('A %s (accessibility)', (_, Modal) => {
  it('is a named dialog, opened as a modal', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(
      <Modal open label="Menu" onClose={() => {}}>
        Content
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: 'Menu' }).textContent).toContain('Content');
    expect(showModal).toHaveBeenCalledTimes(1);
    showModal.mockRestore();
  });

  it('has a close button after its content', () => {
    const onClose = vi.fn();
    render(
      <Modal open label="Menu" onClose={onClose}>
        <a href="/x">First</a>
      </Modal>,
    );
    const button = screen.getByRole('button', { name: 'Close' });
    expect(screen.getByText('First').compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(button);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe.each(kinds)('A %s', (_, Modal) => {
  const show = (open: boolean, onClose = () => {}) => (
    <Modal open={open} label="Menu" onClose={onClose}>
      <p>Content</p>
    </Modal>
  );
  const dialog = () => screen.getByRole('dialog');

  it('mounts nothing while closed', () => {
    const { container } = render(show(false));
    expect(container.innerHTML).toBe('');
  });

  it('calls onClose once if the browser closes it, as on Escape', async () => {
    const onClose = vi.fn();
    render(show(true, onClose));
    (dialog() as HTMLDialogElement).close();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('closes its <dialog> before it unmounts to restore the focus, without calling onClose', () => {
    const onClose = vi.fn();
    const { rerender } = render(show(true, onClose));
    const own = dialog() as HTMLDialogElement;
    const inPage: boolean[] = [];
    own.addEventListener('close', () => inPage.push(own.isConnected));
    rerender(show(false, onClose));
    expect(inPage).toEqual([true]);
    expect(own.isConnected).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('calls onClose for a click on the backdrop, not for a click on its content or a drag out of it', () => {
    const onClose = vi.fn();
    render(show(true, onClose));
    fireEvent.pointerDown(screen.getByText('Content'));
    fireEvent.click(screen.getByText('Content'));
    fireEvent.pointerDown(screen.getByText('Content'));
    fireEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('locks the scroll position of the page until the last modal closes', () => {
    const { style } = document.documentElement;
    const first = render(show(true));
    const second = render(show(true));
    expect(style.overflow).toBe('hidden');
    second.unmount();
    expect(style.overflow).toBe('hidden');
    first.unmount();
    expect(style.overflow).toBe('');
  });
});

describe('A drawer', () => {
  it('calls onClose when a link inside it is followed', () => {
    const onClose = vi.fn();
    render(
      <Drawer open label="Menu" onClose={onClose}>
        <a href="#about">
          <b>About</b>
        </a>
      </Drawer>,
    );
    fireEvent.click(screen.getByText('About'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
