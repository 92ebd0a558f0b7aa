import type { ReactNode } from 'react';
import type { LectureAccess } from '../../domain/requests/request-details.ts';
import { card } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';

export interface LectureAccessViewProps {
  /** The course, and the account that has used the link. */
  access: LectureAccess;
  /** Opens Sign In. */
  signIn?: ReactNode;
}

/** The page of a link that opens the lectures of an enrolment, once and for one account. Its form posts to the page's own URL. */
export function LectureAccessView({
  access: { courseId, courseName, state, account },
  signIn,
}: LectureAccessViewProps) {
  const contentText = useContentText();
  return (
    <Part>
      <h2 {...contentText}>{courseName}</h2>
      {state === 'yours' && (
        <>
          <p role="status">The lectures are open for your account.</p>
          <div>
            <ButtonLink href={`/course-details/${encodeURIComponent(courseId)}`}>Open the Course</ButtonLink>
          </div>
        </>
      )}
      {state === 'taken' && (
        <>
          <p role="status">
            Another account has used this link, and it works once. Is that account yours? Sign in with it.
          </p>
          <p>Otherwise write to us: we make a new link.</p>
          {account === '' && signIn}
        </>
      )}
      {state === 'free' && account === '' && (
        <>
          <p>Sign in, or make an account, to watch the lectures. The link works once, for one account.</p>
          {signIn}
        </>
      )}
      {state === 'free' && account !== '' && (
        <form method="post">
          <p>
            You are signed in as <bdi>{account}</bdi>. The link works once: the lectures are then open for this account.
          </p>
          <Button type="submit">Open the Lectures</Button>
        </form>
      )}
    </Part>
  );
}

const Part = styled('section')`
  ${card('lg')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 640px;
  padding: clamp(20px, 4vw, 32px);
  overflow-wrap: anywhere;
  & h2 {
    font-size: var(--text-xl);
  }
  & form {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
  }
`;
