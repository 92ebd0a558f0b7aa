import { useEffect, useState } from 'react';

/**
 * The secret of the link that opened this page; undefined before hydration, '' without one. It follows `#`, so servers
 * and their logs never see it.
 */
export function useLinkSecret(): string | undefined {
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    const read = () => setSecret(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return secret;
}
