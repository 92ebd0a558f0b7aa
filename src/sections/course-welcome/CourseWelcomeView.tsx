import { useId } from 'react';
import type { Course } from '../../domain/entities.ts';
import { paragraphs } from '../../domain/text.ts';
import { columns } from '../../style/card-mixins.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { widths } from '../../tokens/scale.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { check } from '../../ui/icon/paths.ts';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface CourseWelcomeViewProps {
  /** The course to describe. */
  course: Course;
}

/** The description of a course and its learning outcomes. */
export function CourseWelcomeView({ course }: CourseWelcomeViewProps) {
  const id = useId();
  const contentText = useContentText();
  // The header already shows the short description, which replaces a missing long one.
  const texts = course.longDescription === course.shortDescription ? [] : paragraphs(course.longDescription);
  return (
    <>
      {texts.length > 0 && (
        <section aria-labelledby={id}>
          <SectionHeading
            id={id}
            title={
              <>
                Welcome to <bdi {...contentText}>{course.name}</bdi> course!
              </>
            }
          />
          <Text>
            {texts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no ids and are never reordered
              <p key={index} {...contentText}>
                {text}
              </p>
            ))}
          </Text>
        </section>
      )}
      {course.learningOutcomes.length > 0 && (
        <section aria-labelledby={`${id}-learn`}>
          <SectionHeading id={`${id}-learn`} title="What You Will Learn" />
          <Aims>
            {course.learningOutcomes.map((aim, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no ids and are never reordered
              <li key={index} {...contentText}>
                <Icon path={check} size="1.1em" />
                <span>{aim}</span>
              </li>
            ))}
          </Aims>
        </section>
      )}
    </>
  );
}

const Text = styled('div')`
  display: grid;
  gap: var(--space-4);
  max-inline-size: ${widths.reading}px;
  text-wrap: pretty;
`;

const Aims = styled('ul')`
  display: grid;
  --columns: 2;
  gap: var(--space-3);
  ${columns('var(--columns)', 'var(--space-3)', '15em')}
  ${below(568)} {
    --columns: 1;
  }
  & li {
    display: flex;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-md);
    background: var(--sunken);
    line-height: 1.45;
  }
  & svg {
    flex: none;
    align-self: start;
    margin-block-start: 0.15em;
    color: var(--success);
  }
`;
