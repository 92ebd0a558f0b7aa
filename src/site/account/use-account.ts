import { useCallback, useEffect, useState } from 'react';
import { readAccount } from '../../data/account-endpoints.ts';
import { useData } from '../../data/DataProvider.tsx';
import { RequestError } from '../../data/http.ts';
import type { Account } from '../../domain/entities.ts';

export type AccountState =
  | { status: 'loading' }
  | { status: 'loaded'; account: Account }
  | { status: 'signed-out' }
  | { status: 'failed' };

/**
 * Loads the account in the browser. It is not a query, because a cache would keep the account after the sign-out.
 *
 * @param onEnded called if the session has ended on the server while the browser still has the cookie with the user's
 *   name. Must be a stable function
 */
export function useAccount(loggedIn: boolean, onEnded: () => void): { state: AccountState; reload: () => void } {
  const data = useData();
  const [state, setState] = useState<AccountState>({ status: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` repeats the request
  useEffect(() => {
    if (!loggedIn) return;
    let isCurrent = true;
    const show = (next: AccountState) => {
      if (isCurrent) setState(next);
    };
    show({ status: 'loading' });
    data.send(readAccount, {}).then(
      (account) => show({ status: 'loaded', account }),
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        if (error.status === 401 && isCurrent) onEnded();
        else show({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [data, loggedIn, onEnded, round]);
  return { state: loggedIn ? state : { status: 'signed-out' }, reload: useCallback(() => setRound((n) => n + 1), []) };
}
