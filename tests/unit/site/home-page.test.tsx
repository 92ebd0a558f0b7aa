import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { world } from '../../../demo/content/index.ts';
import type { QueryState } from '../../../src/data/create-data.ts';
import type { Endpoint } from '../../../src/data/endpoints.ts';
import type { Read } from '../../../src/site/page.ts';
import { page } from '../../../src/site/pages/home-page.tsx';
import { brand } from '../../../src/tokens/brand.ts';
import { fakeSession, renderInSite } from './in-site.tsx';

const state = <T,>(data: T): QueryState<T> => ({ status: 'loaded', data, error: undefined });
const read: Read = <T,>({ path }: Endpoint<T>) => state((path === 'faq' ? world.faqs : []) as T);
const nothing: Read = () => ({ status: 'loading', data: undefined, error: undefined });

describe('The home page', () => {
  it('stands without any of its lists: hero, courses, programs, community', () => {
    renderInSite(<page.Page params={{}} />);
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings[0]).toBe(`Empowering Minds with ${brand.product}`);
    expect(headings).toContain('Our Programs');
    expect(headings).toContain('Join STEAM Community');
    expect(screen.getByRole('link', { name: 'Explore All Courses' }).getAttribute('href')).toBe('/explore-allcourses');
  });

  it('asks a visitor to join, and who is logged in to meet the ambassadors', () => {
    renderInSite(<page.Page params={{}} />);
    expect(screen.getByRole('link', { name: 'Join Now' }).getAttribute('href')).toBe('/?auth=signup');
    renderInSite(<page.Page params={{}} />, { session: fakeSession({ loggedIn: true }) });
    expect(screen.getByRole('link', { name: 'Meet Our Ambassadors' }).getAttribute('href')).toBe('/steam-ambassadors');
  });

  it('tells machines of the provider and of the six questions that it shows', () => {
    const data = page.head({}, read).jsonLd ?? [];
    expect(data.map((part) => part['@type'])).toEqual(['EducationalOrganization', 'FAQPage']);
    expect(data[1]?.mainEntity).toHaveLength(6);
  });

  it('tells machines of no questions when there are none', () => {
    expect((page.head({}, nothing).jsonLd ?? []).map((part) => part['@type'])).toEqual(['EducationalOrganization']);
  });
});
