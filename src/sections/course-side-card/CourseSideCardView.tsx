import { type MouseEvent, useId } from 'react';
import { formatDay } from '../../domain/day.ts';
import type { Course } from '../../domain/entities.ts';
import { card } from '../../style/card-mixins.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chat, check, play } from '../../ui/icon/paths.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

export interface CourseSideCardViewProps {
  /** The course to show. */
  course: Course;
  /** The URL of "Try Demo"; without it, the button is missing. */
  demoHref?: string | undefined;
  /**
   * The URL of "Enroll Now".
   * @default the sample checkout
   */
  enrolHref?: string | undefined;
  /** The URL of "Ask on WhatsApp"; without it, the button is missing. */
  askHref?: string | undefined;
  /** The visitor's progress. A link to the next lesson or to the certificate replaces "Try Demo". */
  progress?: { text: string; label: string; href: string } | undefined;
  /** Called on a click on "Try Demo". `preventDefault()` stops the link. */
  onDemo?: (event: MouseEvent) => void;
}

/** A summary of the course, with links to the demo and to enrolment. */
export function CourseSideCardView({
  course,
  demoHref,
  enrolHref,
  askHref,
  progress,
  onDemo,
}: CourseSideCardViewProps) {
  return (
    <Card>
      <Image src={course.imageUrl} alt="" width={640} height={400} eager />
      <Body>
        {progress && (
          <Continue>
            <ButtonLink href={progress.href}>
              <span>{progress.label}</span>
            </ButtonLink>
            <p>{progress.text}</p>
          </Continue>
        )}
        {demoHref !== undefined && !progress && (
          <ButtonLink href={demoHref} variant="outlined" onClick={onDemo}>
            <Icon path={play} size="1em" />
            Try Demo
          </ButtonLink>
        )}
        <Facts title="This Course Includes" entries={course.includes} />
        <Facts title="Certifications" entries={course.certifications} />
      </Body>
      <Foot>
        <Answers course={course} />
        <Ways>
          <ButtonLink href={enrolHref ?? `/enroll-now/${encodeURIComponent(course.id)}`}>Enroll Now</ButtonLink>
          {askHref !== undefined && (
            <ButtonLink href={askHref} target="_blank" rel="noreferrer" variant="outlined">
              <Icon path={chat} size="1.1em" />
              Ask on WhatsApp
            </ButtonLink>
          )}
        </Ways>
      </Foot>
    </Card>
  );
}

function Answers({ course: { fee, starts } }: { course: Course }) {
  const contentText = useContentText();
  const [start] = starts;
  if (fee === '' && start === undefined) return null;
  return (
    <Line>
      {fee !== '' && (
        <strong>
          <bdi {...contentText}>{fee}</bdi>
        </strong>
      )}
      {start !== undefined && <span>{`Starts ${formatDay(start)}`}</span>}
    </Line>
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
  /* Not hidden, which would break the sticky foot. */
  overflow: clip;
  ${below(1012)} {
    display: grid;
    grid-template-columns: 2fr 3fr;
    & > img {
      grid-row: 1 / span 2;
    }
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
  &:empty {
    display: none;
  }
  &:empty + div {
    border: 0;
  }
`;

const Foot = styled('div')`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  align-self: end;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5) var(--space-5);
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  ${below(1012)} {
    position: static;
  }
`;

const Continue = styled('div')`
  display: grid;
  gap: var(--space-2);
  & > p {
    color: var(--muted);
    font-size: var(--text-sm);
    text-align: center;
  }
`;

const Ways = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > * {
    flex: 1 1 auto;
    padding-inline: var(--space-3);
  }
`;

const Line = styled('p')`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  font-size: var(--text-sm);
  & strong {
    font: 600 var(--text-lg) var(--font-display);
  }
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
