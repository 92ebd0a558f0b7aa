import type { ReactNode } from 'react';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { subjects as allSubjects, type Subject } from '../../tokens/limits.ts';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';

export interface NotFoundViewProps {
  /** The heading, such as "This course is not here". */
  title: string;
  /** The possible cause. */
  children: ReactNode;
  /**
   * The subjects to choose from, if there are several.
   * @default all five
   */
  subjects?: readonly Subject[];
}

/** The not-found message, with links to the catalogue and the home page. */
export function NotFoundView({ title, children, subjects = allSubjects }: NotFoundViewProps) {
  return (
    <Band as="div">
      <Columns>
        <div>
          <Title>{title}</Title>
          <Text>{children}</Text>
          <Ways>
            <ButtonLink href="/explore-allcourses">Explore All Courses</ButtonLink>
            <ButtonLink href="/" variant="outlined">
              Back to Home
            </ButtonLink>
          </Ways>
          {subjects.length > 1 && (
            <>
              <Next>Or pick a subject</Next>
              <Subjects>
                {subjects.map((subject) => (
                  <li key={subject}>
                    <Link href={`/explore-allcourses?category=${subject.toLowerCase()}`}>{subject}</Link>
                  </li>
                ))}
              </Subjects>
            </>
          )}
        </div>
        <Drawing src="/media/not-found.svg" alt="" width={640} height={480} eager />
      </Columns>
    </Band>
  );
}

const Columns = styled('div')`
  display: grid;
  grid-template-columns: 1.1fr 1fr;
  align-items: center;
  gap: var(--space-7);
  ${below(768)} {
    grid-template-columns: 1fr;
  }
`;

const Title = styled('h1')`
  font-size: clamp(var(--text-2xl), 1.2em + 3vw, var(--text-3xl));
`;

const Text = styled('p')`
  margin-block: var(--space-4) var(--space-5);
  max-inline-size: 34em;
  color: var(--muted);
  font-size: var(--text-lg);
  line-height: 1.5;
`;

const Ways = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Next = styled('h2')`
  margin-block: var(--space-6) var(--space-3);
  font-size: var(--text-lg);
`;

const Subjects = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & a {
    display: inline-grid;
    place-items: center;
    min-block-size: 44px;
    padding-inline: var(--space-4);
    border-radius: 999px;
    background: var(--soft);
    color: var(--on-soft);
    font-weight: 600;
    text-decoration: none;
  }
`;

const Drawing = styled(Picture)`
  inline-size: 100%;
  max-inline-size: 480px;
  margin-inline: auto;
  background: none;
`;
