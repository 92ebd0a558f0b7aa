import { mediaRoute } from '../../domain/office/content-contract.ts';

/** Encodes parentheses too, because `)` ends a URL in Markdown. */
const encoded = (name: string): string => encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');

/** The Markdown of a picture in `media/`. */
export const pictureText = (path: string, description: string): string =>
  `![${description}](/media/${path.split('/').map(encoded).join('/')})`;

/** Replaces `/media/` with the office's route for draft files: unpublished pictures have no other URL. */
export const withDraftPictures = (markdown: string): string =>
  markdown.replace(/(!\[[^[\]]*\]\(\s*<?)\/media\//g, `$1${mediaRoute}`);
