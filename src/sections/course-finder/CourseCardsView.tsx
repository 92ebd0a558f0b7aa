import { finderLabels } from '../../domain/embed/labels/course-finder.ts';
import type { CourseSummary } from '../../domain/entities.ts';
import { columns } from '../../style/card-mixins.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { CourseCard } from './CourseCard.tsx';

export interface CourseCardsViewProps {
  /** The courses to show. */
  courses: readonly CourseSummary[];
}

/** A few courses as cards. */
export function CourseCardsView({ courses }: CourseCardsViewProps) {
  return (
    <Cards>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} headingLevel={3} labels={finderLabels} />
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled('ul')`
  --columns: 3;
  display: grid;
  ${columns('var(--columns)', 'var(--space-5)', '15em')}
  gap: var(--space-5);
  max-inline-size: 1080px;
  margin-inline: auto;
  &:not(:has(> :nth-child(3))) {
    --columns: 2;
    max-inline-size: 712px;
  }
  &:not(:has(> :nth-child(2))) {
    --columns: 1;
    max-inline-size: 344px;
  }
  ${below(912)} {
    --columns: 2;
  }
  ${below(540)} {
    --columns: 1;
  }
`;
