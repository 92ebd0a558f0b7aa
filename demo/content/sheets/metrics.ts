/** Advance widths in thousandths of the type size, for the characters from space to `~` (Adobe's font metrics). */
const regular =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const bold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 ' +
  '975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 ' +
  '333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

export type Face = 'regular' | 'bold' | 'italic';

const widths = { regular: regular.split(' ').map(Number), bold: bold.split(' ').map(Number) };

/** What lies outside ASCII and is used all the same; the rest of WinAnsi is not needed and is refused. */
const beyond: Record<string, { code: number; width: number }> = {
  '’': { code: 0x92, width: 222 },
  '•': { code: 0x95, width: 350 },
  '°': { code: 0xb0, width: 400 },
  '×': { code: 0xd7, width: 584 },
  '÷': { code: 0xf7, width: 584 },
};

/** The width of a line of text in points. */
export function widthOf(text: string, size: number, face: Face = 'regular'): number {
  // The italic is a slanted regular, of the same widths.
  const table = widths[face === 'bold' ? 'bold' : 'regular'];
  let sum = 0;
  for (const character of text) {
    sum += beyond[character]?.width ?? table[(character.codePointAt(0) ?? 0) - 32] ?? 0;
  }
  return (sum * size) / 1000;
}

/** A PDF string literal in WinAnsi. */
export function literal(text: string): string {
  let out = '';
  for (const character of text) {
    const code = beyond[character]?.code ?? character.codePointAt(0) ?? 0;
    if (!beyond[character] && (code < 32 || code > 126)) throw new Error(`No glyph for "${character}" in "${text}"`);
    if ('()\\'.includes(character)) out += `\\${character}`;
    else out += code < 127 ? character : `\\${code.toString(8)}`;
  }
  return `(${out})`;
}

/** Breaks a text into lines that are no wider than `width` points. */
export function wrap(text: string, width: number, size: number, face: Face = 'regular'): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size, face) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}
