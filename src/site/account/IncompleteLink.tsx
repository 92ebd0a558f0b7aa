import { Link } from '../../ui/link/Link.tsx';

/** For a link whose end is missing, and for visitors without scripts, which the server cannot tell apart. */
export function IncompleteLink() {
  return (
    <p>
      Please open the whole link of the e-mail here, with scripts allowed, or{' '}
      <Link href="/forgot-password">ask for a new one</Link>.
    </p>
  );
}
