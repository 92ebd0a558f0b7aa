import { useState } from 'react';
import type { Passkey } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Muted, Panel, Rows } from '../parts/layout.ts';
import { SimpleForm } from '../parts/SimpleForm.tsx';
import { shortTime } from '../parts/text.ts';
import { createPasskey, hasPasskeys } from '../session/passkey.ts';

export interface PasskeysProps {
  passkeys: readonly Passkey[];
  timeZone: string;
}

/** The passkeys of the user's own account. */
export function Passkeys({ passkeys, timeZone }: PasskeysProps) {
  const { call } = useOffice();
  const [removing, setRemoving] = useState<Passkey>();
  const add = async ({ name }: { name: string }) => {
    const { options } = await call('me/passkey-options', {});
    await call('me/add-passkey', { name, response: await createPasskey(options) });
  };
  return (
    <Panel aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <Muted>
        A passkey is your fingerprint, face or PIN on this device, instead of a password. Nobody can guess it.
      </Muted>
      {passkeys.length > 0 && (
        <Rows>
          {passkeys.map((passkey) => (
            <Line key={passkey.id}>
              <div>
                <bdi>{passkey.name}</bdi>
                <Muted>
                  {passkey.usedAt === undefined ? 'Never used' : `Last used ${shortTime(passkey.usedAt, timeZone)}`}
                </Muted>
              </div>
              <Button
                size="sm"
                variant="outlined"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setRemoving(passkey)}
              >
                Remove
              </Button>
            </Line>
          ))}
        </Rows>
      )}
      {hasPasskeys() ? (
        <SimpleForm
          label="Add a passkey"
          fields={[{ name: 'name', label: 'Name of this device', hint: 'Such as: my phone.' }]}
          submit="Add a passkey"
          clears
          onSend={add}
          done="You can sign in with it from now on."
        />
      ) : (
        <Muted>This browser is too old for passkeys.</Muted>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title="Remove this passkey?"
        action="Remove"
        onConfirm={async () => {
          if (removing) await call('me/remove-passkey', { id: removing.id });
        }}
        done="Removed."
      >
        <p>
          You cannot sign in with <bdi>{removing?.name}</bdi> any more.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}

const Line = styled('li')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
