import { useId } from 'react';
import { saveCertificate } from '../../data/progress.ts';
import { type Certificate, certificateHref } from '../../domain/certificate.ts';
import type { Account } from '../../domain/entities.ts';
import { type CourseProgress, isCourseFinished, progressText } from '../../domain/progress.ts';
import type { Progress } from '../../domain/progress-api.ts';
import { lectureHref } from '../../domain/url.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { useSend } from '../auth/use-send.ts';
import { useSubmitForm } from '../auth/use-submit-form.ts';
import { useProgress } from '../progress/use-progress.ts';
import { AccountForm, Note } from './parts.tsx';

/** The courses that the account has started, and its certificates. */
export function CoursesTopic({ account }: { account: Account }) {
  const state = useProgress();
  const { courses, certificates } = state.progress;
  // Certificates that the school issued itself, and those of deleted courses.
  const others = certificates.filter(({ course }) => !courses.some((one) => one.course === course));
  return (
    <>
      {courses.length + others.length === 0 && (
        <>
          <Note>Lectures that you watch to their end are counted here, and continue on every device.</Note>
          <div>
            <ButtonLink href="/explore-allcourses" variant="outlined">
              Explore All Courses
            </ButtonLink>
          </div>
        </>
      )}
      <List>
        {courses.map((course) => (
          <li key={course.course}>
            <CourseLine course={course} />
            {(isCourseFinished(course) || certificateOf(course.course, certificates)) && (
              <CertificatePart
                course={course.course}
                courseName={course.name}
                certificate={certificateOf(course.course, certificates)}
                account={account}
                onSaved={state.set}
              />
            )}
          </li>
        ))}
        {others.map((certificate) => (
          <li key={certificate.code}>
            <Name text={certificate.courseName} />
            <CertificatePart
              course={certificate.course}
              courseName={certificate.courseName}
              certificate={certificate}
              account={account}
              onSaved={state.set}
            />
          </li>
        ))}
      </List>
    </>
  );
}

const certificateOf = (course: string, certificates: readonly Certificate[]) =>
  certificates.find((certificate) => certificate.course === course);

const Name = ({ text }: { text: string }) => <h3 {...useContentText()}>{text}</h3>;

function CourseLine({ course }: { course: CourseProgress }) {
  const { name, next, done, total } = course;
  const contentText = useContentText();
  return (
    <>
      <Name text={name} />
      <Count>
        {progressText(course)}
        <progress value={done} max={total} aria-hidden="true" />
      </Count>
      {next && (
        <div>
          <ButtonLink href={lectureHref(next.lesson, course.course)} size="sm">
            <span>
              Continue: <bdi {...contentText}>{next.name}</bdi>
            </span>
          </ButtonLink>
        </div>
      )}
    </>
  );
}

interface CertificatePartProps {
  course: string;
  courseName: string;
  certificate: Certificate | undefined;
  account: Account;
  onSaved: (progress: Progress) => void;
}

/** The form that issues a certificate. Once issued: its page, its name and its visibility. */
function CertificatePart({ course, courseName, certificate, account, onSaved }: CertificatePartProps) {
  const send = useSend();
  const toast = useToast();
  const save = (change: { name?: string; hidden?: boolean }, message: string) =>
    send(saveCertificate, { course, ...change }, (progress) => {
      onSaved(progress);
      toast.success(message);
      return { kind: 'sent' };
    });
  const form = (button: string) => (
    <NameForm
      label={`Certificate of ${courseName}`}
      name={certificate?.name ?? `${account.firstName} ${account.lastName}`}
      button={button}
      onSave={(name) => save({ name }, certificate ? 'The name is changed' : 'Your certificate is ready')}
    />
  );
  if (!certificate)
    return (
      <>
        <Note>You have finished all lessons. Which name shall be on your certificate?</Note>
        {form('Get the Certificate')}
      </>
    );
  const { code, isHidden } = certificate;
  return (
    <>
      <Ways>
        <ButtonLink href={certificateHref(code)} target="_blank" size="sm">
          Open and Print the Certificate
        </ButtonLink>
        <Button
          variant="outlined"
          size="sm"
          onClick={() =>
            void save({ hidden: !isHidden }, isHidden ? 'Everybody with the code sees it again' : 'Only you see it now')
          }
        >
          {isHidden ? 'Show to Others' : 'Hide from Others'}
        </Button>
      </Ways>
      <Note>
        Code{' '}
        <Link href={certificateHref(code)} target="_blank">
          {code}
        </Link>
        . {isHidden ? 'Only you see it.' : 'Everybody who has the code can verify it. Search engines do not list it.'}
      </Note>
      <details>
        <summary>Change the name on it</summary>
        {form('Save the Name')}
      </details>
    </>
  );
}

interface NameFormProps {
  label: string;
  name: string;
  button: string;
  onSave: (name: string) => ReturnType<ReturnType<typeof useSend>>;
}

function NameForm({ label, name, button, onSave }: NameFormProps) {
  const rejectionId = useId();
  const form = useSubmitForm({
    defaults: { name },
    fields: ['name'],
    onSend: (values) => onSave(values.name.trim()),
  });
  const { register, formState } = form;
  return (
    <AccountForm label={label} form={form} rejectionId={rejectionId} button={button}>
      <TextField
        label="Name on the certificate"
        hint="In any language. You can change it later."
        maxLength={80}
        dir="auto"
        error={formState.errors.name?.message}
        {...register('name', { validate: (typed) => typed.trim() !== '' || 'Please write a name' })}
      />
    </AccountForm>
  );
}

const List = styled('ul')`
  display: grid;
  gap: var(--space-5);
  &:empty {
    display: none;
  }
  & > li {
    display: grid;
    gap: var(--space-3);
    min-inline-size: 0;
  }
  & > li + li {
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--line);
  }
  & summary {
    min-block-size: 44px;
    align-content: center;
    color: var(--accent);
    font-weight: 600;
  }
`;

const Count = styled('p')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-weight: 600;
  & progress {
    flex: 1;
    max-inline-size: 200px;
    block-size: 10px;
    accent-color: var(--success);
  }
`;

const Ways = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
