import { maxReceiptBytes, receiptSide } from '../../domain/requests/receipt.ts';
import { formatBytes } from '../../domain/text.ts';
import { PictureError, shrinkPicture } from '../../ui/shrink-picture/shrink-picture.ts';

/** Pictures up to this size are sent unchanged. */
const smallBytes = 400_000;

export const tooLargeText = 'This file is larger than 8 MB. Choose a screenshot of it, or a smaller photo.';

/**
 * Replaces a photo in a file input with one of the size that the server stores. The original of a phone takes minutes
 * on a slow connection, or exceeds the server's limit.
 *
 * @returns the message for the visitor, or ''
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

/**
 * @returns undefined for a file that stays unchanged. That includes a picture that this browser cannot read: the server
 *   reports the error
 */
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
