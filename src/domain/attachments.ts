import { isRow, type Row, text } from './text.ts';
import { linkUrl } from './url.ts';

/** A document that visitors download from a page. */
export interface Attachment {
  title: string;
  url: string;
  /** The file extension in upper case, such as "PDF"; '' if there is none. */
  type: string;
  /** Undefined if another site hosts the file. */
  bytes: number | undefined;
}

/** Documents that a page links to as downloads. */
export const attachmentExtensions = ['.pdf', '.docx', '.pptx', '.xlsx'];

export const maxAttachments = 4;

/** A document as the content folder and the forms write it: `Worksheet: downloads/worksheet.pdf`. */
export interface WrittenAttachment {
  /** '' shows the name of the file. */
  title: string;
  /** A path relative to `media/`, the URL of such a file, or a URL of another site. */
  path: string;
}

export function readWritten(written: string): WrittenAttachment {
  const end = written.lastIndexOf(': ');
  return end < 0 ? { title: '', path: written } : { title: written.slice(0, end), path: written.slice(end + 2).trim() };
}

export const write = ({ title, path }: WrittenAttachment): string => (title === '' ? path : `${title}: ${path}`);

/** The file name in an address or a path, percent-decoded and without a query; '' if there is none. */
function fileName(address: string): string {
  // Only an address has a query or a hash: a file name may contain `?` and `#`, as in "C# basics.pdf".
  const isAddress = /^(https?:\/)?\//i.test(address);
  const path = isAddress ? address.replace(/[?#].*$/s, '').replace(/^https?:\/\/[^/]*/i, '') : address;
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** `downloads/lab-notebook.pdf` → `Lab notebook`; the address itself if it names no file. */
export function titleOfFile(path: string): string {
  const name = (fileName(path) || path).replace(/\.[^./]+$/, '').replace(/[-_]+/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Decodes the documents of a course, a post or a page in the API's JSON. */
export function readAttachments(raw: unknown, base: string): Attachment[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter(isRow).flatMap((row) => {
    const url = linkUrl(text(row.link), base);
    return url === '' || text(row.title) === '' ? [] : [attachmentAt(url, row)];
  });
}

const fileType = /^(?:https?:\/\/[^/?#]+)?\/[^?#]*\.(\w{2,5})(?:[?#]|$)/i;

const attachmentAt = (url: string, { title, bytes }: Row): Attachment => ({
  title: text(title, 200),
  url,
  type: (fileType.exec(url)?.[1] ?? '').toUpperCase(),
  bytes: typeof bytes === 'number' ? bytes : undefined,
});
