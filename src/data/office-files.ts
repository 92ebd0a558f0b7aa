import type { DraftState, Uploaded } from '../domain/office/content-calls.ts';
import { officePath, parseResponse, send } from './office.ts';

/** Sends a file of media/ to the draft. Rejects with an OfficeFailure. */
export type UploadFile = (path: string, file: Blob, onProgress: (share: number) => void) => Promise<Uploaded>;

/** Replaces the draft by a zip of a content folder. Rejects with an OfficeFailure. */
export type SendFolder = (zip: Blob) => Promise<{ draft: DraftState }>;

/** The draft as a zip, for a link with `download`. */
export const folderZip = `${officePath}/folder.zip`;

/** XMLHttpRequest, because `fetch` reports no progress of an upload. */
export const uploadFile: UploadFile = (path, file, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => {
      try {
        resolve(parseResponse(request.status, request.responseText) as Uploaded);
      } catch (error) {
        reject(error);
      }
    };
    request.open('POST', `${officePath}/upload?name=${encodeURIComponent(path)}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.send(file);
  });

export const sendFolder: SendFolder = async (zip) =>
  (await send(`${officePath}/folder`, zip, { 'Content-Type': 'application/zip' })) as { draft: DraftState };
