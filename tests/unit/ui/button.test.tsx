import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/button/Button.tsx';
import { ButtonLink } from '../../../src/ui/button/ButtonLink.tsx';

describe('A button (accessibility)', () => {
  it('is named by its text', () => {
    render(<Button>Send</Button>);
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  });

  it('keeps its name, position and focus while busy, and sets aria-busy', () => {
    const { rerender } = render(<Button>Send</Button>);
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    rerender(<Button busy>Send</Button>);
    expect(screen.getByRole('button', { name: 'Send' })).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('has no aria-busy if it is not busy', () => {
    render(<Button>Send</Button>);
    const button = screen.getByRole('button');
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(button.hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('A button', () => {
  it('does not submit by default', () => {
    render(<Button>Show</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('submits its form if its type is submit, except while busy', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(form(true));
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('calls onClick, except while busy', () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Go</Button>);
    fireEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={onClick} busy>
        Go
      </Button>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('forwards ref, class and other attributes, and has other styles per variant', () => {
    const ref = { current: null as HTMLButtonElement | null };
    render(
      <>
        <Button ref={ref} className="mine" data-x="1" variant="outlined">
          One
        </Button>
        <Button>Two</Button>
      </>,
    );
    const [one, two] = screen.getAllByRole('button');
    expect(ref.current).toBe(one);
    expect(one?.classList.contains('mine')).toBe(true);
    expect(one?.getAttribute('data-x')).toBe('1');
    expect(one?.getAttribute('part')).toBe('button');
    expect(one?.classList[0]).not.toBe(two?.classList[0]);
    expect(one?.outerHTML).not.toContain('variant');
  });
});

describe('A link that looks like a button', () => {
  it('is a link with the same styles', () => {
    render(
      <>
        <Button>One</Button>
        <ButtonLink href="/x">Two</ButtonLink>
      </>,
    );
    const link = screen.getByRole('link', { name: 'Two' });
    expect(link.getAttribute('href')).toBe('/x');
    expect(link.getAttribute('part')).toBe('button');
    expect(link.outerHTML).not.toMatch(/variant|size/);
  });
});
