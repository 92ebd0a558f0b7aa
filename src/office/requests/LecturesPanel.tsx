import type { RequestFile } from '../../domain/office/requests-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { CopyLink } from '../parts/CopyLink.tsx';
import { Muted, Panel } from '../parts/layout.ts';

/** The account with access to the lectures of an enrolment, or the link that gives an account access. */
export function LecturesPanel({ request: { id, lectures } }: { request: RequestFile }) {
  const { call } = useOffice();
  const { busy, run } = useAction();
  if (!lectures) return null;
  const { account, link } = lectures;
  const close = () => call('requests/close-lectures', { id });
  return (
    <Panel aria-labelledby="lectures">
      <h2 id="lectures">Lectures</h2>
      {account ? (
        <>
          <p>
            Open for <bdi>{account}</bdi>.
          </p>
          <div>
            <Button
              variant="outlined"
              busy={busy}
              onClick={() => void run(close, 'The lectures are closed for this account. There is a new link.')}
            >
              Another account
            </Button>
          </div>
        </>
      ) : (
        <>
          <Muted>No account has them yet. This link opens them for the first account that uses it:</Muted>
          <CopyLink link={link} what="link to the lectures" />
        </>
      )}
    </Panel>
  );
}
