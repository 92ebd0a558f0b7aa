import sharp from 'sharp';
import { maxReceiptBytes, receiptSide } from '../../domain/requests/receipt.ts';
import type { Receipt } from '../../records/requests/receipts.ts';

/** Enough for a phone's camera. With more pixels, a small file could take gigabytes of memory. */
const maxPixels = 60_000_000;

/** The file is not accepted as a receipt or picture. `problem` is a `Did` of parent-page.ts. */
export class ReceiptError extends Error {
  override name = 'ReceiptError';
  readonly problem: 'large' | 'type' | 'heic' | 'broken';

  constructor(problem: ReceiptError['problem']) {
    super(`The file was refused: ${problem}.`);
    this.problem = problem;
  }
}

/** PDF readers accept `%PDF-` within this many bytes: some banks write a byte order mark or an empty line before it. */
const maxBytesBeforePdf = 1_024;

/** Detects the format by the first bytes, because the file name and the browser's media type may be wrong. */
function formatOf(bytes: Buffer): 'picture' | 'pdf' | 'heic' | undefined {
  const ascii = bytes.subarray(0, 16).toString('latin1');
  if (ascii.startsWith('\xff\xd8\xff') || ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'picture';
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'picture';
  if (ascii.slice(4, 8) !== 'ftyp') return bytes.subarray(0, maxBytesBeforePdf).includes('%PDF-') ? 'pdf' : undefined;
  return /^avi[fs]$/.test(ascii.slice(8, 12))
    ? 'picture'
    : /^(hei|hev|mif|msf)/.test(ascii.slice(8, 12))
      ? 'heic'
      : undefined;
}

/**
 * Reads a parent's receipt. A picture becomes WebP. A PDF stays unchanged, because staff only download it.
 *
 * @throws ReceiptError
 */
export async function readReceiptFile(bytes: Buffer): Promise<Receipt> {
  if (bytes.length <= maxReceiptBytes && formatOf(bytes) === 'pdf') return { type: 'application/pdf', bytes };
  return { type: 'image/webp', bytes: await readPictureFile(bytes, receiptSide) };
}

/**
 * Re-encodes a picture as WebP, upright. This removes metadata, such as the location, and any data hidden in the file.
 *
 * @param side the longest side, in pixels
 * @throws ReceiptError
 */
export async function readPictureFile(bytes: Buffer, side: number): Promise<Buffer> {
  if (bytes.length > maxReceiptBytes) throw new ReceiptError('large');
  const format = formatOf(bytes);
  if (format === 'heic') throw new ReceiptError('heic');
  if (format !== 'picture') throw new ReceiptError('type');
  return inTurn(() => redraw(bytes, side));
}

async function redraw(bytes: Buffer, side: number): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    // Treat every error as a broken picture, because libvips has no error classes.
    throw new ReceiptError('broken');
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Queues the work: each picture takes tens of megabytes of memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
