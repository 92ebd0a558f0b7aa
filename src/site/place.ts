import { useRouter } from 'wouter';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/**
 * The path in the address bar, as it stands there, and the way to another one. Wouter's own hook decodes the path it answers,
 * so that an id with a percent sign in it would be decoded twice.
 */
export function usePath(): [path: string, navigate: Navigate] {
  const router = useRouter();
  return router.hook(router);
}

/** The query in the address bar, as it stands there. */
export function useSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}
