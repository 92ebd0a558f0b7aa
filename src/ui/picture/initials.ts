/**
 * Returns the URL of a picture with a person's initials, for a missing portrait: the first two words of the name.
 *
 * @returns '' for a name without letters, so `Picture` shows its default placeholder
 */
export function initialsPicture(name: string): string {
  const initials = (name.match(/\p{L}[\p{L}\p{M}.'’-]*/gu) ?? []).slice(0, 2).map((word) => [...word][0] ?? '');
  if (initials.length === 0) return '';
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64' viewBox='0 0 64 64'><text x='32' y='41' fill='#757575' font-family='system-ui, sans-serif' font-size='26' font-weight='600' text-anchor='middle'>${initials.join('').toUpperCase()}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
