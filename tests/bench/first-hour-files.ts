import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hostileRows, hostileXlsx } from '../api/support/hostile-sheets.ts';

/*
 * The files on the computer of a small school: a spreadsheet, photos of a phone, a logo.
 */

const words: Readonly<Record<string, string>> = { Chess: 'Échecs — “Chess” café', Painting: 'Peinture, naïve' };

/** A CSV cell like that of a French or American Excel: dates are abbreviated. */
function csvCell(value: unknown): string {
  const text = value instanceof Date ? '13-Aug' : String(value ?? '');
  const named = Object.entries(words).reduce((name, [from, to]) => name.replace(from, to), text);
  return /[";\n]/.test(named) ? `"${named.replaceAll('"', '""')}"` : named;
}

/** The Windows-1252 bytes of the characters in `hostileCsv` that are not in Latin-1. */
const ansi: Readonly<Record<string, number>> = { '—': 0x97, '“': 0x93, '”': 0x94 };

const windows1252 = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => ansi[letter] ?? letter.charCodeAt(0)));

/** A CSV file of 30 courses, with semicolons, in Windows-1252, with American dates, two wrong levels and unknown headers. */
export const hostileCsv = (): Buffer =>
  windows1252(hostileRows.map((cells) => cells.map(csvCell).join(';')).join('\r\n'));

/** Makes a photo like that of a phone: 12 megapixels, with noise, several MB. */
async function photo(number: number): Promise<Buffer> {
  const [red = 0, green = 0, blue = 0] = randomBytes(3);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 1000, height: 750, channels: 3 as const, background: { r: red, g: green, b: blue }, noise };
  return sharp({ create })
    .resize(4000, 3000)
    .tint({ r: red, g: green, b: blue })
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: number % 4 === 0 ? 6 : 1 })
    .toBuffer();
}

export interface FirstHourFiles {
  csv: string;
  xlsx: string;
  logo: string;
  photos: string[];
}

export async function writeFiles(folder: string, photoCount: number): Promise<FirstHourFiles> {
  const write = (name: string, content: Buffer | string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const photos: string[] = [];
  for (let number = 0; number < photoCount; number += 1)
    photos.push(write(`IMG_${20_270_325 + number}.jpg`, await photo(number)));
  return {
    csv: write('Courses spring.csv', hostileCsv()),
    xlsx: write('Courses spring.xlsx', await hostileXlsx()),
    logo: write(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><circle cx="30" cy="30" r="26" fill="#0b6e4f"/></svg>',
    ),
    photos,
  };
}
