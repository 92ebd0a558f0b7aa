import { useEffect, useState } from 'react';
import { readAccount } from '../../data/account-endpoints.ts';
import { useData, useQuery } from '../../data/DataProvider.tsx';
import { RequestError } from '../../data/http.ts';
import { askForSeat, seatsOf } from '../../data/request-endpoints.ts';
import type { Course } from '../../domain/entities.ts';
import { readErrorBody } from '../../domain/form-answer.ts';
import type { RequestValues } from '../../domain/requests/request-form.ts';
import { withPartner } from '../../domain/url.ts';
import { NextStepsView } from '../../sections/next-steps/NextStepsView.tsx';
import { RequestFormView, type RequestOutcome } from '../../sections/request-form/RequestFormView.tsx';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { useFormResult, usePartner } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { forgetKept, type KeptRequest, keep, readKept } from './kept-request.ts';

const steps = [
  'You get a page with a short reference: keep its address.',
  'The school calls you or writes to you on WhatsApp.',
  'You pay as the page says, and add your receipt there.',
];

export function RequestEnrolment({ course }: { course: Course }) {
  const { data: seats } = useQuery(seatsOf(course.id));
  const posted = useFormResult();
  const result = posted && 'requestForm' in posted ? posted.requestForm : undefined;
  const { user } = useSession();
  const partner = usePartner();
  const rejection = result?.rejection;
  const kept = useKept(course.id, rejection !== undefined);
  const phone = useAccountPhone(result === undefined);
  const send = useSendRequest(course.id, partner);
  const starts = seats ?? (course.starts.length > 0 ? course.starts : ['']).map((day) => ({ day, waiting: 0 }));
  const own = user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email, phone };
  return (
    <Columns>
      <RequestFormView
        // The new key remounts the form, because the stored request is read after hydration.
        key={kept ? 'kept' : 'new'}
        starts={starts}
        fee={course.fee}
        initial={(rejection ? result.values : undefined) ?? kept?.values ?? result?.values ?? own ?? {}}
        {...(rejection && { rejection })}
        isKept={kept !== undefined}
        action={withPartner(`/enroll-now/${encodeURIComponent(course.id)}`, partner)}
        onSend={send}
      />
      <NextStepsView steps={steps} />
    </Columns>
  );
}

/** The seat request for this course that this device stored because it could not be sent. */
function useKept(course: string, isPosted: boolean): KeptRequest | undefined {
  const [kept, setKept] = useState<KeptRequest>();
  useEffect(() => {
    if (!isPosted) setKept(readKept(course));
  }, [course, isPosted]);
  return kept;
}

/** The phone number of the account, which the session cookies do not contain; '' until it has loaded. */
function useAccountPhone(isWanted: boolean): string {
  const { loggedIn } = useSession();
  const data = useData();
  const [phone, setPhone] = useState('');
  useEffect(() => {
    if (!isWanted || !loggedIn) return;
    data.send(readAccount, {}).then(
      (account) => setPhone(account.phone),
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
      },
    );
  }, [data, isWanted, loggedIn]);
  return phone;
}

function useSendRequest(course: string, partner: string) {
  const data = useData();
  return async ({ ...values }: RequestValues & { website?: string }): Promise<RequestOutcome> => {
    try {
      const { address } = await data.send(askForSeat, { ...values, course, ...(partner && { partner }) });
      forgetKept(course);
      location.assign(address);
      return 'sent';
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { message, fields } = readErrorBody(error.body);
      if (message) return { message, fields };
      keep(course, values);
      return 'offline';
    }
  };
}

const Columns = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: start;
  gap: var(--space-6);
  ${below(912)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
