import { type ReactNode, useId } from 'react';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface CoursesIntroViewProps {
  /** The URL of "Explore All Courses". */
  href: string;
  /** The categories, between heading and button. */
  children?: ReactNode;
  /**
   * The heading.
   * @default the text of the sample school
   */
  title?: ReactNode;
  /**
   * A sentence below it; '' for none.
   * @default the text of the sample school
   */
  lead?: ReactNode;
}

const sampleLead =
  'Start anywhere. Each course leads from a question to something your child has made, measured or worked out.';

/** Introduces the courses and links to the catalogue. */
export function CoursesIntroView({
  href,
  children,
  title = 'Five subjects, one curious mind',
  lead = sampleLead,
}: CoursesIntroViewProps) {
  const id = useId();
  return (
    <Band tone="sunken" labelledBy={id}>
      <SectionHeading id={id} align="center" eyebrow="Our Courses" title={title} lead={lead} />
      {children}
      <Centre>
        <ButtonLink href={href}>Explore All Courses</ButtonLink>
      </Centre>
    </Band>
  );
}

const Centre = styled('p')`
  display: flex;
  justify-content: center;
  margin-block-start: var(--space-6);
`;
