import { type MouseEvent, useId } from 'react';
import type { Course } from '../../domain/entities.ts';
import { below, card } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { check, play } from '../../ui/icon/paths.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

export interface CourseSideCardViewProps {
  /** The course to show. */
  course: Course;
  /** The URL of "Try Demo"; without one there is no such button. */
  demoHref?: string | undefined;
  /**
   * The URL of "Enroll Now".
   * @default the sample checkout
   */
  enrolHref?: string | undefined;
  /** Called on a click on "Try Demo". `preventDefault()` stops the link. */
  onDemo?: (event: MouseEvent) => void;
}

/** A summary of the course, with links to the demo and to enrolment. */
export function CourseSideCardView({ course, demoHref, enrolHref, onDemo }: CourseSideCardViewProps) {
  return (
    <Card>
      <Image src={course.imageUrl} alt="" width={640} height={400} eager />
      <Body>
        {demoHref !== undefined && (
          <ButtonLink href={demoHref} variant="outlined" onClick={onDemo}>
            <Icon path={play} size="1em" />
            Try Demo
          </ButtonLink>
        )}
        <Facts title="This Course Includes" entries={course.includes} />
        <Facts title="Certifications" entries={course.certifications} />
        <ButtonLink href={enrolHref ?? `/enroll-now/${encodeURIComponent(course.id)}`}>Enroll Now</ButtonLink>
      </Body>
    </Card>
  );
}

function Facts({ title, entries }: { title: string; entries: readonly string[] }) {
  const contentText = useContentText();
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <div>
      <Title id={id}>{title}</Title>
      <List aria-labelledby={id}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no ids and are never reordered
          <li key={index} {...contentText}>
            <Icon path={check} size="1.1em" />
            <span>{entry}</span>
          </li>
        ))}
      </List>
    </div>
  );
}

const Card = styled('div')`
  ${card('lg')}
  overflow: hidden;
  ${below(1012)} {
    display: grid;
    grid-template-columns: 2fr 3fr;
  }
  ${below(568)} {
    display: block;
  }
`;

const Image = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 8 / 5;
  block-size: 100%;
`;

const Body = styled('div')`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
`;

const Title = styled('h2')`
  margin-block-end: var(--space-2);
  font-size: var(--text-md);
`;

const List = styled('ul')`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.45;
  & li {
    display: flex;
    gap: var(--space-2);
  }
  & svg {
    flex: none;
    align-self: start;
    margin-block-start: 0.15em;
    color: var(--success);
  }
`;
