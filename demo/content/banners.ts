import type { Banner } from '../../src/domain/entities.ts';

/** The about banner's text travels as `shortdescription`; index.ts gives it that name. */
export const aboutBanner: Banner = {
  _id: 'about',
  description:
    'We are teachers, engineers and makers in Lahore who think that science, technology, engineering, arts and maths are one long conversation. We hold it online, with children from Gilgit to Gwadar and beyond.',
  image: '/media/banners/about.svg',
};

export const ambassadorBanner: Banner = {
  _id: 'ambassadors',
  description:
    'Ambassadors are pupils, students and teachers who carry the idea into their own towns: a club in a store room, a telescope on a roof, a graph on a classroom wall.',
  image: '/media/banners/ambassadors.svg',
};

export const productBanner: Banner = {
  _id: 'products',
  description:
    'Games for the phone and pages for the printer. Everything here works offline once you have it, and every page may be copied for a whole class.',
  image: '/media/banners/products.svg',
};
