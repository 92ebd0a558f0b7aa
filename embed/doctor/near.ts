import leven from 'leven';

/** Quotation marks that a word processor has put in the place of " are part of a value. */
export const curly = /[“”„‟«»‘’‚′″]/g;

/** The known word that was probably meant. */
export function nearest(text: string, choices: readonly string[]): string | undefined {
  const ranked = choices
    .map((choice) => ({ choice, steps: leven(text.toLowerCase(), choice.toLowerCase()) }))
    .sort((one, other) => one.steps - other.steps);
  const [best] = ranked;
  return best && best.steps <= Math.max(2, best.choice.length / 3) ? best.choice : undefined;
}

/** `Did you mean …?`, or all there is. */
export function meant(text: string, choices: readonly string[]): string {
  const near = nearest(text, choices);
  return near ? `Did you mean “${near}”?` : `Write one of: ${choices.join(', ')}.`;
}
