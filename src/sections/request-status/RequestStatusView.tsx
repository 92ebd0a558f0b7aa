import { formatDay } from '../../domain/day.ts';
import type { RequestDetails, RequestNotice } from '../../domain/requests/request-details.ts';
import { mayCancel, mayPay } from '../../domain/requests/states.ts';
import { card } from '../../style/card-mixins.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { ReceiptForm } from './ReceiptForm.tsx';
import { stateTexts } from './state-texts.ts';

export interface RequestStatusViewProps {
  /** The request to show. */
  request: RequestDetails;
  /** The result of the last form of this page. */
  notice?: RequestNotice;
  /** The URL of the page, to which its forms post. */
  action: string;
  /** The URL of the calendar file; '' for a request without a date. */
  calendarHref?: string;
}

/** The page of a parent's request: reference, state, next steps, payment and receipts. */
export function RequestStatusView({ request, notice, action, calendarHref = '' }: RequestStatusViewProps) {
  const { state, reference, startDay, childName, courseName, whatsappHref } = request;
  const contentText = useContentText();
  const { title, lead, steps } = stateTexts(request);
  return (
    <Columns>
      <Part>
        {notice && (
          <Notice role="status" data-tone={notice.tone}>
            {notice.message}
          </Notice>
        )}
        <Reference>
          Your reference <strong translate="no">{reference}</strong>
        </Reference>
        <h2>{title}</h2>
        <p>{lead}</p>
        {steps.length > 0 && (
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        )}
        <Facts>
          <dt>Course</dt>
          <dd {...contentText}>{courseName}</dd>
          {startDay && (
            <>
              <dt>Starts</dt>
              <dd>{formatDay(startDay)}</dd>
            </>
          )}
          {childName && (
            <>
              <dt>Child</dt>
              <dd>
                <bdi>{childName}</bdi>
              </dd>
            </>
          )}
        </Facts>
        <Buttons>
          {whatsappHref && (
            <ButtonLink href={whatsappHref} target="_blank" rel="noreferrer">
              Message Us on WhatsApp
            </ButtonLink>
          )}
          {calendarHref && (
            <ButtonLink href={calendarHref} download variant="outlined">
              Add to Calendar
            </ButtonLink>
          )}
        </Buttons>
        <Muted>Keep the address of this page: it shows the state whenever you come back, and only you have it.</Muted>
      </Part>
      {mayPay(state) && <Payment request={request} action={action} />}
      {state === 'enrolled' && <Welcome request={request} />}
      {mayCancel(state) && (
        <Cancel>
          <summary>Cancel this request</summary>
          <form method="post" action={action}>
            <HiddenAction name="cancel" />
            <p>The school then gives the seat to somebody else.</p>
            <Button type="submit" variant="outlined">
              Yes, Cancel It
            </Button>
          </form>
        </Cancel>
      )}
    </Columns>
  );
}

const HiddenAction = ({ name }: { name: string }) => <input type="hidden" name="do" value={name} />;

interface PartProps {
  request: RequestDetails;
  action: string;
}

function Payment({ request, action }: PartProps) {
  const { howToPay, fee, heldUntil, state } = request;
  const contentText = useContentText();
  return (
    <Part aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">How to pay</h2>
      {fee && (
        <p>
          <strong {...contentText}>{fee}</strong>
        </p>
      )}
      {howToPay ? <Words {...contentText}>{howToPay}</Words> : <p>The school tells you how to pay.</p>}
      {state === 'payment' && heldUntil && <p>Your seat is held until {heldUntil}.</p>}
      <ReceiptForm request={request} action={action} hidden={<HiddenAction name="receipt" />} />
    </Part>
  );
}

function Welcome({ request: { welcomeText, courseId, lectures } }: Pick<PartProps, 'request'>) {
  const contentText = useContentText();
  return (
    <Part aria-labelledby="welcome">
      <h2 id="welcome">Welcome</h2>
      {welcomeText && <Words {...contentText}>{welcomeText}</Words>}
      {lectures && !lectures.isOpen && (
        <>
          <p>To watch the lectures, open them for your account. This works once, for one account.</p>
          <div>
            <ButtonLink href={lectures.href}>Open the Lectures</ButtonLink>
          </div>
        </>
      )}
      {lectures?.isOpen && <p>The lectures are open for one account: sign in with it to watch them.</p>}
      <div>
        <ButtonLink variant={lectures ? 'outlined' : 'filled'} href={`/course-details/${encodeURIComponent(courseId)}`}>
          Open the Course
        </ButtonLink>
      </div>
    </Part>
  );
}

const Columns = styled('div')`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-6);
  & > details {
    grid-column: 1 / -1;
  }
  ${below(912)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Part = styled('section')`
  ${card('lg')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
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

const Notice = styled('p')`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--success-soft);
  color: var(--success);
  font-weight: 600;
  &[data-tone='bad'] {
    background: var(--danger-soft);
    color: var(--danger);
  }
`;

const Reference = styled('p')`
  color: var(--muted);
  & > strong {
    display: block;
    color: var(--text);
    font: 600 var(--text-2xl)/1.2 var(--font-display);
    letter-spacing: 0.02em;
  }
`;

const Steps = styled('ol')`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 1.4em;
  list-style: decimal;
`;

const Facts = styled('dl')`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-3);
  border-block: 1px solid var(--line);
  & > dt {
    color: var(--muted);
  }
  & > dd {
    font-weight: 600;
  }
  @media (max-width: 18em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Buttons = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  &:empty {
    display: none;
  }
`;

const Words = styled('p')`
  padding: var(--space-4);
  border-radius: var(--radius-md);
  background: var(--sunken);
  white-space: pre-line;
`;

const Muted = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
`;

const Cancel = styled('details')`
  & > summary {
    inline-size: fit-content;
    padding-block: var(--space-3);
    color: var(--muted);
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > form {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }
`;
