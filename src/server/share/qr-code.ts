import { renderAsync } from '@resvg/resvg-js';
import encodeQR from 'qr';
import { light } from '../../tokens/colours.ts';

/** The quiet zone that scanners need, in modules (ISO/IEC 18004). */
const quietZone = 4;
/** Prints at 10 cm with 260 dpi. */
const pngPx = 1024;

/** A QR code as SVG: one path on a white ground, also in the dark theme. */
export function qrSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { border: quietZone, ecc: 'medium' });
  const size = rows.length;
  const runs = rows.flatMap((row, y) =>
    Array.from(
      row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
      ({ index, 0: { length } }) => {
        return `M${index} ${y}h${length}v1h-${length}z`;
      },
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pngPx}" height="${pngPx}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${light.text}" d="${runs.join('')}"/></svg>`;
}

/** A QR code as PNG, for programs that show no SVG. */
export async function qrPng(text: string): Promise<Buffer> {
  // A code has no text: loading the system's fonts would take 100 ms.
  const image = await renderAsync(qrSvg(text), { font: { loadSystemFonts: false } });
  return image.asPng();
}
