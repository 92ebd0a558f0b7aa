import { maxReceiptBytes, receiptSide } from '../../domain/requests/receipt.ts';
import { formatBytes } from '../../domain/text.ts';
import { PictureError, shrinkPicture } from '../../ui/shrink-picture/shrink-picture.ts';

/** A smaller picture is sent as it is. */
const smallBytes = 400_000;

export const tooLargeText = 'This file is larger than 8 MB. Choose a screenshot of it, or a smaller photo.';

/**
 * Replaces a photo in a file input by a smaller one, as large as the server keeps it: the original of a phone takes minutes
 * on a slow line, or is larger than the server accepts.
 *
 * @returns what to tell the visitor, or ''
 */
export async function fitReceipt(input: HTMLInputElement, file: File): Promise<string> {
  const small = await shrunk(file);
  // Another file was chosen meanwhile.
  if (input.files?.[0] !== file) return '';
  if (!small) return file.size > maxReceiptBytes ? tooLargeText : '';
  const transfer = new DataTransfer();
  transfer.items.add(small);
  input.files = transfer.files;
  return `Ready to send: ${formatBytes(small.size)} instead of ${formatBytes(file.size)}.`;
}

/** @returns undefined for a file that stays as it is, also one that this browser cannot read: the server says what is wrong with it */
async function shrunk(file: File): Promise<File | undefined> {
  if (!file.type.startsWith('image/') || file.size <= smallBytes) return undefined;
  try {
    const { file: small, extension } = await shrinkPicture(file, receiptSide);
    if (extension === undefined || small.size >= file.size) return undefined;
    return new File([small], `receipt${extension}`, { type: small.type });
  } catch (error) {
    if (error instanceof PictureError) return undefined;
    throw error;
  }
}
