import { onAccent } from '../../domain/embed/contrast.ts';
import type { School } from '../../domain/school.ts';
import { buttonSize } from '../../domain/share.ts';
import { escapeHtml } from '../../domain/text.ts';
import { light } from '../../tokens/colours.ts';
import { fonts } from '../../tokens/scale.ts';

const textWidth = 204;
const fontSize = 17;

/** A button as an SVG picture: "Learn with" and the school's name. A long name is condensed. */
export function buttonSvg({ name, accent }: School): string {
  const { width, height } = buttonSize;
  const text = `Learn with ${name}`;
  const isLong = Array.from(text).length * fontSize * 0.53 > textWidth;
  const fit = isLong ? ` textLength="${textWidth}" lengthAdjust="spacingAndGlyphs"` : '';
  const ground = accent || light.accent;
  const ink = onAccent(ground);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(text)}"><rect width="${width}" height="${height}" rx="${height / 2}" fill="${ground}"/><g fill="none" stroke="${light.sun}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M22 31c5-2 10-2 14 1 4-3 9-3 14-1V19c-5-2-10-2-14 1-4-3-9-3-14-1z"/><path d="M36 20v12"/></g><text x="62" y="${height / 2}" dominant-baseline="central" fill="${ink}" font-family="${escapeHtml(fonts.text)}" font-size="${fontSize}" font-weight="700"${fit}>${escapeHtml(text)}</text></svg>`;
}
