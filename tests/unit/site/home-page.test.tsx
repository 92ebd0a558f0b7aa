import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from '../../../src/site/pages/home-page.tsx';
import { brand } from '../../../src/tokens/brand.ts';
import { fakeSession, renderInSite } from './in-site.tsx';

describe('The home page', () => {
  it('renders without any of its lists: hero, courses, programs, community', () => {
    renderInSite(<page.Page params={{}} />);
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings[0]).toBe(`Empowering Minds with ${brand.product}`);
    expect(headings).toContain('Our Programs');
    expect(headings).toContain('Join STEAM Community');
    expect(screen.getByRole('link', { name: 'Explore All Courses' }).getAttribute('href')).toBe('/explore-allcourses');
  });

  it('invites a visitor to join, and a logged-in user to meet the ambassadors', () => {
    renderInSite(<page.Page params={{}} />);
    expect(screen.getByRole('link', { name: 'Join Now' }).getAttribute('href')).toBe('/?auth=signup');
    renderInSite(<page.Page params={{}} />, { session: fakeSession({ loggedIn: true }) });
    expect(screen.getByRole('link', { name: 'Meet Our Ambassadors' }).getAttribute('href')).toBe('/steam-ambassadors');
  });
});
