import { type DraftState, partBytes, type Uploaded } from '../domain/office/content-contract.ts';
import type { Encoding, SheetFile } from '../domain/table-import/sheet.ts';
import { OfficeFailure, officePath, send } from './office.ts';

/** Uploads a file to the folder media/ of the editor's draft of the content. Rejects with an OfficeFailure. */
export type UploadFile = (path: string, file: Blob, onProgress: (share: number) => void) => Promise<Uploaded>;

/** Replaces the draft with a zipped content folder. Rejects with an OfficeFailure. */
export type SendFolder = (zip: Blob, onProgress?: (share: number) => void) => Promise<{ draft: DraftState }>;

/** Reads the tables of a spreadsheet on the server. Rejects with an OfficeFailure. */
export type SendSheet = (file: Blob, encoding?: Encoding) => Promise<SheetFile>;

/** A spreadsheet to fill in, for a link with `download`. */
export const sampleTable = (kind: string) => `${officePath}/table.xlsx?kind=${kind}`;

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

/** The maximum time of retries without a response. Long enough for a power cut or a router restart. */
const giveUpAfterMs = 15 * 60_000;
const firstPauseMs = 1_000;
const maxPauseMs = 15_000;

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

/** Retries a call that got no response, with exponential backoff. */
async function sendAgain(call: () => Promise<unknown>): Promise<unknown> {
  const begin = Date.now();
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await call();
    } catch (error) {
      const isOver = Date.now() - begin > giveUpAfterMs;
      if (isOver || !(error instanceof OfficeFailure) || error.status !== undefined) throw error;
      await onlineAfter(pauseMs);
    }
  }
}

/** Resolves after a pause, or as soon as the browser is online again. */
const onlineAfter = (pauseMs: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pauseMs);
    addEventListener('online', end);
  });
