/**
 * The token of an invitation. It is in the fragment, which browsers send to no server: `/office/invitation#TOKEN`, or
 * `#invitation=TOKEN` on any page.
 */
export function invitationToken(path: string, hash: string): string {
  const named = /^#(?:invitation|token)=(.+)$/.exec(hash)?.[1];
  return named ?? (/\/invitation\/?$/.test(path) ? hash.slice(1) : '');
}
