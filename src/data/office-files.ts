import { type DraftState, partBytes, type Uploaded } from '../domain/office/content-contract.ts';
import type { Encoding, SheetFile } from '../domain/table-import/sheet.ts';
import { OfficeFailure, officePath, send } from './office.ts';

/** Sends a file of media/ to the draft. Rejects with an OfficeFailure. */
export type UploadFile = (path: string, file: Blob, onProgress: (share: number) => void) => Promise<Uploaded>;

/** Replaces the draft by a zip of a content folder. Rejects with an OfficeFailure. */
export type SendFolder = (zip: Blob, onProgress?: (share: number) => void) => Promise<{ draft: DraftState }>;

/** Reads the tables of a spreadsheet on the server. Rejects with an OfficeFailure. */
export type SendSheet = (file: Blob, encoding?: Encoding) => Promise<SheetFile>;

/** A spreadsheet to fill in, for a link with `download`. */
export const sampleTable = (thing: string) => `${officePath}/table.xlsx?thing=${thing}`;

/** The draft as a zip, for a link with `download`. */
export const folderZip = `${officePath}/folder.zip`;

export const uploadFile: UploadFile = async (path, file, onProgress) => {
  const response = await sendInParts(`${officePath}/upload?name=${encodeURIComponent(path)}&`, file, onProgress);
  return response as Uploaded;
};

export const sendFolder: SendFolder = async (zip, onProgress = () => undefined) =>
  (await sendInParts(`${officePath}/folder?`, zip, onProgress)) as { draft: DraftState };

export const sendSheet: SendSheet = async (file, encoding = 'windows-1252') =>
  (await sendInParts(`${officePath}/sheet?encoding=${encoding}&`, file, () => undefined)) as SheetFile;

/** How often a part is sent before the upload fails. */
const maxTries = 4;
const firstPauseMs = 500;

/**
 * Sends a file in parts, because a slow connection cannot send a long clip within the server's request timeout. Repeats
 * an interrupted part, and continues at the byte that the server returns.
 *
 * @returns the response to the last part
 */
async function sendInParts(url: string, file: Blob, onProgress: (share: number) => void): Promise<unknown> {
  const id = randomId();
  let at = 0;
  for (;;) {
    const part = file.slice(at, at + partBytes);
    const address = `${url}id=${id}&size=${file.size}&at=${at}`;
    const response = await sendAgain(() => send(address, part, { 'Content-Type': 'application/octet-stream' }));
    if (!isReceived(response)) return response;
    at = response.received;
    onProgress(at / file.size);
  }
}

/** `crypto.randomUUID` exists only on https. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isReceived = (value: unknown): value is { received: number } =>
  typeof value === 'object' && value !== null && 'received' in value && typeof value.received === 'number';

/** Repeats a call that got no response. */
async function sendAgain(call: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries === maxTries || !(error instanceof OfficeFailure) || error.status !== undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** tries));
    }
  }
}
