import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/site/ErrorBoundary.tsx';

let broken = true;
function Page() {
  if (broken) throw new Error('A page broke.');
  return <p>The page</p>;
}
const at = (path: string) => (
  <ErrorBoundary path={path}>
    <Page />
  </ErrorBoundary>
);

const reported = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  vi.stubGlobal('reportError', reported.mockClear());
  // React says by itself what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  broken = true;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('A page that throws while it renders', () => {
  it('is replaced by the error page, which leads home', () => {
    render(at('/a'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('is reported once to the page’s error listeners', () => {
    render(at('/a'));
    expect(reported.mock.calls).toEqual([[new Error('A page broke.')]]);
  });

  it('is rendered again when the visitor asks for it', () => {
    render(at('/a'));
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The page')).toBeTruthy();
  });

  it('does not keep the visitor from other pages', () => {
    const { rerender } = render(at('/a'));
    broken = false;
    rerender(at('/b'));
    expect(screen.getByText('The page')).toBeTruthy();
  });
});
