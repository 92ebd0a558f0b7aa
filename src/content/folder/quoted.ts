const maxLength = 60;

/** A text of a file in a message: short, on one line, without characters that a terminal interprets. */
export const shortened = (text: string, most = maxLength): string => {
  const letters = Array.from(text.slice(0, 2 * most + 2));
  const shown = letters.length > most ? `${letters.slice(0, most).join('')}…` : text;
  return shown.replace(
    /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
};

/** `shortened`, in backticks. */
export const quoted = (text: string): string => `\`${shortened(text)}\``;
