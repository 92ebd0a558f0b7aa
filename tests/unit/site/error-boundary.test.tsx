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
  // React logs the errors that it catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  broken = true;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('A page that throws while it renders', () => {
  it('is replaced by the error page, which links to the home page', () => {
    render(at('/a'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('is reported once to reportError', () => {
    render(at('/a'));
    expect(reported.mock.calls).toEqual([[new Error('A page broke.')]]);
  });

  it('renders again after "Try again"', () => {
    render(at('/a'));
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The page')).toBeTruthy();
  });

  it('does not block other pages', () => {
    const { rerender } = render(at('/a'));
    broken = false;
    rerender(at('/b'));
    expect(screen.getByText('The page')).toBeTruthy();
  });
});
