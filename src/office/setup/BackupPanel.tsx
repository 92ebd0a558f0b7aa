import type { BackupState } from '../../domain/office/setup-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { Muted, Panel, Row } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { counted, recentTime } from '../parts/text.ts';

export interface BackupPanelProps {
  backup: BackupState;
  timeZone: string;
}

/** The switch for daily backups, the time of the last one, and a button to back up now. */
export function BackupPanel({ backup, timeZone }: BackupPanelProps) {
  const { call } = useOffice();
  const { busy, run } = useAction();
  const { isDaily, folder, last, count, problem } = backup;
  const change = (to: boolean) =>
    run(
      async () => {
        await call('setup/save-backups', { isDaily: to });
      },
      to ? 'A backup is written every night.' : 'No backup is written any more.',
    );
  const backUp = () =>
    run(async () => {
      await call('setup/back-up', {});
    }, 'The backup is finished.');
  return (
    <Panel aria-labelledby="backups">
      <h2 id="backups">Backups</h2>
      <CheckboxField
        label="Back up every night, after 2 o’clock"
        checked={isDaily}
        disabled={busy}
        onChange={({ target }) => void change(target.checked)}
      />
      <p>
        {last === undefined ? 'There is no backup yet.' : `Last: ${recentTime(last, timeZone)}. `}
        {last !== undefined && <Muted as="span">{`${counted(count, 'backup')} kept, at most 14 days.`}</Muted>}
      </p>
      {problem !== '' && (
        <Notice tone="bad" role="alert">
          {`The last attempt failed: ${problem}. Look whether the disk is full.`}
        </Notice>
      )}
      <Row>
        <Button variant="outlined" busy={busy || backup.isRunning} onClick={() => void backUp()}>
          Back up now
        </Button>
      </Row>
      <Muted>
        With messages, accounts, content and pictures, in <bdi dir="ltr">{folder}</bdi> on the server. Copy that folder
        to another machine from time to time: a broken disk takes both.
      </Muted>
    </Panel>
  );
}
