import { extname, parse } from 'node:path';
import {
  expensivePictures,
  fetchInTime,
  hashOfFile,
  maxMediaBytes,
  mediaId,
  mediaTypes,
  pictureExtensions,
  readHead,
  signatureProblem,
  storedFile,
  storeMedia,
} from '../../../content/media/media.ts';
import {
  contentBefore,
  croppedPictures,
  type Draft,
  freeName,
  usesOfFiles,
} from '../../../content/versions/versions.ts';
import { splitFocus } from '../../../domain/focus.ts';
import { draftUrl, type FileUse, type Uploaded } from '../../../domain/office/content-contract.ts';
import { kinds } from '../../../domain/office/kinds.ts';
import { HttpError } from '../../api/http-error.ts';
import { sendFile } from '../../http/static-files.ts';
import type { OfficeContext } from '../handler.ts';
import { changeOwn, openOwn } from './draft-state.ts';
import { receivePart } from './uploads.ts';

/** Lists the files of the caller's draft, with the items that use them. */
export async function listMedia(context: OfficeContext) {
  const draft = await openOwn(context);
  const uses = usesOfFiles(draft);
  // Reversed, because `Map` keeps the last entry of a path: the first item with the picture wins.
  const cropped = new Map(
    [...croppedPictures(draft.document)].reverse().map((picture) => [splitFocus(picture)[0], picture]),
  );
  const before = new Set((await contentBefore(context.db, draft)).media.map(({ id }) => id));
  return draft.media.map(({ id }) => ({
    path: id,
    url: draftUrl(id),
    usedBy: uses.get(id) ?? [],
    isPublished: before.has(id),
    cropped: cropped.get(id),
  }));
}

/**
 * Deletes a file from the caller's draft.
 * @throws HttpError 409 if an item uses it
 */
export async function removeFile(context: OfficeContext, path: string): Promise<Draft> {
  const { draft } = await changeOwn(context, (draft) => {
    if (!draft.media.some(({ id }) => id === path)) throw new HttpError(404, 'There is no such file in your draft.');
    const uses = usesOfFiles(draft).get(path) ?? [];
    if (uses.length > 0) throw new HttpError(409, `This file is used: ${uses.map(useText).join(', ')}.`);
    return { draft: { ...draft, media: draft.media.filter(({ id }) => id !== path) } };
  });
  return draft;
}

const useText = ({ kind, title }: FileUse) =>
  [kinds[kind].label.toLowerCase(), ...(kind === 'school' ? [] : [title])].join(', ');

const headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-cache',
};

/** `GET /office/api/media/PATH`: a file of the caller's draft. */
export async function draftMedia(context: OfficeContext, path: string): Promise<Response> {
  const row = (await openOwn(context)).media.find(({ id }) => id === path);
  const type = mediaTypes[extname(path).toLowerCase()];
  if (!row || type === undefined) throw new HttpError(404, 'There is no such file in your draft.');
  const file = storedFile(context.settings.dataDir, row);
  await fetchInTime(context.settings, file);
  return sendFile(context.request, file, type, { ...headers, ETag: `"${row.hash}"` });
}

/**
 * `POST /office/api/upload?name=PATH&id=&at=&size=`: receives one part of a file. After the last part, adds the file to
 * the caller's draft, under a free name.
 */
export async function upload(context: OfficeContext): Promise<Uploaded | { received: number }> {
  const wanted = safeName(new URL(context.request.url).searchParams.get('name') ?? '');
  return receivePart(context, { extension: extname(wanted), maxBytes: maxMediaBytes }, async (file) => {
    await check(wanted, file);
    const hash = await hashOfFile(file);
    await storeMedia(context.settings, [{ id: wanted, hash }], () => file);
    const { path } = await changeOwn(context, (draft) => withFile(draft, wanted, hash));
    return { path, url: draftUrl(path) };
  });
}

/** Adds a file, unless the draft already has a file with the same content. */
function withFile(draft: Draft, wanted: string, hash: string): { draft: Draft; path: string } {
  const known = draft.media.find((row) => row.hash === hash && extname(row.id) === extname(wanted));
  if (known) return { draft, path: known.id };
  const row = { id: freeName(wanted, draft.media), hash };
  return { draft: { ...draft, media: [...draft.media, row] }, path: row.id };
}

/** Reduces a path to letters, digits, `.`, `-`, `_` and `/`. */
function safeName(name: string): string {
  const parts = mediaId(name)
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, ''))
    .filter((part) => part !== '');
  // `Array.from` keeps surrogate pairs together. The shortened path must not begin with a separator.
  const path = Array.from(parts.join('/'))
    .slice(-120)
    .join('')
    .replace(/^[./-]+/, '');
  const extension = extname(path).toLowerCase();
  if (!(extension in mediaTypes) || parse(path).name === '') {
    throw new HttpError(422, `Files of this kind are not shown. Take one of ${Object.keys(mediaTypes).join(' ')}`);
  }
  return path.slice(0, -extension.length) + extension;
}

async function check(name: string, file: string): Promise<void> {
  const problem = signatureProblem(name, await readHead(file));
  if (problem !== undefined) throw new HttpError(422, `This file ${problem}.`);
  if (!pictureExtensions.includes(extname(name))) return;
  const [expensive] = (await expensivePictures([{ name, path: file }])).values();
  if (expensive !== undefined) throw new HttpError(422, `This picture ${expensive}.`);
}
