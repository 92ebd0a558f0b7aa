import { NotFoundView } from '../../sections/not-found/NotFoundView.tsx';
import type { Page } from '../page.ts';

function NotFound() {
  return (
    <NotFoundView title="This page is not here">
      The address may have a typing error, or the page has moved. Nothing is lost: every course is one step away.
    </NotFoundView>
  );
}

export const page: Page = {
  Page: NotFound,
  head: () => ({
    title: 'Page not found',
    description: 'This page is not here. Find a course by its subject instead.',
    noIndex: true,
  }),
  status: () => 404,
};
