import { useSession } from '../session/SessionProvider.tsx';
import { useLater } from '../use-later.ts';

const loadBar = async () => (await import('./ContinueBar.tsx')).ContinueBar;

/** The lesson that a signed-in visitor continues with. Its code loads for them alone. */
export function ContinueLater() {
  const { loggedIn } = useSession();
  const Bar = useLater(loggedIn, loadBar);
  return loggedIn && Bar ? <Bar /> : null;
}
