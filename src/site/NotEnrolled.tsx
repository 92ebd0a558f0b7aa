import { useQuery } from '../data/DataProvider.tsx';
import { course as courseById } from '../data/endpoints.ts';
import { enrolTarget } from '../domain/enrol.ts';
import type { Course } from '../domain/entities.ts';
import { styled } from '../style/styled.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { useContentText } from '../ui/content-text/content-text.ts';
import { Link } from '../ui/link/Link.tsx';
import { useSchool } from './page.ts';

export interface NotEnrolledProps {
  /** The id of the lecture's course; '' if the page does not know it. */
  course: string;
}

/** Replaces a lecture if the account is not enrolled in its course, and says how to enrol. */
export function NotEnrolled({ course }: NotEnrolledProps) {
  return (
    <Part>
      <p role="status">This lecture is for accounts that are enrolled in its course.</p>
      {course !== '' && <Enrol id={course} />}
      <p>
        Are you enrolled? Open the link to the lectures once: it is in the mail about your enrolment and on the{' '}
        <Link href="/account">page of your request</Link>.
      </p>
    </Part>
  );
}

function Enrol({ id }: { id: string }) {
  const { data } = useQuery(courseById(id));
  return data ? <EnrolLink course={data} /> : null;
}

function EnrolLink({ course }: { course: Course }) {
  const contentText = useContentText();
  return (
    <div>
      <ButtonLink href={enrolTarget(course, useSchool()).href}>
        <span>
          Enrol in <bdi {...contentText}>{course.name}</bdi>
        </span>
      </ButtonLink>
    </div>
  );
}

const Part = styled('div')`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-block-size: 240px;
`;
