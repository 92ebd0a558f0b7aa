import { attachmentExtensions, readWritten } from '../../domain/attachments.ts';
import { splitFocus } from '../../domain/focus.ts';
import { mediaId } from './media-source.ts';

/** The address of a picture in Markdown, `![text](address)`. */
export const markdownPicture = /!\[[^[\]]*\]\(\s*<?([^)\s>]+)/g;

/** An address of a file of media/ in a text. */
const mediaUrl = /\/media\/([^\s)>"'<\]]+)/g;

/** Matches the end of a list of downloads, such as `Worksheet: worksheet.pdf` (domain/attachments.ts). */
const document = new RegExp(`(${attachmentExtensions.join('|')})\\s*$`.replaceAll('.', '\\.'), 'i');

/** The media id of a path or an address, decoded and normalised. */
export const idOfPath = (path: string): string =>
  mediaId(decoded(splitFocus(path)[0]).replace(/^\.?\/?(?:media\/)?/, ''));

/**
 * The media ids that texts refer to: as a whole value, or by an address in Markdown. Some files may not exist.
 *
 * @param values texts, and lists and objects of them
 */
export function namedFiles(values: unknown): Set<string> {
  const found = new Set<string>();
  const read = (value: unknown) => {
    if (typeof value === 'string') {
      found.add(mediaId(splitFocus(value.trim())[0]));
      if (document.test(value)) {
        for (const item of value.split('|')) found.add(mediaId(readWritten(item.trim()).path));
      }
      // Test with `includes` first: the office searches all texts after each save, and most have no address.
      if (value.includes('/media/')) for (const [, path = ''] of value.matchAll(mediaUrl)) found.add(idOfPath(path));
      if (value.includes('](')) for (const [, path = ''] of value.matchAll(markdownPicture)) found.add(idOfPath(path));
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  };
  read(values);
  return found;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
