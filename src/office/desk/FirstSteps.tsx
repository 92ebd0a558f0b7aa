import { type ReactNode, useState } from 'react';
import type { Output } from '../../data/office.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { check } from '../../ui/icon/paths.ts';
import { Link } from '../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { Muted, Panel, Row } from '../parts/layout.ts';
import { firstStepsDone, wantedCourses } from './first-steps.ts';

/** The setup steps from an empty site or the sample content to the school's own site. */
export function FirstSteps({ overview }: { overview: Output<'content/overview'> }) {
  const done = firstStepsDone(overview);
  const { call } = useOffice();
  const { busy, run } = useAction();
  const [hasBegun, setBegun] = useState(false);
  const begin = (from: 'empty' | 'sample', said: string) =>
    run(async () => {
      await call('content/start', { from });
      setBegun(true);
    }, said);
  const { isNamed, courses, hasQuestion } = done;
  const isBegun = hasBegun || done.isBegun;
  return (
    <Panel aria-labelledby="first-steps">
      <h2 id="first-steps">Make it your school</h2>
      <p>{seen[overview.site]} Your school takes its place as soon as you publish.</p>
      <Steps>
        <Step isDone={isBegun}>
          <strong>Choose how to begin</strong>
          {!isBegun && (
            <>
              <Muted>An empty school has nothing to delete. The sample has texts to write over.</Muted>
              <Row>
                <Button
                  size="sm"
                  busy={busy}
                  onClick={() => void begin('empty', `Your draft is empty now. ${seen[overview.site]}`)}
                >
                  Begin with an empty school
                </Button>
                <Button size="sm" variant="outlined" busy={busy} onClick={() => void begin('sample', beganWithSample)}>
                  Begin with the sample
                </Button>
              </Row>
            </>
          )}
        </Step>
        <Step isDone={isNamed}>
          <Link href="/office/content/school">Name, e-mail, accent colour and logo</Link>
        </Step>
        <Step isDone={courses >= wantedCourses}>
          <Link href="/office/content/courses/new">Your first {wantedCourses} courses</Link>
          {isNamed && courses < wantedCourses && <Muted>{`${courses} of ${wantedCourses}`}</Muted>}
        </Step>
        <Step isDone={hasQuestion}>
          <Link href="/office/content/faq/new">A question that parents ask</Link>
        </Step>
        <Step isDone={false}>
          <Link href="/office/content">Look at the preview, then publish</Link>
        </Step>
      </Steps>
    </Panel>
  );
}

const seen: Readonly<Record<Output<'content/overview'>['site'], string>> = {
  nothing: 'Your site is empty: visitors see a page that says “This site has no content yet” (status 503).',
  sample: 'Visitors still see the sample school.',
  own: '',
};

const beganWithSample = 'Your draft begins with the sample.';

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li data-done={isDone || undefined}>
      <Mark>{isDone && <Icon path={check} size="1.1em" />}</Mark>
      <div>
        {isDone && <VisuallyHidden>Done: </VisuallyHidden>}
        {children}
      </div>
    </li>
  );
}

const Steps = styled('ol')`
  display: grid;
  gap: var(--space-4);
  counter-reset: step;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    counter-increment: step;
  }
  & > li > div {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
    padding-block-start: 3px;
  }
  & a {
    font-weight: 600;
  }
  & [data-done] > span {
    border-color: var(--success);
    background: var(--success-soft);
    color: var(--success);
  }
`;

const Mark = styled('span')`
  display: grid;
  place-items: center;
  inline-size: max(32px, 2em);
  block-size: max(32px, 2em);
  border: 2px solid var(--accent);
  border-radius: 50%;
  color: var(--accent);
  font-weight: 600;
  &:empty::before {
    content: counter(step);
  }
`;
