import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import * as lists from '../data/endpoints.ts';
import { hasPage, type School } from '../domain/school.ts';
import { firstViewOf } from './catalogue/first-view.ts';
import type { Page, Params } from './page.ts';

/** A route of the site and the module of its page, which loads on first use. */
export interface Route {
  path: string;
  name: string;
  load: () => Promise<{ page: Page }>;
  /** The endpoints of a page in the header's navigation. A click requests them in parallel with the module. */
  queries?: NonNullable<Page['queries']>;
}

export const routes: readonly Route[] = [
  {
    path: '/',
    name: 'home',
    load: () => import('./pages/home-page.tsx'),
    queries: (_params, { hasSubjects }) => [
      hasSubjects ? lists.categories : firstViewOf(''),
      ...[lists.announcements, lists.testimonials, lists.faqs],
    ],
  },
  {
    path: '/explore-allcourses',
    name: 'explore',
    load: () => import('./pages/explore-page.tsx'),
    queries: (_params, _school, search) => [firstViewOf(search)],
  },
  {
    path: '/aboutus',
    name: 'about',
    load: () => import('./pages/about-page.tsx'),
    queries: () => [lists.aboutBanner, lists.missions, lists.team, lists.competitions, lists.achievements],
  },
  {
    path: '/steam-ambassadors',
    name: 'ambassadors',
    load: () => import('./pages/ambassadors-page.tsx'),
    queries: () => [lists.ambassadorBanner, lists.ambassadors],
  },
  {
    path: '/blogs',
    name: 'blogs',
    load: () => import('./pages/blogs-page.tsx'),
    queries: (_params, { hasBlogs }) => (hasBlogs ? [lists.blogs] : []),
  },
  { path: '/blog-details/:id', name: 'blog', load: () => import('./pages/blog-page.tsx') },
  {
    path: '/steam-products',
    name: 'products',
    load: () => import('./pages/products-page.tsx'),
    queries: () => [lists.productBanner, lists.products],
  },
  { path: '/steam-products/:id', name: 'product', load: () => import('./pages/product-page.tsx') },
  { path: '/p/:id', name: 'partner', load: () => import('./pages/partner-page.tsx') },
  { path: '/contactus', name: 'contact', load: () => import('./pages/contact-page.tsx') },
  { path: '/vr-labs', name: 'vr-labs', load: () => import('./pages/vr-labs-page.tsx') },
  { path: '/course-details/:id', name: 'course', load: () => import('./pages/course-page.tsx') },
  { path: '/video/:id', name: 'video', load: () => import('./pages/video-page.tsx') },
  { path: '/enroll-now/:id', name: 'enroll', load: () => import('./pages/enroll-page.tsx') },
  { path: '/my-request', name: 'request', load: () => import('./pages/request-page.tsx') },
  { path: '/saved', name: 'saved', load: () => import('./pages/saved-page.tsx') },
  { path: '/share', name: 'share', load: () => import('./pages/share-page.tsx') },
  { path: '/ambassador', name: 'ambassador', load: () => import('./pages/ambassador-page.tsx') },
  { path: '/embed', name: 'embed', load: () => import('./pages/embed-page.tsx') },
  { path: '/privacy', name: 'privacy', load: () => import('./pages/privacy-page.tsx') },
  { path: '/terms', name: 'terms', load: () => import('./pages/terms-page.tsx') },
  { path: '/account', name: 'account', load: () => import('./pages/account-page.tsx') },
  { path: '/forgot-password', name: 'forgot-password', load: () => import('./pages/forgot-password-page.tsx') },
  { path: '/new-password', name: 'new-password', load: () => import('./pages/new-password-page.tsx') },
  { path: '/confirm-email', name: 'confirm-email', load: () => import('./pages/confirm-email-page.tsx') },
  { path: '/add', name: 'add', load: () => import('./pages/add-page.tsx') },
];

export const notFound: Route = { path: '*', name: 'not-found', load: () => import('./pages/not-found-page.tsx') };

/** Finds the route of a path. Returns the not-found page for an unknown path, and for a page that the school does not have. */
export function findRoute(path: string, school: School): { route: Route; params: Params } {
  for (const route of routes) {
    if (!hasPage(school, route.name)) continue;
    const [match, found] = matchRoute(parse, route.path, path);
    if (match) return { route, params: decoded(found) };
  }
  return { route: notFound, params: {} };
}

function decoded(found: object): Params {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(found)) {
    if (typeof value === 'string') params[name] = decode(value);
  }
  return params;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const endpointsOf = (route: Route, page: Page, params: Params, school: School, search: string) =>
  (route.queries ?? page.queries)?.(params, school, search) ?? [];

const pages = new Map<string, Page>();

export const loadedPage = (route: Route) => pages.get(route.name);

/**
 * Loads a page with the parts that it needs for the school and the query. Calls `loadParts` even if the page is loaded,
 * because on a server the school may have changed.
 */
export async function loadPage(route: Route, school: School, search = ''): Promise<Page> {
  const page = pages.get(route.name) ?? (await route.load()).page;
  await page.loadParts?.(school, search);
  pages.set(route.name, page);
  return page;
}
