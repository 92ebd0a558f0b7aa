import { useState } from 'react';
import { certificateHref } from '../../domain/certificate.ts';
import { progressText } from '../../domain/progress.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { Muted, Panel, Row } from '../parts/layout.ts';
import { QueryView } from '../parts/QueryView.tsx';

/** The progress and certificates of an account. Staff can issue and revoke certificates. */
export function Learning({ id }: { id: string }) {
  const { call } = useOffice();
  const { busy, run } = useAction();
  const [course, setCourse] = useState('');
  const change = (of: string, isGiven: boolean, done: string) =>
    void run(async () => {
      await call('people/certificate', { id, course: of, isGiven });
      setCourse('');
    }, done);
  return (
    <Panel aria-labelledby="learning">
      <h2 id="learning">Courses and certificates</h2>
      <QueryView query={useOfficeQuery('people/learning', { id })} loading="Loading the courses">
        {({ progress, certificates, courses }) => (
          <>
            {progress.map((own) => (
              <p key={own.course}>
                <bdi>{own.name}</bdi>: {progressText(own)}
              </p>
            ))}
            {certificates.map(({ course: of, courseName, name, code }) => (
              <Row key={code}>
                <a href={certificateHref(code)} target="_blank" rel="noopener">
                  <bdi>{courseName}</bdi>, <bdi>{name}</bdi>
                </a>
                <Button
                  variant="outlined"
                  size="sm"
                  busy={busy}
                  aria-label={`Take back the certificate of ${courseName}`}
                  onClick={() => change(of, false, 'The certificate is taken back.')}
                >
                  Take back
                </Button>
              </Row>
            ))}
            <Muted>
              Whoever watches all lessons gets a certificate. Give one here for a course that was taught elsewhere: in a
              call or in class.
            </Muted>
            <Row>
              <SelectField
                label="Certificate of"
                value={course}
                onChange={({ currentTarget }) => setCourse(currentTarget.value)}
              >
                <option value="">Choose a course</option>
                {courses
                  .filter((one) => !certificates.some((given) => given.course === one.id))
                  .map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
              </SelectField>
              <Button
                variant="outlined"
                busy={busy}
                aria-disabled={course === ''}
                onClick={() => course !== '' && change(course, true, 'The certificate is given.')}
              >
                Give the certificate
              </Button>
            </Row>
          </>
        )}
      </QueryView>
    </Panel>
  );
}
