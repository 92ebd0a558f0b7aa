import { onAccent } from '../../domain/embed/contrast.ts';
import type { School } from '../../domain/school.ts';
import { storySize } from '../../domain/share.ts';
import { escapeHtml, isolated } from '../../domain/text.ts';
import { light } from '../../tokens/colours.ts';
import { fonts } from '../../tokens/scale.ts';
import { qrPath } from './qr-code.ts';

export interface StoryOptions {
  /** The partner's name; '' for none. */
  name: string;
  school: School;
  link: string;
}

const { width, height } = storySize;
const centre = width / 2;
const codePx = 640;
const textPx = 920;

/** A picture for a story in Instagram or WhatsApp: the partner's name, the school, and the QR code of the link. */
export function storySvg({ name, school, link }: StoryOptions): string {
  const ground = school.accent || light.accent;
  const ink = onAccent(ground);
  const code = qrPath(link);
  const scale = codePx / code.size;
  const text = (words: string, y: number, size: number, weight = 400) => {
    // Long texts are condensed.
    const isLong = Array.from(words).length * size * 0.56 > textPx;
    const fit = isLong ? ` textLength="${textPx}" lengthAdjust="spacingAndGlyphs"` : '';
    return `<text x="${centre}" y="${y}" font-size="${size}" font-weight="${weight}"${fit}>${escapeHtml(words)}</text>`;
  };
  const lines = linesOf(name || school.name).map((line, at, all) =>
    text(line, 420 + (at - all.length + 1) * 110, 96, 700),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(`QR code of ${link}`)}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<circle cx="${centre}" cy="-120" r="300" fill="${light.sun}"/>`,
    `<g text-anchor="middle" fill="${ink}" font-family="${escapeHtml(fonts.text)}">`,
    ...lines,
    text(name ? `learns with ${isolated(school.name)}` : 'Courses for curious children', 530, 52),
    text('Scan the code, or type the address:', 1480, 44),
    // Omit `from`, the place of the QR code, which readers need not type.
    text(link.replace(/^https?:\/\/|[?&]from=[^&]*$/g, ''), 1560, 48, 700),
    '</g>',
    `<rect x="${centre - codePx / 2 - 24}" y="676" width="${codePx + 48}" height="${codePx + 48}" rx="40" fill="#fff"/>`,
    `<path transform="translate(${centre - codePx / 2} 700) scale(${scale})" shape-rendering="crispEdges" fill="${light.text}" d="${code.path}"/>`,
    '</svg>',
  ].join('');
}

const lineLength = 16;

/** Breaks a name between words into at most three lines. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + word.length < lineLength || lines.length === 3))
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}
