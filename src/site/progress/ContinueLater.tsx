import { useEffect, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { useLater } from '../use-later.ts';
import { hasWatched } from './has-watched.ts';

const loadBars = () => import('./ContinueBar.tsx');

/** Offers to continue with the next lesson. Its code loads only for visitors with an account or a watched lecture. */
export function ContinueLater() {
  const { loggedIn } = useSession();
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => setIsKnown(hasWatched()), []);
  const bars = useLater(loggedIn || isKnown, loadBars);
  if (!bars) return null;
  return loggedIn ? <bars.ContinueBar /> : <bars.ContinueHere />;
}
