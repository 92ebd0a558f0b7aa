import { splitFocus } from '../../domain/focus.ts';

/** Allowed media types by file extension. Other files are not served. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};

export const pictureExtensions = ['.avif', '.gif', '.ico', '.jpeg', '.jpg', '.png', '.svg', '.webp'];
export const videoExtensions = ['.mp4', '.webm'];

const prefix = '/media/';

/** The URL of a file of `media/` on the site, with its focus point. Web addresses, paths and '' stay unchanged. */
export function mediaAddress(written: string): string {
  if (written === '' || /^(https?:|\/)/.test(written)) return written;
  const [path, focus] = splitFocus(written);
  return prefix + path.split('/').map(encodeURIComponent).join('/') + focus;
}

/** The reverse of `mediaAddress`, for an export. */
export const mediaPath = (address: string): string =>
  address.startsWith(prefix) ? address.slice(prefix.length).split('/').map(decodeURIComponent).join('/') : address;
