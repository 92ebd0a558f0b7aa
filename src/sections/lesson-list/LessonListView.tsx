import { useId } from 'react';
import type { Module } from '../../domain/entities.ts';
import { isFinished } from '../../domain/progress.ts';
import { lectureHref } from '../../domain/url.ts';
import { styled } from '../../style/styled.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { check } from '../../ui/icon/paths.ts';
import { Link } from '../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';

export interface LessonListViewProps {
  /** The course's modules, in order. */
  modules: readonly Module[];
  /** The id of the current lesson. */
  lesson: string;
  /** The course's id. */
  course: string;
  /** The ids of the lectures that the visitor has watched to their end. */
  watched?: ReadonlySet<string> | undefined;
}

/** The lessons of the current module, with ticks at watched lessons and a link to the next lesson. */
export function LessonListView({ modules, lesson, course, watched }: LessonListViewProps) {
  const id = useId();
  const contentText = useContentText();
  const lessons = modules.flatMap((module) => module.lessons);
  const module = modules.find((one) => one.lessons.some((own) => own.id === lesson));
  if (!module) return null;
  const next = lessons[lessons.findIndex((one) => one.id === lesson) + 1];
  return (
    <Root aria-labelledby={id}>
      <Title id={id}>
        Lessons of <bdi {...contentText}>{module.title || module.name}</bdi>
      </Title>
      <ol>
        {module.lessons.map(({ id: own, name, lectures }) => (
          <Item key={own}>
            <Link href={lectureHref(own, course)} aria-current={own === lesson ? 'page' : undefined}>
              <bdi {...contentText}>{name}</bdi>
            </Link>
            {watched && isFinished({ lectures: lectures.map((lecture) => lecture.id) }, watched) && (
              <Tick>
                <Icon path={check} size="1.1em" />
                <VisuallyHidden>Watched</VisuallyHidden>
              </Tick>
            )}
          </Item>
        ))}
      </ol>
      {next && (
        <ButtonLink href={lectureHref(next.id, course)}>
          <span>
            Next lesson: <bdi {...contentText}>{next.name}</bdi>
          </span>
        </ButtonLink>
      )}
    </Root>
  );
}

const Root = styled('nav')`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin-block-start: var(--space-7);
  & > ol {
    display: grid;
    justify-self: stretch;
    max-inline-size: 44em;
    border-block-start: 1px solid var(--line);
  }
`;

const Title = styled('h2')`
  font-size: var(--text-xl);
`;

const Item = styled('li')`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  border-block-end: 1px solid var(--line);
  & > a {
    flex: 1;
    padding-block: var(--space-3);
  }
  & > a[aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
`;

const Tick = styled('span')`
  flex: none;
  color: var(--success);
`;
