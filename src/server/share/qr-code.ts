import { crc32, deflateSync } from 'node:zlib';
import encodeQR from 'qr';
import { light } from '../../tokens/colours.ts';

/** The quiet zone that scanners need, in modules (ISO/IEC 18004). */
const quietZone = 4;
/** The maximum size of the PNG: 10 cm in print at 260 dpi. */
const pngPx = 1024;

/** A QR code as SVG path data, and its size with the quiet zone, in modules. */
export function qrPath(text: string): { size: number; path: string } {
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
  return { size, path: runs.join('') };
}

/** A QR code as SVG, on white even in dark mode, for scanners. */
export function qrSvg(text: string): string {
  const { size, path } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pngPx}" height="${pngPx}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${light.text}" d="${path}"/></svg>`;
}

/**
 * A QR code as PNG, for programs that show no SVG. Encoding it here with one bit per pixel takes 2 ms; rendering the SVG
 * would take 25 ms and 4 MB, and a client can request any number of URLs.
 */
export function qrPng(text: string): Buffer {
  const rows = encodeQR(text, 'raw', { border: quietZone, ecc: 'medium' });
  const scale = Math.max(1, Math.floor(pngPx / rows.length));
  const size = rows.length * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // IHDR: one bit per pixel, an index of the palette.
  header.set([1, 3], 8);
  const palette = Buffer.from(`ffffff${light.text.slice(1)}`, 'hex');
  const lines = rows.map((row) => lineOf(row, scale));
  const pixels = deflateSync(Buffer.concat(lines.flatMap((line) => Array.from({ length: scale }, () => line))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One line of pixels. The first byte is PNG's filter type, 0 for none. */
function lineOf(row: readonly boolean[], scale: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((row.length * scale) / 8));
  for (let x = 0; x < row.length * scale; x += 1) {
    const at = 1 + (x >> 3);
    if (row[Math.floor(x / scale)]) line[at] = (line[at] ?? 0) | (0x80 >> (x & 7));
  }
  return line;
}

function chunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(checked), 4);
  return Buffer.concat([numbers.subarray(0, 4), checked, numbers.subarray(4)]);
}
