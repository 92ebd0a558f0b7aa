import { NotFound } from '../NotFound.tsx';
import type { Page } from '../page.ts';

function PageNotFound() {
  return (
    <NotFound title="This page is not here">
      The address may have a typing error, or the page has moved. Nothing is lost: every course is one step away.
    </NotFound>
  );
}

export const page: Page = {
  Page: PageNotFound,
  head: () => ({
    title: 'Page not found',
    description: 'This page is not here. Find a course by its subject instead.',
    noIndex: true,
  }),
  status: () => 404,
};
