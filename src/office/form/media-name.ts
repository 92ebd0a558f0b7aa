import { attachmentExtensions } from '../../domain/attachments.ts';

/** Converts `My Photo (1)` to `my-photo-1`, and a name in another script to `file`. */
const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'file';

/**
 * The path of a new file in `media/`. If the path is not free, the server adds a number.
 *
 * @param folder such as `courses`
 * @param name the name of the chosen file
 * @param extension replaces the file's extension; with a dot
 */
export function mediaName(folder: string, name: string, extension: string | undefined): string {
  const [, stem = name, own = ''] = /^(.*?)(\.[^.]+)?$/.exec(name) ?? [];
  return `${folder}/${slug(stem)}${(extension ?? own).toLowerCase()}`;
}

/** The extensions that a field accepts, as for `<input accept>`. */
export const accepted = {
  image: '.avif,.gif,.ico,.jpeg,.jpg,.png,.svg,.webp',
  sharing: '.avif,.gif,.jpeg,.jpg,.png,.svg,.webp',
  video: '.mp4,.webm',
  captions: '.vtt',
  link: '',
  attachment: attachmentExtensions.join(','),
} satisfies Readonly<Record<string, string>>;

export type MediaType = keyof typeof accepted;

/** True if a form field of this media type accepts a file with this extension. */
export const isAccepted = (type: MediaType, path: string): boolean =>
  accepted[type] === '' || accepted[type].split(',').some((end) => path.toLowerCase().endsWith(end));

export const isPicture = (path: string): boolean => isAccepted('image', path);
