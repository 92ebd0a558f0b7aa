export interface SiteLink {
  href: string;
  label: string;
  /** Opens in a new tab. */
  external?: boolean;
}

/** The header's links, in the order of SPEC.md section 2. */
export const headerLinks = (vrLabs: string): readonly SiteLink[] => [
  { href: '/', label: 'Home' },
  { href: '/aboutus', label: 'About Us' },
  { href: '/explore-allcourses', label: 'Courses' },
  { href: '/steam-ambassadors', label: 'Ambassadors' },
  { href: '/blogs', label: 'Blogs' },
  { href: '/steam-products', label: 'Products' },
  { href: '/contactus', label: 'Contact Us' },
  { href: vrLabs, label: 'VR Labs', external: true },
];
