/** Splits a text into its paragraphs at blank lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "1 lesson", "18 lessons". A count that is not a number is returned trimmed, an empty one as ''. */
export function counted(count: string, noun: string): string {
  if (!/^\s*\d+\s*$/.test(count)) return count.trim();
  const number = Number(count);
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
