import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/tokens/brand.ts';
import { fakeSession, renderInSite, withShell } from './in-site.tsx';

const page = withShell(<h1>The page</h1>);
const user = { id: 'u-1', firstName: 'Zoya', lastName: 'Baig', email: 'zoya@example.org' };
const nav = (name: string) => screen.getByRole('navigation', { name });
const targets = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('Each page of the site (accessibility)', () => {
  it('starts with a skip link', () => {
    renderInSite(page);
    const [first] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('#main');
    expect(document.getElementById('main')?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
  });

  it('marks links that open a new tab', () => {
    renderInSite(page);
    for (const link of screen.getAllByRole('link')) {
      if (link.getAttribute('target') !== '_blank') continue;
      expect(link.textContent).toContain('opens in a new tab');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });
});

describe('The header', () => {
  it('links the pages in the order of the specification, and VR Labs in a new tab', () => {
    renderInSite(page);
    const links = targets(nav('Main')).filter((href) => href !== '#');
    expect(links).toEqual([
      '/',
      '/aboutus',
      '/explore-allcourses',
      '/steam-ambassadors',
      '/blogs',
      '/steam-products',
      '/contactus',
      brand.vrLabs,
    ]);
    expect(screen.getByRole('link', { name: /^VR Labs/ }).getAttribute('target')).toBe('_blank');
  });

  it.each([
    ['/', 'Home'],
    ['/aboutus', 'About Us'],
    ['/explore-allcourses', 'Courses'],
    ['/contactus', 'Contact Us'],
  ])('highlights the link of %s and no other', (path, name) => {
    renderInSite(page, { path });
    const current = within(nav('Main'))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  it('highlights no link on a page that the header does not list', () => {
    renderInSite(page, { path: '/course-details/kites' });
    expect(document.querySelector('header [aria-current]')).toBeNull();
  });

  it('shows Login and Sign Up to a visitor, as submit buttons that work without scripts', () => {
    renderInSite(page);
    const login = screen.getByRole('button', { name: 'Login' });
    const signUp = screen.getByRole('button', { name: 'Sign Up' });
    expect([login, signUp].map((button) => [button.getAttribute('name'), button.getAttribute('value')])).toEqual([
      ['auth', 'signin'],
      ['auth', 'signup'],
    ]);
    expect(login.closest('form')?.getAttribute('action')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('shows the name and Logout to a logged-in user', () => {
    renderInSite(page, { session: fakeSession({ loggedIn: true, user }) });
    expect(screen.getByText('Zoya Baig').closest('[title]')?.getAttribute('title')).toBe('Zoya Baig');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
  });

  it('shows Logout if only the token is known', () => {
    renderInSite(page, { session: fakeSession({ loggedIn: true }) });
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it('opens the home page after logout, and focuses <main>', async () => {
    const { history, session } = renderInSite(page, {
      path: '/blogs',
      session: fakeSession({ loggedIn: true, user }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(session.get()).toEqual({ loggedIn: false });
    expect(history.at(-1)).toBe('/');
    expect(document.activeElement?.id).toBe('main');
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  });
});

describe('The drawer', () => {
  // Find it by label, because the button is hidden at this window width.
  const open = () => userEvent.click(screen.getByLabelText('Open the menu'));

  it('opens from the menu button with the same links, and closes by its own button', async () => {
    renderInSite(page);
    await open();
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(targets(within(drawer).getByRole('navigation'))).toEqual(
      targets(nav('Main')).filter((href) => href !== '#'),
    );
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes when one of its links is followed', async () => {
    const { history } = renderInSite(page);
    await open();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Blogs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.at(-1)).toBe('/blogs');
  });

  it('has the same buttons as the header', async () => {
    renderInSite(page);
    await open();
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByRole('button', { name: 'Login' })).toBeTruthy();
    expect(drawer.getByRole('button', { name: 'Sign Up' })).toBeTruthy();
  });

  it('shows the initials of a logged-in user', async () => {
    renderInSite(page, { session: fakeSession({ loggedIn: true, user }) });
    await open();
    expect(within(await screen.findByRole('dialog')).getByText('ZB')).toBeTruthy();
  });
});

describe('The footer', () => {
  it('links what the specification names, and NEWS to the ambassadors', () => {
    renderInSite(page);
    const links = within(nav('Explore')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['STEAM Words', '/steam-products'],
      ['About Us', '/aboutus'],
      ['Contact Us', '/contactus'],
      ['Ambassadors', '/steam-ambassadors'],
      ['Blogs', '/blogs'],
      ['NEWS', '/steam-ambassadors'],
    ]);
  });

  it('shows the provider’s contact details, four networks, the year and the terms', () => {
    renderInSite(page);
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: brand.email }).getAttribute('href')).toBe(`mailto:${brand.email}`);
    expect(foot.getByRole('link', { name: brand.phone }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
    expect(foot.getByText(brand.address)).toBeTruthy();
    expect(within(foot.getByRole('list', { name: 'Social networks' })).getAllByRole('link')).toHaveLength(4);
    expect(foot.getByText(/© 2023/)).toBeTruthy();
    expect(foot.getByRole('link', { name: 'Terms of Use' }).getAttribute('href')).toBe('/terms');
    expect(foot.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  });
});
