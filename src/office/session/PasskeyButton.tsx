import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useAction } from '../api/use-action.ts';
import { key } from '../parts/icons.ts';
import { Muted } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { hasPasskeys } from './passkey.ts';

export interface PasskeyButtonProps {
  children: string;
  /** Asks the browser for the passkey and sends the response. */
  onUse: () => Promise<unknown>;
}

/** A button that uses a passkey; a sentence in browsers without support. */
export function PasskeyButton({ children, onUse }: PasskeyButtonProps) {
  const { busy, failure, run } = useAction(true);
  if (!hasPasskeys()) return <Muted>This browser is too old for passkeys. Please use your password.</Muted>;
  return (
    <>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure.message}
        </Notice>
      )}
      <Button variant="outlined" busy={busy} onClick={() => void run(onUse)}>
        <Icon path={key} />
        <span>{children}</span>
      </Button>
    </>
  );
}
