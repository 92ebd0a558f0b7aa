import { subjectsOf } from '../domain/school.ts';
import { NotFoundView, type NotFoundViewProps } from '../sections/not-found/NotFoundView.tsx';
import { useSchool } from './page.ts';

/** The not-found message, with links to the school's subjects. */
export const NotFound = (props: Omit<NotFoundViewProps, 'subjects'>) => (
  <NotFoundView {...props} subjects={subjectsOf(useSchool())} />
);
