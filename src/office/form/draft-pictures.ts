import { mediaRoute } from '../../domain/office/content-contract.ts';

/** Encodes parentheses too: `)` ends an address in Markdown. */
const encoded = (name: string): string => encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');

/** A picture of `media/` in Markdown, as the site reads it. */
export const pictureText = (path: string, description: string): string =>
  `![${description}](/media/${path.split('/').map(encoded).join('/')})`;

/** Shows the pictures of the draft in a preview: the site has only those that are published. */
export const withDraftPictures = (markdown: string): string =>
  markdown.replace(/(!\[[^[\]]*\]\(\s*<?)\/media\//g, `$1${mediaRoute}`);
