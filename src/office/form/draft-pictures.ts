import { mediaRoute } from '../../domain/office/content-contract.ts';

/** A picture of `media/` in Markdown, as the site reads it. */
export const pictureText = (path: string, description: string): string =>
  `![${description}](/media/${path.split('/').map(encodeURIComponent).join('/')})`;

/** Shows the pictures of the draft in a preview: the site has only those that are published. */
export const withDraftPictures = (markdown: string): string =>
  markdown.replace(/(!\[[^\]]*\]\(\s*<?)\/media\//g, `$1${mediaRoute}`);
