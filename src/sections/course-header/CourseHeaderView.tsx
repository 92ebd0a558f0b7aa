import type { ReactNode } from 'react';
import { agesText } from '../../domain/ages.ts';
import { formatDay } from '../../domain/day.ts';
import type { Course } from '../../domain/entities.ts';
import { counted, isNumber } from '../../domain/text.ts';
import { styled } from '../../style/styled.ts';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { Chip } from '../../ui/chip/Chip.tsx';
import { type ContentText, useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { bell, book, calendar, clock, globe, level, person, play, teacher, wallet } from '../../ui/icon/paths.ts';
import { Link } from '../../ui/link/Link.tsx';

export interface CourseHeaderViewProps {
  /** The course of the page. */
  course: Course;
  /** The Share button. */
  share?: ReactNode;
  /** The URL of a calendar file with the next start. */
  calendarHref?: string | undefined;
  /** The times of the lessons in the visitor's time zone, if it differs from the school's. */
  timesHere?: string | undefined;
}

/** The header of a course's page: breadcrumb, name and facts. */
export function CourseHeaderView({ course, share, calendarHref, timesHere }: CourseHeaderViewProps) {
  const contentText = useContentText();
  const facts: [icon: string, text: string, attributes?: ContentText][] = [
    [level, course.level, contentText],
    [clock, course.duration, contentText],
    [play, counted(course.lessonCount, 'lesson'), isNumber(course.lessonCount) ? undefined : contentText],
    [book, counted(course.moduleCount, 'module'), isNumber(course.moduleCount) ? undefined : contentText],
  ];
  const details: [icon: string, name: string, text: string, attributes?: ContentText][] = [
    [person, 'Ages', agesText(course.ages)],
    [wallet, 'Fee', course.fee, contentText],
    [calendar, 'Starts', course.starts.map(formatDay).join(', ')],
    [bell, 'Times', course.schedule, contentText],
    [globe, 'Language', course.language, contentText],
    [teacher, 'Teacher', course.teacher, contentText],
  ];
  const given = details.filter(([, , text]) => text !== '');
  return (
    <Root>
      <Lead>
        <Breadcrumb
          items={[
            { label: 'Home', href: '/' },
            { label: 'Courses', href: '/explore-allcourses' },
            { label: course.name, lang: contentText.lang },
          ]}
        />
        <Name {...contentText}>{course.name}</Name>
      </Lead>
      {course.shortDescription && <Short {...contentText}>{course.shortDescription}</Short>}
      <Facts>
        {facts
          .filter(([, text]) => text !== '')
          .map(([icon, text, attributes]) => (
            <li key={icon}>
              <Chip icon={<Icon path={icon} size="1.1em" />}>
                <bdi {...attributes}>{text}</bdi>
              </Chip>
            </li>
          ))}
      </Facts>
      {given.length > 0 && (
        <Details>
          {given.map(([icon, name, text, attributes]) => (
            <div key={name}>
              <Icon path={icon} size="1.25em" />
              <dt>{name}</dt>
              {/* `bdi` instead of `dir` on the `dd` keeps an Urdu text beside its name. */}
              <dd>
                <bdi {...attributes}>{text}</bdi>
                {name === 'Times' && timesHere && <small>{timesHere} your time</small>}
                {name === 'Starts' && calendarHref && (
                  <Calendar href={calendarHref} download>
                    Add to Calendar
                  </Calendar>
                )}
              </dd>
            </div>
          ))}
        </Details>
      )}
      {share}
    </Root>
  );
}

const Calendar = styled(Link)`
  display: block;
  inline-size: fit-content;
  padding-block: 0.4em;
  color: var(--accent);
  text-underline-offset: 0.25em;
  @media print {
    display: none;
  }
`;

const Root = styled('header')`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`;

const Lead = styled('div')`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`;

const Name = styled('h1')`
  font-size: min(clamp(var(--text-2xl), 1.2em + 3vw, var(--text-3xl)), 11vw);
`;

const Short = styled('p')`
  max-inline-size: 38em;
  font-size: var(--text-lg);
  line-height: 1.5;
  text-wrap: pretty;
`;

const Facts = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** The facts that parents ask for first: ages, fee, starts, times, language, teacher. */
const Details = styled('dl')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), max-content));
  gap: var(--space-2) var(--space-6);
  & small {
    display: block;
    color: var(--muted);
  }
  & div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    align-items: baseline;
  }
  & svg {
    flex: none;
    align-self: start;
    margin-block-start: 0.15em;
    color: var(--accent);
  }
  & dt {
    color: var(--muted);
    font-size: var(--text-sm);
  }
  & dd {
    flex: 1 1 5em;
    margin: 0;
    font-weight: 600;
  }
`;
