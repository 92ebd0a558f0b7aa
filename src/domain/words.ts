/** A text as its paragraphs: they are told apart by blank lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "1 lesson", "18 lessons"; a count that is already in words stays as it is, none is ''. */
export function counted(count: string, noun: string): string {
  if (!/^\s*\d+\s*$/.test(count)) return count.trim();
  const number = Number(count);
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
