import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleSchool } from '../../../src/domain/school.ts';
import { AccessDenied } from '../../../src/site/AccessDenied.tsx';
import { accessDeniedMessage, deniedPage, deniedPath, deniedSearch } from '../../../src/site/location.ts';
import { page as videoPage } from '../../../src/site/pages/video-page.tsx';
import { renderInSite, withShell } from './in-site.tsx';

const words = 'Please login for course lecture';

describe('The page of a lecture', () => {
  it('redirects a signed-out visitor to the home page, which shows the reason', () => {
    const refused = videoPage.guard?.({ loggedIn: false }, { id: 'm1 l1' }, sampleSchool);
    expect(refused).toBe('/?denied=lecture&lesson=m1%20l1');
    expect(accessDeniedMessage(refused?.slice(1) ?? '')).toBe(words);
  });

  it('is open to logged-in users, and to everyone if its lesson is free', () => {
    expect(videoPage.guard?.({ loggedIn: true }, { id: 'm1' }, sampleSchool)).toBeUndefined();
    const school = { ...sampleSchool, freeLessons: ['m1'] };
    expect(videoPage.guard?.({ loggedIn: false }, { id: 'm1' }, school)).toBeUndefined();
  });
});

describe('The home page after the redirect from a lecture', () => {
  it('shows the reason once, opens Sign In, and removes the parameters from the URL', async () => {
    const { history } = renderInSite(withShell(<AccessDenied />), { path: deniedPath('m1') });
    await waitFor(() => expect(history).toEqual(['/']));
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome Back' }));
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  it.each([
    ['?denied=lecture&lesson=m1', '/video/m1'],
    ['?denied=lecture&lesson=//evil.example', '/video/%2F%2Fevil.example'],
    ['?denied=lecture', '/'],
  ])('continues after a sign-in from "%s" to %s', (search, path) => {
    expect(deniedPage(search)).toBe(path);
  });

  it.each(['', '?denied=', '?denied=toString', '?denied=<b>'])('shows no reason for the query "%s"', (search) => {
    expect(accessDeniedMessage(search)).toBeUndefined();
    expect(deniedSearch(search)).toBe('');
  });

  it('is cached once per reason, whatever other query parameters it has', () => {
    expect(deniedSearch('?x=1&denied=lecture&lesson=m1')).toBe('?denied=lecture');
  });
});
