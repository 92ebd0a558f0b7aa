import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';

/** The lesson that a signed-in visitor continues with. Its code loads for them alone. */
export function ContinueLater() {
  const { loggedIn } = useSession();
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (!loggedIn) return;
    import('./ContinueBar.tsx').then(
      ({ ContinueBar }) => setBar(() => ContinueBar),
      // Without a connection, the page has no bar.
      () => undefined,
    );
  }, [loggedIn]);
  return loggedIn && Bar ? <Bar /> : null;
}
