import { useEffect, useState } from 'react';

/**
 * Reads the secret of the mailed link that opened this page; undefined before hydration, '' if the URL has no secret.
 * The secret is the URL's fragment, which browsers do not send to servers.
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
