import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { card } from '../../style/card-mixins.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { CardForm } from './CardForm.tsx';

export interface EnrolmentViewProps {
  /** The next steps, beside the summary. The payment replaces them. */
  next?: ReactNode;
}

/** A sample checkout: an order summary and the payment. It sends nothing. */
export function EnrolmentView({ next }: EnrolmentViewProps) {
  const [proceeded, setProceeded] = useState(false);
  const summaryId = useId();
  const paymentId = useId();
  const payment = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (proceeded) payment.current?.focus();
  }, [proceeded]);

  return (
    <Columns>
      <Summary aria-labelledby={summaryId}>
        <Picture src={sampleOrder.picture} alt="" width={640} height={400} eager />
        <Lines>
          <h2 id={summaryId}>{sampleOrder.course}</h2>
          <dl>
            <div>
              <dt>Duration</dt>
              <dd>{sampleOrder.duration}</dd>
            </div>
            <Total>
              <dt>Summary</dt>
              <dd>{sampleOrder.price}</dd>
            </Total>
          </dl>
          <Button aria-expanded={proceeded} aria-controls={paymentId} onClick={() => setProceeded(true)}>
            Click to proceed
          </Button>
          <noscript>
            <p>
              This step needs JavaScript, which is off in this browser. <Link href="/contactus">Write to us</Link>{' '}
              instead.
            </p>
          </noscript>
        </Lines>
      </Summary>
      {!proceeded && next}
      <Panel id={paymentId} hidden={!proceeded} aria-label="Payment">
        <h2 ref={payment} tabIndex={-1}>
          Payment
        </h2>
        <p>Your Order is 1 Step away</p>
        <Choice>
          <input type="radio" defaultChecked />
          Credit Card / Debit Card
        </Choice>
        <CardForm />
      </Panel>
    </Columns>
  );
}

const Columns = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: var(--space-6);
  ${below(912)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Summary = styled('section')`
  ${card('lg')}
  overflow: hidden;
  & > img {
    inline-size: 100%;
    aspect-ratio: 8 / 5;
  }
`;

const Lines = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: clamp(20px, 4vw, 32px);
  & > h2 {
    font-size: var(--text-xl);
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & dt {
    color: var(--muted);
  }
  & dd {
    font-weight: 600;
  }
`;

const Total = styled('div')`
  align-items: baseline;
  & > dd {
    font: 600 var(--text-2xl)/1 var(--font-display);
  }
`;

const Panel = styled('section')`
  ${card('lg')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: clamp(20px, 4vw, 32px);
  & > h2 {
    font-size: var(--text-xl);
  }
  & > h2:focus {
    outline: none;
  }
  & > p {
    color: var(--muted);
  }
`;

const Choice = styled('label')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 56px;
  margin-block-start: var(--space-2);
  padding-inline: var(--space-4);
  border: 2px solid var(--accent);
  border-radius: var(--radius-md);
  background: var(--soft);
  color: var(--on-soft);
  font-weight: 600;
  & > input {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    accent-color: var(--accent);
  }
`;

/** The sample order. The enrolment page shows it for every course (SPEC.md sections 2 and 9). */
const sampleOrder = {
  course: 'Python Premium Course',
  picture: '/media/courses/python-premium-course.svg',
  duration: '12 Weeks',
  price: '$ 270',
} as const;
