import type { ReactNode } from 'react';
import type { Course } from '../../domain/entities.ts';
import { counted, isNumber } from '../../domain/text.ts';
import { styled } from '../../style/styled.ts';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { Chip } from '../../ui/chip/Chip.tsx';
import { type ContentText, useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { book, clock, level, play } from '../../ui/icon/paths.ts';

export interface CourseHeaderViewProps {
  /** The course of the page. */
  course: Course;
  /** The Share button. */
  share?: ReactNode;
}

/** The header of a course's page: breadcrumb, name and facts. */
export function CourseHeaderView({ course, share }: CourseHeaderViewProps) {
  const contentText = useContentText();
  const facts: [icon: string, text: string, attributes?: ContentText][] = [
    [level, course.level, contentText],
    [clock, course.duration, contentText],
    [play, counted(course.lessonCount, 'lesson'), isNumber(course.lessonCount) ? undefined : contentText],
    [book, counted(course.moduleCount, 'module'), isNumber(course.moduleCount) ? undefined : contentText],
  ];
  return (
    <Root>
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'Courses', href: '/explore-allcourses' },
          { label: course.name, lang: contentText.lang },
        ]}
      />
      <Name {...contentText}>{course.name}</Name>
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
      {share}
    </Root>
  );
}

const Root = styled('header')`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`;

const Name = styled('h1')`
  font-size: clamp(var(--text-2xl), 1.2em + 3vw, var(--text-3xl));
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
