import { roleLabels } from '../../domain/office/actions.ts';
import { Link } from '../../ui/link/Link.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Muted } from '../parts/layout.ts';
import { QueryView } from '../parts/QueryView.tsx';
import { newPassword, SimpleForm } from '../parts/SimpleForm.tsx';
import { Welcome } from './Welcome.tsx';

export interface InvitationProps {
  token: string;
  /** Called after the account has been created and signed in. */
  onAccepted: () => void;
  /** Opens the sign-in, for an invitation that was already used. */
  onSignIn: () => void;
}

/** The form that accepts an invitation, with the name and password of a new member of staff. */
export function Invitation({ token, onAccepted, onSignIn }: InvitationProps) {
  const { call, setSession } = useOffice();
  const query = useOfficeQuery('invitation/read', { token });
  return (
    <Welcome title="Welcome to the office">
      <QueryView query={query} loading="Reading the invitation">
        {({ email, role }) => (
          <>
            <p>
              You are invited as <bdi>{email}</bdi>. {roleLabels[role]}.
            </p>
            <SimpleForm
              label="Accept the invitation"
              fields={[
                { name: 'name', label: 'Your name', autoComplete: 'name', required: true },
                { name: 'password', label: 'A password', required: true, ...newPassword },
              ]}
              submit="Begin"
              onSend={async (values) => {
                setSession(await call('invitation/accept', { token, ...values }));
                onAccepted();
              }}
            />
          </>
        )}
      </QueryView>
      <Muted>
        Have you accepted it already?{' '}
        <Link
          href="/office"
          onClick={(event) => {
            event.preventDefault();
            onSignIn();
          }}
        >
          Sign in
        </Link>
      </Muted>
    </Welcome>
  );
}
