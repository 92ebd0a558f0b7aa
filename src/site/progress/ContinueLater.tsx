import { useEffect, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { useLater } from '../use-later.ts';
import { hasWatched } from './has-watched.ts';

const loadBars = () => import('./ContinueBar.tsx');

/** The lesson that a visitor continues with. Its code loads for those alone who have an account or have watched a lecture here. */
export function ContinueLater() {
  const { loggedIn } = useSession();
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => setIsKnown(hasWatched()), []);
  const bars = useLater(loggedIn || isKnown, loadBars);
  if (!bars) return null;
  return loggedIn ? <bars.ContinueBar /> : <bars.ContinueHere />;
}
