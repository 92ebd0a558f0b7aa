import { z } from 'zod';
import { type Json, type PlainKind, plainKinds, type Site } from '../../content/site/site.ts';
import type { MovedKind } from '../../domain/moved.ts';
import { contactUs } from './contact.ts';
import { type WithAttachments, withSizes } from './content/attachment-sizes.ts';
import type { PartRequest } from './content/catalogue.ts';
import * as courses from './content/courses.ts';
import { partnerName } from './content/partner-name.ts';
import { productFile } from './content/product-file.ts';
import { courseSeats } from './content/seats.ts';
import { certificateBody, progressBody, progressRead } from './progress-schemas.ts';
import { askForSeat } from './request.ts';
import { courseSeats as courseSeatsSchema, ownRequests, requestBody, requestReceived } from './request-schemas.ts';
import * as schemas from './schemas.ts';
import type { PostHandler, ReadContext } from './services.ts';
import * as account from './users/account.ts';
import { changeEmail, confirmEmail } from './users/change-email.ts';
import { forgotPassword, resetPassword } from './users/forgotten-password.ts';
import { readRequests } from './users/own-requests.ts';
import { saveCertificate, saveProgress } from './users/progress.ts';
import { signIn, signOut } from './users/sign-in.ts';
import { signUp } from './users/sign-up.ts';

/** Returns the JSON response of a GET; undefined (404) for an unknown id. */
export type ReadContent<T = unknown> = (
  site: Site,
  id: string,
  context: ReadContext,
) => Json<T> | undefined | Promise<Json<T> | undefined>;

export interface ContentRoute {
  read: ReadContent;
  /** The response to `?brief`, an addition to the contract: the fields of a card. */
  readSummary?: ReadContent;
  /** The response to filters and `limit`, an addition to the contract. */
  readPart?: (site: Site, request: PartRequest, context: ReadContext) => Promise<string>;
  /** The schema of the response, for the OpenAPI document. */
  schema: z.ZodType;
  /** The schema of the `readPart` response with `?counts`. */
  partSchema?: z.ZodType;
  /** True if every `:id` is valid: clients could fill the cache, so responses are not cached. */
  isUnbounded?: true;
  /** True if `:id` is a lesson, which may need an enrolment: api/lectures.ts. */
  isLecture?: true;
  /** The kind of item that `:id` identifies, if an old id redirects to the current one. */
  names?: MovedKind;
}

const renamed = (names: MovedKind, of: ContentRoute): ContentRoute => ({ ...of, names });

const route = <T>(
  schema: z.ZodType<T>,
  read: ReadContent<T>,
  more: Pick<ContentRoute, 'readSummary' | 'readPart' | 'partSchema'> = {},
): ContentRoute => ({ schema, read, ...more });

const listOf = <T>(row: z.ZodType<T>, read: ReadContent<T[]>) => route(z.array(row), read);

/** The list of a kind of item that refers to no other item, such as `faq`: plainKinds of content/tables.ts. */
const plainList = (kind: PlainKind): ContentRoute => ({
  schema: z.array(schemas.wire(plainKinds[kind].shown)),
  read: ({ answers }) => answers[kind],
});

/** The list of banners of a page, such as `/aboutus`. A banner may have attachments, and its JSON has their sizes. */
const bannerList = <T extends WithAttachments>(row: z.ZodType<T>, read: (answers: Site['answers']) => Json<T[]>) =>
  listOf(row, ({ answers }, _id, { fileSize }) => withSizes(read(answers), fileSize));

/** The GET calls of the contract. */
export const contentRoutes: Readonly<Record<string, ContentRoute>> = {
  '/faq': plainList('faq'),
  '/course': route(z.array(schemas.course), courses.courses, {
    readSummary: courses.summaries,
    readPart: courses.part,
    partSchema: schemas.coursePart,
  }),
  '/course/single/:id': renamed('course', route(z.object({ course: schemas.course }), courses.course)),
  '/module/course/:id': renamed(
    'course',
    route(z.array(z.object({ module: z.array(schemas.module) })), courses.modulesOfCourse),
  ),
  '/module/single/:id': route(schemas.module, ({ answers }, id) => answers.module.get(id)),
  '/lessonvideo/:id': {
    ...renamed(
      'lesson',
      route(schemas.lessonVideo, ({ answers }, id) => answers.lessonVideo.get(id)),
    ),
    isLecture: true,
  },
  '/coursefaq/single/:id': renamed('course', listOf(schemas.faq, courses.courseFaqs)),
  '/coursetest/course/:id': renamed('course', listOf(schemas.testimonial, courses.courseTestimonials)),
  '/banner': plainList('announcements'),
  '/category': listOf(schemas.category, ({ answers }) => answers.categories),
  '/hometest': listOf(schemas.testimonial, ({ answers }) => answers.testimonials),
  '/aboutus': bannerList(schemas.aboutBanner, ({ aboutBanners }) => aboutBanners),
  '/information': plainList('mission'),
  '/team': listOf(schemas.member, ({ answers }) => answers.team),
  '/ambassador': listOf(schemas.ambassador, ({ answers }) => answers.ambassadors),
  '/winner': plainList('competitions'),
  '/achievement': listOf(schemas.achievementGroup, ({ answers }) => answers.achievements),
  '/herosectionambassador': bannerList(schemas.banner, ({ ambassadorBanners }) => ambassadorBanners),
  '/herosectionproduct': bannerList(schemas.banner, ({ productBanners }) => productBanners),
  '/product': plainList('products'),
};

/** GET endpoints that this API adds to the contract. */
export const ownRoutes: Readonly<Record<string, ContentRoute>> = {
  '/course/words': listOf(schemas.courseWords, ({ answers }) => answers.words()),
  '/course/seats/:id': renamed('course', route(courseSeatsSchema, courseSeats)),
  '/blog': listOf(schemas.blogSummary, ({ answers }) => answers.posts),
  '/blog/single/:id': renamed(
    'post',
    route(schemas.blog, ({ answers }, id, { fileSize }) => withSizes(answers.post.get(id), fileSize)),
  ),
  '/document/:id': route(schemas.document, ({ answers }, id, { fileSize }) =>
    withSizes(answers.document.get(id), fileSize),
  ),
  '/product/file/:id': route(schemas.productFile, productFile),
  '/partner/single/:id': route(schemas.partner, ({ answers }, id) => answers.partner.get(id)),
  '/partner/name/:id': { ...route(schemas.partnerName, partnerName), isUnbounded: true },
};

export interface PostRoute {
  call: PostHandler;
  from: 'anywhere' | 'own site';
  /** The schemas of the request, of the response with `status`, and of an error. */
  body: z.ZodType;
  status: '200' | '201';
  schema: z.ZodType;
  failure: z.ZodType;
}

const accountRoute = { from: 'own site', failure: schemas.accountFailure } as const;

/** A call that needs a session, an addition to the contract. */
const ownerRoute = (
  call: PostHandler,
  body: z.ZodType = schemas.sessionBody,
  schema: z.ZodType = schemas.succeeded,
): PostRoute => ({ ...accountRoute, call, body, status: '200', schema });

/** The POST calls of the contract and the additions. */
export const postRoutes: Readonly<Record<string, PostRoute>> = {
  '/user/signin': { ...accountRoute, call: signIn, body: schemas.signInBody, status: '200', schema: schemas.signedIn },
  '/user/signup': { ...accountRoute, call: signUp, body: schemas.signUpBody, status: '201', schema: schemas.succeeded },
  '/user/signout': {
    ...accountRoute,
    call: signOut,
    body: schemas.signOutBody,
    status: '200',
    schema: schemas.succeeded,
  },
  '/user/forgot': ownerRoute(forgotPassword, schemas.forgotBody),
  '/user/reset': ownerRoute(resetPassword, schemas.resetBody),
  '/user/confirm': ownerRoute(confirmEmail, schemas.confirmBody),
  '/user/account': ownerRoute(account.readAccount, schemas.sessionBody, schemas.accountRead),
  '/user/requests': ownerRoute(readRequests, schemas.sessionBody, ownRequests),
  '/user/profile': ownerRoute(account.saveProfile, schemas.profileBody, schemas.profileSaved),
  '/user/email': ownerRoute(changeEmail, schemas.emailBody),
  '/user/password': ownerRoute(account.changePassword, schemas.passwordBody),
  '/user/signouteverywhere': ownerRoute(account.signOutEverywhere),
  '/user/data': ownerRoute(account.readData, schemas.sessionBody, schemas.personData),
  '/user/erase': ownerRoute(account.eraseAccount, schemas.eraseBody),
  '/user/progress': ownerRoute(saveProgress, progressBody, progressRead),
  '/user/certificate': ownerRoute(saveCertificate, certificateBody, progressRead),
  '/contactus': {
    call: contactUs,
    // For widgets on partners' pages.
    from: 'anywhere',
    body: schemas.contactBody,
    status: '200',
    schema: schemas.contactReceived,
    failure: schemas.contactFailure,
  },
  '/request': {
    call: askForSeat,
    from: 'own site',
    body: requestBody,
    status: '201',
    schema: requestReceived,
    failure: schemas.accountFailure,
  },
};
