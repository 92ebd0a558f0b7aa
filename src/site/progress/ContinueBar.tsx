import { useState } from 'react';
import { useQuery } from '../../data/DataProvider.tsx';
import { course as courseOf, modulesOf } from '../../data/endpoints.ts';
import { lastCourse } from '../../data/progress.ts';
import { type CourseProgress, progressIn, progressText } from '../../domain/progress.ts';
import { lectureHref } from '../../domain/url.ts';
import { styled } from '../../style/styled.ts';
import { layerControl } from '../../tokens/effects.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { curriculumOf } from './course-progress.ts';
import { useProgress } from './use-progress.ts';

/** The next lesson of the course that the account watched last. */
export function ContinueBar() {
  const course = useProgress().progress.courses.find(({ next }) => next !== undefined);
  return course ? <NextLesson {...course} /> : null;
}

/** The next lesson of a visitor without an account, from the storage of this browser. */
export function ContinueHere() {
  const { watched } = useProgress().progress;
  const [id] = useState(lastCourse);
  return id && watched.size > 0 ? <CourseHere id={id} watched={watched} /> : null;
}

function CourseHere({ id, watched }: { id: string; watched: ReadonlySet<string> }) {
  const course = useQuery(courseOf(id)).data;
  const modules = useQuery(modulesOf(id)).data;
  if (!course || !modules) return null;
  return <NextLesson {...progressIn(curriculumOf(id, modules), watched)} name={course.name} />;
}

/** A bar at the lower edge of the window, where it shifts no content. */
function NextLesson({ course, next, ...progress }: CourseProgress) {
  const contentText = useContentText();
  if (!next) return null;
  return (
    <Bar aria-label="Continue a course">
      <Row>
        <p>
          <strong {...contentText}>{progress.name}</strong>
          <span>{progressText(progress)}</span>
        </p>
        <ButtonLink href={lectureHref(next.lesson, course)} size="sm">
          <span>
            Continue: <bdi {...contentText}>{next.name}</bdi>
          </span>
        </ButtonLink>
      </Row>
    </Bar>
  );
}

const Bar = styled('section')`
  position: sticky;
  z-index: ${layerControl};
  inset-block-end: 0;
  padding-block: var(--space-2) max(var(--space-2), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  @media (max-height: 420px) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

const Row = styled(PageColumn)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  & > p {
    display: grid;
    min-inline-size: 0;
    line-height: 1.35;
    font-size: var(--text-sm);
  }
  & strong {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & span {
    color: var(--muted);
  }
  & > a {
    flex: 0 1 auto;
    max-inline-size: 60%;
  }
  & > a span {
    display: -webkit-box;
    overflow: hidden;
    color: inherit;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
