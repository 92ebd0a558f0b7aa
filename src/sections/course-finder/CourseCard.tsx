import type { MouseEvent, ReactNode } from 'react';
import { agesText } from '../../domain/ages.ts';
import { formatDay } from '../../domain/day.ts';
import { type FinderLabels, nameIn } from '../../domain/embed/labels/course-finder.ts';
import type { CourseSummary } from '../../domain/entities.ts';
import { fold } from '../../domain/filters.ts';
import { bullet, card, pressable } from '../../style/card-mixins.ts';
import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits, subjects } from '../../tokens/limits.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';

export interface CourseCardProps {
  /** The course to show. */
  course: CourseSummary;
  /** Called on a click, before the browser follows the link. */
  onSelect?: (course: CourseSummary, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Loads the picture immediately, for cards in a phone's first viewport. */
  eager?: boolean;
  headingLevel: 2 | 3 | 4;
  labels: FinderLabels;
  /** Marks the found words of the search in a text. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** Returns the line of facts. By default: ages, fee and next start. */
  factsOf?: ((course: CourseSummary, labels: FinderLabels) => readonly string[]) | undefined;
}

const asIs = (text: string): ReactNode => text;

function shortFacts({ ages, fee, starts: [start] }: CourseSummary, labels: FinderLabels): string[] {
  const facts = [ages && `${labels.ages} ${agesText(ages)}`, fee, start && `${labels.starts} ${formatDay(start)}`];
  return facts.filter((fact): fact is string => Boolean(fact));
}

/** A course in the catalogue. Its only link covers the whole card. */
export function CourseCard({
  course,
  onSelect,
  eager,
  headingLevel,
  labels,
  mark = asIs,
  factsOf = shortFacts,
}: CourseCardProps) {
  const { name, category, level } = course;
  const contentText = useContentText();
  const named = (value: string) => {
    const label = nameIn(labels, fold(value));
    return (
      <bdi {...contentText} lang={label ? undefined : contentText.lang}>
        {label ?? value}
      </bdi>
    );
  };
  const facts = factsOf(course, labels);
  const subject = subjects.findIndex((known) => fold(known) === fold(category));
  return (
    <Card part="card">
      <Image src={course.imageUrl} alt="" width={640} height={400} eager={eager} />
      <Body>
        {(category || level) && (
          <Category $subject={subject}>
            {named(category)}
            {category && level && ' / '}
            {named(level)}
          </Category>
        )}
        <Name as={`h${headingLevel}`} part="heading" {...contentText}>
          {mark(name)}
        </Name>
        {facts.length > 0 && (
          <Facts>
            {facts.map((fact) => (
              <bdi key={fact} {...contentText}>
                {fact}
              </bdi>
            ))}
          </Facts>
        )}
        <Points>
          {course.highlights.slice(0, limits.cardPoints).map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no ids, may repeat, and are never reordered
            <li key={index} {...contentText}>
              {mark(point)}
            </li>
          ))}
        </Points>
        <More
          href={`/course-details/${encodeURIComponent(course.id)}`}
          onClick={onSelect && ((event) => onSelect(course, event))}
        >
          {labels.learnMore}
          <VisuallyHidden>
            {` ${labels.about} `}
            <bdi {...contentText}>{name}</bdi>
          </VisuallyHidden>
        </More>
      </Body>
    </Card>
  );
}

const Card = styled('article')`
  ${card('md')}
  ${pressable}
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  break-inside: avoid;
  ${withHover} {
    &:hover a {
      background: var(--accent);
      color: var(--on-accent);
    }
  }
`;

const Image = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 8 / 5;
`;

const Body = styled('div')`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4);
`;

const Category = styled('p')<{ $subject: number }>`
  color: var(--muted);
  font-size: var(--text-xs);
  font-weight: 600;
  &::before {
    ${({ $subject }) => bullet('0.7em', `var(--cycle-${Math.max($subject, 0)})`)}
    display: inline-block;
    margin-inline-end: 0.4em;
  }
`;

const Name = styled('h2')`
  font-size: var(--text-lg);
  line-height: 1.2;
`;

const Facts = styled('p')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  font-size: var(--text-sm);
  font-weight: 600;
`;

const Points = styled('ul')`
  display: grid;
  gap: var(--space-1);
  margin-block-end: var(--space-2);
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.45;
  & li {
    position: relative;
    padding-inline-start: 1.2em;
  }
  & li::before {
    ${bullet('0.4em', 'var(--accent)')}
    position: absolute;
    inset-block-start: 0.55em;
    inset-inline-start: 0.1em;
  }
`;

const More = styled(Link)`
  align-self: start;
  margin-block-start: auto;
  padding: 0.4em 1.1em;
  border-radius: 999px;
  background: var(--soft);
  color: var(--on-soft);
  font-family: var(--font-display);
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  outline: 0;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
