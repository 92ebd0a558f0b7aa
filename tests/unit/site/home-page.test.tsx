import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from '../../../src/site/pages/home-page.tsx';
import { brand } from '../../../src/tokens/brand.ts';
import { fakeSession, renderInSite, withAuth } from './in-site.tsx';

describe('The home page', () => {
  it('renders hero, courses, programs and community without its lists', () => {
    renderInSite(withAuth(<page.Page params={{}} />));
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings[0]).toBe(`Empowering Minds with ${brand.product}`);
    expect(headings).toContain('Our Programs');
    expect(headings).toContain('Join STEAM Community');
    expect(screen.getByRole('link', { name: 'Explore All Courses' }).getAttribute('href')).toBe('/explore-allcourses');
  });

  it('links a visitor to registration, and a logged-in user to the ambassadors', () => {
    renderInSite(withAuth(<page.Page params={{}} />));
    expect(screen.getByRole('link', { name: 'Join Now' }).getAttribute('href')).toBe('/?auth=signup');
    renderInSite(withAuth(<page.Page params={{}} />), { session: fakeSession({ loggedIn: true }) });
    expect(screen.getByRole('link', { name: 'Meet Our Ambassadors' }).getAttribute('href')).toBe('/steam-ambassadors');
  });
});
