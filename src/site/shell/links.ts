import { hasPage, type School } from '../../domain/school.ts';

export interface SiteLink {
  href: string;
  label: string;
  external?: boolean;
}

interface LinkOfPage extends SiteLink {
  /** The route of the page; undefined for a page of another site. */
  page?: string;
}

const existing = (school: School, links: readonly LinkOfPage[]): SiteLink[] =>
  links.filter(({ href, page }) => href !== '' && (page === undefined || hasPage(school, page)));

/** The header's links, in the order of SPEC.md section 2. */
export const headerLinks = (school: School): SiteLink[] =>
  existing(school, [
    { href: '/', label: 'Home' },
    { href: '/aboutus', label: 'About Us', page: 'about' },
    { href: '/explore-allcourses', label: 'Courses' },
    { href: '/steam-ambassadors', label: 'Ambassadors', page: 'ambassadors' },
    { href: '/blogs', label: 'Blogs', page: 'blogs' },
    { href: '/steam-products', label: 'Products', page: 'products' },
    { href: '/contactus', label: 'Contact Us' },
    { href: school.vrLabs, label: 'VR Labs', external: true },
  ]);

/**
 * The footer's links, in the order of SPEC.md section 2. STEAM Words is a product of the sample school. NEWS links to
 * the ambassadors.
 */
export const footerLinks = (school: School): SiteLink[] =>
  existing(school, [
    { href: '/steam-products', label: school.isSample ? 'STEAM Words' : 'Products', page: 'products' },
    { href: '/aboutus', label: 'About Us', page: 'about' },
    { href: '/contactus', label: 'Contact Us' },
    { href: '/steam-ambassadors', label: 'Ambassadors', page: 'ambassadors' },
    { href: '/blogs', label: 'Blogs', page: 'blogs' },
    { href: school.isSample ? '/steam-ambassadors' : '', label: 'NEWS', page: 'ambassadors' },
  ]);
