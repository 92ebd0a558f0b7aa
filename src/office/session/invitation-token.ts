/**
 * Returns the token of an invitation URL: `/office/invitation#TOKEN`, or `#invitation=TOKEN` on any page. Browsers do not
 * send the fragment, so no log contains the token.
 */
export function invitationToken(path: string, hash: string): string {
  const named = /^#(?:invitation|token)=(.+)$/.exec(hash)?.[1];
  return named ?? (/\/invitation\/?$/.test(path) ? hash.slice(1) : '');
}
