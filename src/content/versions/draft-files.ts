import { extname } from 'node:path';
import type { FileUse } from '../../domain/office/content-contract.ts';
import { kindNames, kinds } from '../../domain/office/kinds.ts';
import { type Content, keyOfFile, type MediaFile } from '../content.ts';
import { idOf, textOf } from '../folder/content-folder.ts';
import { namedFiles } from '../media/media.ts';
import { listSampleMedia } from './published.ts';

type Files = MediaFile[];

/**
 * The files to publish: those that the site has, and those that the draft uses. An unused upload stays private.
 *
 * @param before the version that the draft is based on
 */
export function publicMedia({ document, media }: Content, before: Content): Files {
  const had = new Set(before.media.map(({ id }) => id));
  // Most drafts have no upload, and need no search in the texts.
  if (media.every(({ id }) => had.has(id))) return media;
  const named = namedFiles(document);
  return media.filter(({ id }) => had.has(id) || named.has(id));
}

/**
 * Files of the draft that are not in `content`, without those of the sample content. They stay after publishing, because an
 * editor may upload ten pictures, use three now and the others later.
 */
export async function uploadsOf({ media }: Pick<Content, 'media'>, content: Pick<Content, 'media'>): Promise<Files> {
  if (media.length === 0) return [];
  const known = new Set([...content.media, ...(await listSampleMedia())].map(keyOfFile));
  return media.filter((row) => !known.has(keyOfFile(row)));
}

/** Adds files that the draft's items use and `media` does not contain, for example because another editor deleted them. */
export function withNamedFiles(media: Files, draft: Content): Files {
  const known = new Set(media.map(({ id }) => id));
  const named = namedFiles(draft.document);
  return [...media, ...draft.media.filter(({ id }) => named.has(id) && !known.has(id))];
}

/** Adds files, each under a free name. Skips a file whose bytes the list already contains. */
export function withFiles(media: Files, files: Files): Files {
  const hashes = new Set(media.map(({ hash }) => hash));
  const all = [...media];
  for (const file of files) if (!hashes.has(file.hash)) all.push({ ...file, id: freeName(file.id, all) });
  return all;
}

/** `boat.png`, or `boat-2.png` if there is another file with this name. */
export function freeName(wanted: string, media: Files): string {
  const used = new Set(media.map(({ id }) => id.toLowerCase()));
  const extension = extname(wanted);
  const stem = wanted.slice(0, -extension.length);
  let name = wanted;
  for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${stem}-${number}${extension}`;
  return name;
}

/** The items that use each file, by its path. */
export function usesOfFiles({ document }: Pick<Content, 'document'>): Map<string, FileUse[]> {
  const uses = new Map<string, FileUse[]>();
  for (const kind of kindNames) {
    const { title } = kinds[kind];
    for (const item of document[kind]) {
      const use = { kind, id: idOf(kind, item), title: textOf(item[title]) };
      for (const path of namedFiles(item)) {
        const known = uses.get(path);
        if (known) known.push(use);
        else uses.set(path, [use]);
      }
    }
  }
  return uses;
}
