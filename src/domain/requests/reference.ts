/** `SB` for STEAM Bazaar: up to three initials in Latin letters, or `R` for request. */
export function referencePrefix(school: string): string {
  const initials = school
    .normalize('NFKD')
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => /^[A-Za-z]/.exec(word)?.[0] ?? '')
    .join('')
    .slice(0, 3);
  return initials.toUpperCase() || 'R';
}

/**
 * A short reference such as `SB-4821`, to say on the phone. It is random, because a sequence would tell the number of requests.
 * It gets more digits after several collisions.
 *
 * @param attempt the number of attempts that collided with an existing reference
 * @param random a number from 0 to 1, without 1
 */
export function referenceFor(school: string, attempt: number, random: number): string {
  const digits = 4 + Math.floor(attempt / 4);
  const first = 10 ** (digits - 1);
  return `${referencePrefix(school)}-${first + Math.floor(random * 9 * first)}`;
}
