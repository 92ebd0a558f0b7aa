import { useOfficeQuery } from '../api/use-query.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { BackupPanel } from './BackupPanel.tsx';
import { MailPanel } from './MailPanel.tsx';
import { WhatsAppPanel } from './WhatsAppPanel.tsx';

/** The page for owners that sets up mail, WhatsApp and backups. */
export function SetupPage({ timeZone }: { timeZone: string }) {
  const query = useOfficeQuery('setup/read', {});
  return (
    <Page title="Mail and backups" lead="What runs beside the site. Nobody but owners sees this page.">
      <QueryView query={query} loading="Loading the settings">
        {({ mail, backup }) => (
          <>
            <MailPanel mail={mail} />
            <WhatsAppPanel />
            <BackupPanel backup={backup} timeZone={timeZone} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
