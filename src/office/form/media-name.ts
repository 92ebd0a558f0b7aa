import { attachmentExtensions } from '../../domain/attachments.ts';

/** `My Photo (1).JPG` → `my-photo-1`; `file` for a name in another script. */
const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'file';

/**
 * The path of a new file of `media/`. The server adds a number if the path is not free.
 *
 * @param folder such as `courses`
 * @param name the name of the chosen file
 * @param extension replaces the file's own, with a dot
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

/** Whether a field accepts a file of `media/`. */
export const isAccepted = (type: MediaType, path: string): boolean =>
  accepted[type] === '' || accepted[type].split(',').some((end) => path.toLowerCase().endsWith(end));

export const isPicture = (path: string): boolean => isAccepted('image', path);
