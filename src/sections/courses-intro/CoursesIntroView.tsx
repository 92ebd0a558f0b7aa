import { type ReactNode, useId } from 'react';
import { agesIn } from '../../domain/ages.ts';
import { filtersToSearch } from '../../domain/filters.ts';
import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';

export interface CoursesIntroViewProps {
  /** The URL of "Explore All Courses". */
  href: string;
  /** The categories, between the heading and the button. */
  children?: ReactNode;
  /**
   * The heading.
   * @default the text of the sample school
   */
  title?: ReactNode;
  /**
   * A sentence below the heading; '' for none.
   * @default the text of the sample school
   */
  lead?: ReactNode;
  /** The ages of the courses, such as `7-16`. Each age links to its courses. Without it, there are no links. */
  ages?: string | undefined;
}

const sampleLead =
  'Start anywhere. Each course leads from a question to something your child has made, measured or worked out.';

/** Introduces the courses and links to the catalogue. */
export function CoursesIntroView({
  href,
  children,
  title = 'Five subjects, one curious mind',
  lead = sampleLead,
  ages = '',
}: CoursesIntroViewProps) {
  const id = useId();
  const years = agesIn(ages);
  return (
    <Band tone="sunken" labelledBy={id}>
      <SectionHeading id={id} align="center" eyebrow="Our Courses" title={title} lead={lead} />
      {years.length > 0 && (
        <Ages aria-label="Courses by age">
          <p>How old is your child?</p>
          <ul>
            {years.map((age) => (
              <li key={age}>
                <Link href={href + filtersToSearch({ category: '', level: '', age })}>
                  <VisuallyHidden>Courses for age </VisuallyHidden>
                  {age}
                </Link>
              </li>
            ))}
          </ul>
        </Ages>
      )}
      {children}
      <Centre>
        <ButtonLink href={href}>Explore All Courses</ButtonLink>
      </Centre>
    </Band>
  );
}

/** The links by age, before the subjects: parents ask for the age first. */
const Ages = styled('nav')`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  margin-block-end: var(--space-6);
  & > p {
    font: 600 var(--text-md) var(--font-display);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
  }
  & a {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    border: 1px solid var(--edge);
    border-radius: 999px;
    background: var(--surface);
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  ${withHover} {
    & a:hover {
      border-color: var(--accent);
      background: var(--soft);
      color: var(--on-soft);
    }
  }
`;

const Centre = styled('p')`
  display: flex;
  justify-content: center;
  margin-block-start: var(--space-6);
`;
