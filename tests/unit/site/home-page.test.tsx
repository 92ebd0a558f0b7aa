import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { page } from '../../../src/site/pages/home-page.tsx';
import { brand } from '../../../src/tokens/brand.ts';
import { dataOf, params, whole } from './course-answers.ts';
import { fakeSession, renderInSite, withAuth } from './in-site.tsx';

beforeEach(() => localStorage.clear());

describe('The home page', () => {
  it('renders hero, courses, programs and community if its lists fail', () => {
    renderInSite(withAuth(<page.Page params={{}} />));
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings[0]).toBe(`Empowering Minds with ${brand.product}`);
    expect(headings).toContain('Our Programs');
    expect(headings).toContain('Join STEAM Community');
    expect(screen.getByRole('link', { name: 'Explore All Courses' }).getAttribute('href')).toBe('/explore-allcourses');
  });

  it('links each age of a child to its courses, if the courses have different ages', () => {
    const home = withAuth(<page.Page params={{}} />);
    const { unmount } = renderInSite(home, { school: { ages: '7-9' } });
    const ages = within(screen.getByRole('navigation', { name: 'Courses by age' })).getAllByRole('link');
    expect(ages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      ['7', '8', '9'].map((age) => [`Courses for age ${age}`, `/explore-allcourses?age=${age}`]),
    );
    unmount();
    renderInSite(home);
    expect(screen.queryByRole('navigation', { name: 'Courses by age' })).toBeNull();
  });

  it('links to the next lesson after lectures that were watched in this browser, without an account', async () => {
    const modules = wire.modules[params.id] ?? [];
    const [first, second] = modules.flatMap((module) => module.lesson);
    for (const { _id } of wire.videos[first?._id ?? ''] ?? [])
      localStorage.setItem(`steam-watched:${_id}`, `1 ${params.id}`);
    renderInSite(withAuth(<page.Page params={{}} />), { data: dataOf(whole) });
    const next = await screen.findByRole('link', { name: `Continue: ${second?.name}` });
    expect(next.getAttribute('href')).toBe(`/video/${second?._id}?course=${params.id}`);
    expect(screen.getByRole('region', { name: 'Continue a course' }).textContent).toMatch(/1 of \d+ lessons/);
  });

  it('links a visitor to registration, and a logged-in user to the ambassadors', () => {
    renderInSite(withAuth(<page.Page params={{}} />));
    expect(screen.getByRole('link', { name: 'Join Now' }).getAttribute('href')).toBe('/?auth=signup');
    renderInSite(withAuth(<page.Page params={{}} />), { session: fakeSession({ loggedIn: true }) });
    expect(screen.getByRole('link', { name: 'Meet Our Ambassadors' }).getAttribute('href')).toBe('/steam-ambassadors');
  });
});
