import { type ReactNode, useId } from 'react';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface CoursesIntroViewProps {
  /** The URL of "Explore All Courses". */
  href: string;
  /** The categories, between heading and button. */
  children?: ReactNode;
}

/** Introduces the courses and links to the catalogue. */
export function CoursesIntroView({ href, children }: CoursesIntroViewProps) {
  const id = useId();
  return (
    <Band tone="sunken" labelledBy={id}>
      <SectionHeading
        id={id}
        align="center"
        eyebrow="Our Courses"
        title="Five subjects, one curious mind"
        lead="Start anywhere. Each course leads from a question to something your child has made, measured or worked out."
      />
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
