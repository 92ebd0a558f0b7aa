import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccessDenied } from '../../../src/site/AccessDenied.tsx';
import { accessDeniedMessage, deniedPath, deniedSearch } from '../../../src/site/location.ts';
import { page as videoPage } from '../../../src/site/pages/video-page.tsx';
import { Toaster } from '../../../src/ui/toast/Toaster.tsx';
import { ToastProvider } from '../../../src/ui/toast/toasts.ts';
import { renderInSite } from './in-site.tsx';

const words = 'Please login for course lecture';

describe('A lecture', () => {
  it('redirects a visitor to the home page, which shows the reason', () => {
    expect(videoPage.guard?.({ loggedIn: false })).toBe('/?denied=lecture');
    expect(accessDeniedMessage(deniedPath('lecture').slice(1))).toBe(words);
  });

  it('is open to logged-in users', () => {
    expect(videoPage.guard?.({ loggedIn: true })).toBeUndefined();
  });
});

describe('The home page after that redirect', () => {
  it('shows the reason once, and removes the parameter from the URL', async () => {
    const { history } = renderInSite(
      <ToastProvider>
        <AccessDenied />
        <Toaster />
      </ToastProvider>,
      { path: '/?denied=lecture' },
    );
    await waitFor(() => expect(history).toEqual(['/']));
    expect(await screen.findAllByText(words)).toHaveLength(1);
  });

  it.each(['', '?denied=', '?denied=toString', '?denied=<b>'])('shows nothing for "%s"', (search) => {
    expect(accessDeniedMessage(search)).toBeUndefined();
    expect(deniedSearch(search)).toBe('');
  });

  it('has one canonical URL per reason', () => {
    expect(deniedSearch('?x=1&denied=lecture&y=2')).toBe('?denied=lecture');
  });
});
