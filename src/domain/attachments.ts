import { isRow, type Row, text } from './text.ts';
import { linkUrl } from './url.ts';

/** A document that visitors download from a page. */
export interface Attachment {
  title: string;
  url: string;
  /** In upper case, "PDF"; '' if the address has no extension. */
  type: string;
  /** Undefined if another site hosts the file. */
  bytes: number | undefined;
}

/** The types of documents. A browser downloads them: no page shows one. */
export const attachmentExtensions = ['.pdf', '.docx', '.pptx', '.xlsx'];

export const maxAttachments = 4;

/** One document in the folder and in a form: `Worksheet: downloads/worksheet.pdf`. */
export interface WrittenAttachment {
  /** '' shows the name of the file. */
  title: string;
  /** A path of `media/`, its address, or a web address. */
  path: string;
}

export function readWritten(written: string): WrittenAttachment {
  const end = written.lastIndexOf(': ');
  return end < 0 ? { title: '', path: written } : { title: written.slice(0, end), path: written.slice(end + 2).trim() };
}

export const write = ({ title, path }: WrittenAttachment): string => (title === '' ? path : `${title}: ${path}`);

/** The name of the file in an address or a path, as people read it: without a query, its characters decoded; '' if there is none. */
function fileName(address: string): string {
  // The name of a file of the folder may contain both characters: "C# basics.pdf".
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

/** The extension at the end of the path of an address. */
const fileType = /^(?:https?:\/\/[^/?#]+)?\/[^?#]*\.(\w{2,5})(?:[?#]|$)/i;

const attachmentAt = (url: string, { title, bytes }: Row): Attachment => ({
  title: text(title, 200),
  url,
  type: (fileType.exec(url)?.[1] ?? '').toUpperCase(),
  bytes: typeof bytes === 'number' ? bytes : undefined,
});
