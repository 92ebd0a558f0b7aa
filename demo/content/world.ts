import type { Decode } from '../../src/domain/decode.ts';
import * as decoders from '../../src/domain/decoders.ts';
import { partner } from '../../src/domain/partner-api.ts';
import { searchWords } from '../../src/domain/search-words.ts';
import { wire } from './index.ts';

/** URLs in the sample content are paths on this origin. */
const base = '/';
const each = <T>(lists: Record<string, unknown>, decode: Decode<T>): Record<string, T> =>
  Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, decode(list, base)]));
const only = <T>(items: T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('The sample content has no banner here.');
  return item;
};

/** The sample school of this folder, decoded: for stories and tests. */
export const world = {
  courses: wire.courses.map((course) => decoders.course({ course }, base)),
  searchWords: searchWords(wire.courseWords, base),
  modules: each(wire.modules, (module) => decoders.modules([{ module }], base)),
  videos: each(wire.videos, (videos) =>
    decoders.lectureVideos(
      {
        lesson: {
          lessonId: {
            lecturevideos: Array.isArray(videos) ? videos.map((video) => ({ _id: video._id, video })) : [],
          },
        },
      },
      base,
    ),
  ),
  courseFaqs: each(wire.courseFaqs, decoders.faqs),
  courseTestimonials: each(wire.courseTestimonials, decoders.testimonials),
  faqs: decoders.faqs(wire.faqs, base),
  announcements: decoders.announcements(wire.announcements, base),
  categories: decoders.categories(wire.categories, base),
  homeTestimonials: decoders.testimonials(wire.homeTestimonials, base),
  aboutBanner: only(decoders.aboutBanners([wire.aboutBanner], base)),
  missions: decoders.missions(wire.missions, base),
  team: decoders.members(wire.team, base),
  competitions: decoders.competitions(wire.competitions, base),
  achievements: decoders.achievements(wire.achievements, base),
  ambassadorBanner: only(decoders.topBanners([wire.ambassadorBanner], base)),
  ambassadors: decoders.ambassadors(wire.ambassadors, base),
  productBanner: only(decoders.topBanners([wire.productBanner], base)),
  products: decoders.products(wire.products, base),
  partners: wire.partners.map((row) => partner(row, base)),
};
