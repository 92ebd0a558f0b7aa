import type { Db } from '../../db/schema.ts';
import { contactUs } from './contact.ts';
import * as courses from './content/courses.ts';
import * as lists from './content/lists.ts';
import type { Call } from './services.ts';
import { signIn, signOut } from './users/sign-in.ts';
import { signUp } from './users/sign-up.ts';

/** What a GET answers; undefined where there is no such course, module or lesson. */
export type ContentCall = (db: Db, id: string) => Promise<object | undefined>;

/** The twenty GETs of the contract. */
export const contentCalls: Readonly<Record<string, ContentCall>> = {
  '/faq': lists.faqs,
  '/course': courses.courses,
  '/course/single/:id': courses.course,
  '/module/course/:id': courses.modulesOfCourse,
  '/module/single/:id': courses.singleModule,
  '/lessonvideo/:id': courses.lessonVideo,
  '/coursefaq/single/:id': courses.courseFaqs,
  '/coursetest/course/:id': courses.courseTestimonials,
  '/banner': lists.announcements,
  '/category': lists.categories,
  '/hometest': lists.homeTestimonials,
  '/aboutus': lists.aboutBanners,
  '/information': lists.missions,
  '/team': lists.members('team'),
  '/ambassador': lists.members('ambassador'),
  '/winner': lists.competitions,
  '/achievement': lists.achievements,
  '/herosectionambassador': lists.banners('ambassador'),
  '/herosectionproduct': lists.banners('product'),
  '/product': lists.products,
};

/** The school's own posts, an addition to the contract. */
export const ownCalls: Readonly<Record<string, ContentCall>> = {
  '/blog': lists.blogs,
  '/blog/single/:id': lists.blog,
};

/** Summary lists (`?brief`), an addition to the contract: only the fields that cards show. */
export const summaryCalls: Readonly<Record<string, ContentCall | undefined>> = {
  '/course': courses.summaries,
};

/** The three POSTs of the contract, and signing out. */
export const postCalls: Readonly<Record<string, { call: Call; from: 'anywhere' | 'own site' }>> = {
  '/user/signin': { call: signIn, from: 'own site' },
  '/user/signup': { call: signUp, from: 'own site' },
  '/user/signout': { call: signOut, from: 'own site' },
  // A widget on a partner's page sends this one.
  '/contactus': { call: contactUs, from: 'anywhere' },
};
