import { Link } from '../../ui/link/Link.tsx';

/**
 * The message for a link without its secret. The server also renders it for visitors without scripts, because it never
 * sees the secret.
 */
export function IncompleteLink() {
  return (
    <p>
      Please open the whole link of the e-mail here, with scripts allowed, or{' '}
      <Link href="/forgot-password">ask for a new one</Link>.
    </p>
  );
}
